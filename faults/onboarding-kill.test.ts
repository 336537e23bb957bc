import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile, saveProfile } from '#contract/account';
import { answerBuilder, answerOnboarding, readOnboarding } from '#contract/onboarding';
import { openTestDatabase } from '#server/testing';
import people from '../evals/onboarding/people.json' with { type: 'json' };
import { endServers, startServer } from './server.ts';

type Person = { who: string; kind: 'onboarding' | 'builder'; brain: Record<string, string>; turns: string[]; holds: Record<string, string> };
const LONG = 'LONG:';
const spell = (turn: string) => (turn.startsWith(LONG) ? turn.slice(LONG.length).repeat(100).slice(0, 5000) : turn);
// How many of the forty are sent through, spread over all their habits. PEOPLE=40 is the full run.
const PEOPLE = Number(process.env.PEOPLE ?? 12);
const chosen = (people as unknown as Person[]).filter((_, index) => index % Math.floor(people.length / PEOPLE) === 0).slice(0, PEOPLE);
// The server dies in the middle of every third one's conversation, while an answer is on its way.
const KILL_EVERY = 3;
const KILLS = Math.floor(PEOPLE / KILL_EVERY);
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase(process.env.TEST_DATABASE_URL);
});
afterAll(async () => {
  endServers();
  await database.remove();
});

const start = () => startServer(database.env);

test(`R-ONB-10 ${PEOPLE} people, and a server killed ${KILLS} times while an answer is on its way: none is lost, none is stored twice`, { timeout: 600_000 }, async () => {
  let server = await start();
  const wrong: string[] = [];
  let [kills, unanswered] = [0, 0];
  for (const [index, person] of chosen.entries()) {
    const { token } = await server.client.signUp();
    const call = person.kind === 'builder' ? answerBuilder : answerOnboarding;
    const messages = person.turns.map(spell);
    await server.client.call(saveProfile, person.brain, { token });
    await server.client.call(call, { userMessage: '' }, { token });
    const killAt = index % KILL_EVERY === KILL_EVERY - 1 ? Math.floor(messages.length / 2) : -1;
    for (const [at, userMessage] of messages.entries()) {
      const turn = { userMessage, turnId: randomUUID() };
      if (at === killAt) {
        const { child, client } = server;
        const answered = client.call(call, turn, { token }).then(({ status }) => status, () => 0);
        // Sometimes before it arrives, sometimes while it is stored, sometimes after.
        await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, kills * 4))]);
        child.kill('SIGKILL');
        await once(child, 'exit');
        kills += 1;
        if ((await answered) === 0) unanswered += 1;
        server = await start();
      }
      // After a kill this is the browser's 'Retry': the same turn, again.
      const { status } = await server.client.call(call, turn, { token });
      if (status !== 200) wrong.push(`${person.who}: ${status} for ${userMessage.slice(0, 40)}`);
    }
    const standing = (await server.client.call(readOnboarding, {}, { token })).body;
    const said = (person.kind === 'builder' ? standing.builder : standing.conversation).turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    if (JSON.stringify(said) !== JSON.stringify(messages)) wrong.push(`${person.who}: the record holds ${said.length} of ${messages.length} answers, or others`);
    const profile = (await server.client.call(readProfile, {}, { token })).body as unknown as Record<string, string>;
    for (const [field, part] of Object.entries(person.holds)) if (!profile[field]!.includes(part)) wrong.push(`${person.who}: ${field} is ${profile[field]}`);
  }
  expect(wrong).toEqual([]);
  expect(kills).toBe(KILLS);
  expect(unanswered).toBeGreaterThan(0);
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
});
