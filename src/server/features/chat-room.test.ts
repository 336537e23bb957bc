import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChatSessions, readChatSession, sendMessage, stopAnswer, streamMessage } from '#contract/chat';
import { openTestHouse, type TestHouse } from '#server/testing';

let silent: Server;
let house: TestHouse;
// A second process on the same database, where the database allows one.
let other: TestHouse;
beforeAll(async () => {
  // A model that never says a word, so that answers stay under way.
  silent = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((listening) => silent.once('listening', listening));
  const env = { THROTTLE_SCALE: '1', COACH_MODELS: 'openai-compatible:fake', COACH_BASE_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`, COACH_PARALLEL: '100' };
  house = await openTestHouse(env);
  other = house.databaseUrl ? await openTestHouse({ ...env, DATABASE_URL: house.databaseUrl }) : house;
  // Clocks that stand still must stand at the same time, or each takes what the other writes for long dead.
  other.clock.now = house.clock.now;
});
afterAll(async () => {
  silent.closeAllConnections();
  if (other !== house) await other.close();
  await house.close();
  silent.close();
});

type Person = { token: string; email: string };
const begin = (at: TestHouse, { token }: Person) =>
  at.fetch(streamMessage.path, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ message: 'They say my price is too high. What do I say?' }) });

test.each(['trial', 'pro'])('of eight questions sent at once six are answered; the others are told to wait, and one may go as soon as one has ended: %s', async (plan) => {
  const [person, stranger] = [await house.signUp(), await house.signUp()];
  await house.pool.query('update users set plan = $2 where email = $1', [person.email, plan]);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => begin(at % 2 ? other : house, person)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({ error: 'The coach is writing several answers for you already. Please wait for one of them, then send this again.', code: 'too_many_at_once' });
  // Nothing was stored or kept of what was refused.
  const { sessions } = (await house.call(listChatSessions, {}, person)).body;
  expect(sessions).toHaveLength(6);
  const { rows } = await house.pool.query<{ held: number }>('select (select count(*) from jsonb_object_keys(messages_held))::int as held from users where email = $1', [person.email]);
  expect(rows[0]!.held).toBe(6);
  expect((await house.call(sendMessage, { message: 'And now?' }, person)).status).toBe(429);
  // Somebody else isn't kept waiting.
  expect((await begin(house, stranger)).status).toBe(200);
  const last = (await house.call(readChatSession, { id: sessions[0]!.id }, person)).body.messages.at(-1)!;
  await house.call(stopAnswer, { id: last.id }, person);
  await expect.poll(async () => (await begin(house, person)).status, { timeout: 10_000 }).toBe(200);
});
