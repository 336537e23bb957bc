import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount, readStatus } from '#contract/account';
import { deleteChatSession, listChatSessions, readChatSession, regenerateAnswer, sendMessage, streamMessage } from '#contract/chat';
import type { Endpoint } from '#contract/endpoint';
import { openTestHouse, PASSWORD, type TestHouse } from '#server/testing';

// How many messages are sent twice and once more. TRIES=200 is the full run.
const TRIES = Number(process.env.TRIES ?? 20);
const AT_ONCE = 10;
let house: TestHouse;
// A second process on the same database, where the database allows one.
let other: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  other = house.databaseUrl ? await openTestHouse({ DATABASE_URL: house.databaseUrl }) : house;
  // Clocks that stand still must stand at the same time, or each takes what the other writes for long dead.
  other.clock.now = house.clock.now;
});
afterAll(async () => {
  if (other !== house) await other.close();
  await house.close();
});

const EXPENSIVE = 'They say my price is too high. What do I say?';
type Person = { token: string; email: string };
const say = async (person: Person, message = EXPENSIVE) => (await house.call(sendMessage, { message }, person)).body;
const messagesLeft = async (person: Person) => (await house.call(readStatus, {}, person)).body.messagesRemaining;
async function readBooks({ email }: Person) {
  const { rows } = await house.pool.query<{ answers: number; counted: number; held: number }>(
    `select (select count(*) from chat_messages m where m.user_id = u.user_id and role = 'assistant' and state = 'complete')::int as answers, (select coalesce(sum(chat_messages), 0) from user_days d where d.user_id = u.user_id)::int as counted,
      (select count(*) from jsonb_object_keys(u.messages_held))::int as held from users u where email = $1`,
    [email],
  );
  return rows[0]!;
}

test('R-CHT-05 R-CHT-06 without messages it is a 402 that stores nothing; a plan without a limit counts none', async () => {
  const person = await house.signUp();
  await house.pool.query('update users set messages_remaining = 0 where email = $1', [person.email]);
  for (const endpoint of [sendMessage, streamMessage]) {
    const answer = await house.call(endpoint as Endpoint, { message: EXPENSIVE }, person);
    expect([answer.status, answer.body]).toEqual([402, { error: 'You have used all messages of your plan. Upgrade your plan to continue.', code: 'limit_reached' }]);
  }
  expect((await house.call(listChatSessions, {}, person)).body).toEqual({ sessions: [], nextPage: null });
  await house.pool.query("update users set plan = 'pro' where email = $1", [person.email]);
  expect((await say(person)).userStatus).toEqual({ plan: 'pro', messagesRemaining: null });
  expect(await readBooks(person)).toEqual({ answers: 1, counted: 1, held: 0 });
});

test('F21 D-BIL-3 one message sent 40 times with one id, in two processes, is one message, one charge and 40 equal answers', async () => {
  const person = await house.signUp();
  const input = { message: EXPENSIVE, clientMessageId: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? other : house).call(sendMessage, input, person)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await readBooks(person)).toEqual({ answers: 1, counted: 1, held: 0 });
  expect(await messagesLeft(person)).toBe(299);
  expect((await house.call(sendMessage, { ...input, message: 'Something else' }, person)).status).toBe(409);
});

test(`D-BIL-3 H21 ${TRIES} double clicks and retries of one message store and count each once`, { timeout: 240_000 }, async () => {
  const person = await house.signUp();
  for (let from = 0; from < TRIES; from += AT_ONCE) {
    const send = async (_: unknown, at: number) => {
      const input = { message: `${EXPENSIVE} ${from + at}`, clientMessageId: randomUUID() };
      const twice = await Promise.all([house, at % 2 ? other : house].map((process) => process.call(sendMessage, input, person)));
      const retry = await other.call(sendMessage, input, person);
      expect([...twice, retry].map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set([...twice, retry].map(({ body }) => JSON.stringify(body.messages))).size).toBe(1);
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, TRIES - from) }, send));
  }
  expect(await readBooks(person)).toEqual({ answers: TRIES, counted: TRIES, held: 0 });
  expect(await messagesLeft(person)).toBe(300 - TRIES);
});

