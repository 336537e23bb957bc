import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStatus } from '#contract/account';
import { listChatSessions, readChatSession, sendMessage } from '#contract/chat';
import { openTestDatabase } from '#server/testing';
import { startFakeProvider, type FakeProvider } from './fake-provider.ts';
import { endServers, startServer } from './server.ts';

// How many answers are under way when the server is killed, in two kills. TRIES=200 is the full run.
const TRIES = Number(process.env.TRIES ?? 20);
const KILLS = 2;
const MESSAGES = 10_000;
const RETRIED_AT_ONCE = 20;
let provider: FakeProvider;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  provider = await startFakeProvider();
  database = await openTestDatabase(process.env.TEST_DATABASE_URL);
});
afterAll(async () => {
  endServers();
  await provider.close();
  await database.remove();
});

const start = () => startServer({ COACH_MODELS: 'openai-compatible:fake', COACH_BASE_URL: provider.baseUrl, COACH_PARALLEL: '500', COACH_USER_DAILY_CALLS: '0', TRIAL_MESSAGES: String(MESSAGES), ...database.env });
type Client = Awaited<ReturnType<typeof start>>['client'];
type Sent = { message: string; clientMessageId: string };

// What is stored, by the state of its answer; and that it agrees with what was charged.
async function checkBooks(client: Client, token: string) {
  const { sessions } = (await client.call(listChatSessions, { limit: 200 }, { token })).body;
  const states: string[] = [];
  for (const { id } of sessions) {
    const { messages } = (await client.call(readChatSession, { id }, { token })).body;
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    states.push(messages[1]!.state);
  }
  const stored = states.filter((state) => state === 'complete').length;
  expect((await client.call(readStatus, {}, { token })).body.messagesRemaining).toBe(MESSAGES - stored);
  return { sessions: sessions.length, stored, states: new Set(states) };
}

test(`D-BIL-3 F23 of ${TRIES} answers under way when the server is killed each is stored once or broken off at no cost, and the same id brings it`, { timeout: 300_000 }, async () => {
  let server = await start();
  const { token } = await server.client.signUp();
  const sent: Sent[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const round = Array.from({ length: TRIES / KILLS }, (_, at) => ({ message: `They say my price is too high, for the ${kill * TRIES + at}th time.`, clientMessageId: randomUUID() }));
    sent.push(...round);
    const { child, client } = server;
    // One that the model never answers: however slow the machine is, the kill finds something under way.
    provider.behave('hangsBeforeHeaders', 'drips');
    // One by one, so that the kill finds some done, some half said and some not begun.
    const answers = round.map(async (input, at) => {
      await new Promise((resolve) => setTimeout(resolve, (at * 1200) / round.length));
      return client.call(sendMessage, input, { token }).then(({ status }) => status, () => 0);
    });
    await Promise.race(answers);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await Promise.all(answers)).toContain(0);
    server = await start();
    expect((await checkBooks(server.client, token)).sessions).toBeLessThanOrEqual(sent.length);
  }
  provider.behave('ok');
  // The lines of the dead fall silent after fifteen seconds; until then who asks again waits for them.
  for (let from = 0; from < sent.length; from += RETRIED_AT_ONCE) {
    const retried = await Promise.all(sent.slice(from, from + RETRIED_AT_ONCE).map((input) => answerAtLast(server.client, token, input)));
    expect(new Set(retried)).toEqual(new Set(['complete']));
  }
  expect(await checkBooks(server.client, token)).toEqual({ sessions: sent.length, stored: sent.length, states: new Set(['complete']) });
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
});

// A call that followed a dead answer to its end hears that it broke off; one that came when there was no place is told to wait.
async function answerAtLast(client: Client, token: string, input: Sent) {
  let last = '';
  for (let tries = 0; tries < 6 && last !== 'complete'; tries += 1) {
    const { status, body } = await client.call(sendMessage, input, { token });
    expect([200, 409, 503]).toContain(status);
    last = status === 200 ? body.messages[1]!.state : String(status);
  }
  return last;
}