test('D-BIL-3 an Idempotency-Key alone does the same, and so does asking again with one id', async () => {
  const person = await house.signUp();
  const keyed = { token: person.token, headers: { 'idempotency-key': randomUUID() } };
  const [one, two] = [await house.call(sendMessage, { message: EXPENSIVE }, keyed), await house.call(sendMessage, { message: EXPENSIVE }, keyed)];
  expect(two.text).toBe(one.text);
  const again = { id: one.body.messages[1]!.id, clientMessageId: randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => house.call(regenerateAnswer, again, person)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await readBooks(person)).toEqual({ answers: 2, counted: 2, held: 0 });
});

test('F22 D-BIL-3 of 30 sends at once with 10 messages left 10 are answered, in two tabs and two processes', async () => {
  const person = await house.signUp();
  const { sessionId } = await say(person);
  await house.pool.query('update users set messages_remaining = 10 where email = $1', [person.email]);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => (at % 2 ? other : house).call(sendMessage, { message: `${EXPENSIVE} ${at}`, sessionId }, person)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(20);
  expect(await readBooks(person)).toEqual({ answers: 11, counted: 11, held: 0 });
  // F35: each question stands right before its answer, and both tabs see the same order.
  const { messages } = (await house.call(readChatSession, { id: sessionId }, person)).body;
  expect(messages.map(({ role }) => role)).toEqual(Array.from({ length: 11 }, () => ['user', 'assistant']).flat());
});

test('whoever deletes a conversation or the account while answers are written leaves nothing behind', async () => {
  const person = await house.signUp();
  const { sessionId } = await say(person);
  const writing = Array.from({ length: 10 }, (_, at) => house.call(sendMessage, { message: `${EXPENSIVE} ${at}`, sessionId }, person));
  const answers = await Promise.all([...writing, house.call(deleteChatSession, { id: sessionId }, person)]);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  const { rows } = await house.pool.query<{ user_id: string }>('select user_id from users where email = $1', [person.email]);
  expect((await house.pool.query('select * from chat_messages where user_id = $1', [rows[0]!.user_id])).rows).toEqual([]);
  await Promise.all([...Array.from({ length: 10 }, () => house.call(sendMessage, { message: EXPENSIVE }, person)), house.call(deleteAccount, { password: PASSWORD }, person)]);
  for (const table of ['chat_messages', 'chat_sessions', 'user_days']) expect((await house.pool.query(`select * from ${table} where user_id = $1`, [rows[0]!.user_id])).rows, table).toEqual([]);
});

test('F23 D-BIL-3 what a dead server was writing reads as broken off; the sweep gives its message back, and the same id brings the answer', async () => {
  const person = await house.signUp();
  const input = { message: EXPENSIVE, clientMessageId: randomUUID() };
  const { sessionId, messages } = (await house.call(sendMessage, input, person)).body;
  const id = messages[1]!.id;
  const [dead, held] = [-1, 60_000].map((ms) => new Date(house.clock.now.getTime() + ms).toISOString());
  await house.pool.query("update chat_messages set state = 'writing', content = 'Ask one', engine = null, alive_until = $2 where id = $1", [id, dead]);
  await house.pool.query('update users set messages_remaining = 300, messages_held = $2 where email = $1', [person.email, JSON.stringify({ [`chat:${id}`]: held })]);
  await house.pool.query('update user_days set chat_messages = 0 where user_id = (select user_id from users where email = $1)', [person.email]);
  const readAnswer = async () => (await house.call(readChatSession, { id: sessionId }, person)).body.messages[1]!;
  expect(await readAnswer()).toMatchObject({ state: 'interrupted', content: 'Ask one' });
  await house.runDueJobs();
  expect(await readBooks(person)).toEqual({ answers: 0, counted: 0, held: 0 });
  expect((await house.call(sendMessage, input, person)).body.messages[1]).toMatchObject({ id, state: 'complete', content: messages[1]!.content });
  expect(await readBooks(person)).toEqual({ answers: 1, counted: 1, held: 0 });
  expect(await messagesLeft(person)).toBe(299);
});
