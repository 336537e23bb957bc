import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount, readStatus } from '#contract/account';
import { answerObjection, draftOutbound, draftReply, rewriteMessage } from '#contract/assistant';
import type { Endpoint } from '#contract/endpoint';
import { openTestHouse, PASSWORD, type TestHouse } from '#server/testing';

// How often each way of sending a call twice is tried. TRIES=200 is the full run.
const TRIES = Number(process.env.TRIES ?? 20);
const AT_ONCE = 10;
const DAY = 86_400_000;
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

const calls: [string, Endpoint, Record<string, unknown>][] = [
  ['reply', draftReply, { inboundMessage: 'How much is it? Best, Sam', channel: 'sms' }],
  ['outbound', draftOutbound, { targetBrief: 'Priya Shah. We sell ovens.', channel: 'sms' }],
  ['objection', answerObjection, { objectionText: 'Too expensive.' }],
  ['rewrite', rewriteMessage, { message_text: 'Hi Sam, just checking in. Could we talk on Friday?', channel: 'sms' }],
];

type Person = { token: string; email: string };
const send = (at: TestHouse, [, endpoint, input]: (typeof calls)[number], { token }: Person, key?: string) => at.call(endpoint, input, { token, ...(key && { headers: { 'idempotency-key': key } }) });
const messagesLeft = async (person: Person) => (await house.call(readStatus, {}, person)).body.messagesRemaining;
async function readBooks({ email }: Person) {
  const { rows } = await house.pool.query<{ stored: number; counted: number; held: number; left: number }>(
    `select u.messages_remaining as left, (select count(*) from drafts d where d.user_id = u.user_id)::int as stored, (select coalesce(sum(email + sms + linkedin + voicemail), 0) from user_days d where d.user_id = u.user_id)::int as counted,
      (select count(*) from jsonb_object_keys(u.messages_held))::int as held from users u where email = $1`,
    [email],
  );
  return rows[0]!;
}
const repeat = async (work: (at: number) => Promise<void>) => {
  for (let from = 0; from < TRIES; from += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, TRIES - from) }, (_, at) => work(from + at)));
};

test.each(calls)(`D-BIL-3 H21 ${TRIES} double clicks and retries of one call store and count each once: %s`, async (...call) => {
  const person = await house.signUp();
  await repeat(async (at) => {
    const key = randomUUID();
    const answers = await Promise.all([send(house, call, person, key), send(at % 2 ? other : house, call, person, key)]);
    const retry = await send(other, call, person, key);
    expect([...answers, retry].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([...answers, retry].map(({ text }) => text)).size).toBe(1);
  });
  expect(await messagesLeft(person)).toBe(300 - TRIES);
  expect(await readBooks(person)).toEqual({ stored: TRIES, counted: TRIES, held: 0, left: 300 - TRIES });
});

test.each(calls)(`D-BIL-3 F32 of ${TRIES} clients that went away each got one draft that counts, or none: %s`, async (...call) => {
  const person = await house.signUp();
  const [, endpoint, input] = call;
  await repeat(async (at) => {
    const leave = AbortSignal.timeout(1 + ((at * 7) % 40));
    await house.fetch(endpoint.path, { method: 'POST', signal: leave, headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, 'idempotency-key': randomUUID() }, body: JSON.stringify(input) }).then((answer) => answer.text()).catch(() => {});
  });
  // The server works off what was sent before they left: over when nothing more comes, and at every look the books agree.
  let seen = -1;
  const isOver = async () => {
    const { stored, counted, left, held } = await readBooks(person);
    expect({ left, counted }).toEqual({ left: 300 - stored, counted: stored });
    const isStill = held === 0 && stored === seen;
    seen = stored;
    return isStill;
  };
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
});

test('F22 of 60 sends at once with 25 messages left 25 are answered, in two processes', async () => {
  const person = await house.signUp();
  await house.pool.query('update users set messages_remaining = 25 where email = $1', [person.email]);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => send(at % 2 ? other : house, calls[at % calls.length]!, person)));
  // A message that is held for one that is being written is refused to others, so fewer at once may get through; none too many.
  const answered = answers.filter(({ status }) => status === 200).length;
  expect(answered).toBe(25);
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(35);
  expect(await messagesLeft(person)).toBe(0);
  expect(await readBooks(person)).toEqual({ stored: 25, counted: 25, held: 0, left: 0 });
});

test('R-CHT-05 without messages the answer is a 402 that says so', async () => {
  const person = await house.signUp();
  await house.pool.query('update users set messages_remaining = 0 where email = $1', [person.email]);
  const answer = await send(house, calls[0]!, person);
  expect([answer.status, answer.body]).toEqual([402, { error: 'You have used all messages of your plan. Upgrade your plan to continue.', code: 'limit_reached' }]);
});

test("D-BIL-3 after the trial its messages are gone, bought ones stay and are used up; the trial's go first", async () => {
  const person = await house.signUp();
  await house.pool.query('update users set messages_bought = 2 where email = $1', [person.email]);
  await send(house, calls[0]!, person);
  expect(await messagesLeft(person)).toBe(301);
  house.clock.advance(31 * DAY);
  const back = { ...person, token: (await house.signIn(person)).token! };
  expect(await messagesLeft(back)).toBe(2);
  expect([(await send(house, calls[0]!, back)).status, (await send(house, calls[1]!, back)).status]).toEqual([200, 200]);
  const answer = await send(house, calls[0]!, back);
  expect([answer.status, answer.body]).toEqual([402, { error: 'Your trial has ended. Upgrade your plan to continue.', code: 'limit_reached' }]);
  house.clock.advance(-31 * DAY);
});

test.each(['core', 'pro', 'lifetime', 'admin_comp'])('R-CHT-06 a plan without a limit counts nothing: %s', async (plan) => {
  const person = await house.signUp();
  await house.pool.query('update users set plan = $2, messages_remaining = 0 where email = $1', [person.email, plan]);
  expect((await send(house, calls[0]!, person)).status).toBe(200);
  expect(await messagesLeft(person)).toBeNull();
  const { rows } = await house.pool.query('select messages_remaining, messages_bought from users where email = $1', [person.email]);
  expect(rows).toEqual([{ messages_remaining: 0, messages_bought: 0 }]);
});

test('a message that a dead process held is free again after two minutes', async () => {
  const person = await house.signUp();
  const held = JSON.stringify({ dead: new Date(house.clock.now.getTime() + 60_000).toISOString() });
  await house.pool.query('update users set messages_remaining = 1, messages_held = $2 where email = $1', [person.email, held]);
  expect((await send(house, calls[0]!, person)).status).toBe(402);
  house.clock.advance(60_000);
  expect((await send(house, calls[0]!, person)).status).toBe(200);
  expect(await readBooks(person)).toEqual({ stored: 1, counted: 1, held: 0, left: 0 });
});

test('what was stored before its answer got lost is found again by its key, and not written or counted twice', async () => {
  const person = await house.signUp();
  const key = randomUUID();
  const first = await send(house, calls[0]!, person, key);
  await house.pool.query('delete from replays where key = $1', [key]);
  const again = await send(other, calls[0]!, person, key);
  expect(again.text).toBe(first.text);
  expect(await messagesLeft(person)).toBe(299);
  await house.pool.query('delete from replays where key = $1', [key]);
  expect((await send(other, calls[2]!, person, key)).status).toBe(409);
});

test('a call that fails may be sent again with its key', async () => {
  const person = await house.signUp();
  const key = randomUUID();
  await house.pool.query('update users set messages_remaining = 0 where email = $1', [person.email]);
  expect((await send(house, calls[0]!, person, key)).status).toBe(402);
  await house.pool.query('update users set messages_remaining = 1 where email = $1', [person.email]);
  expect((await send(house, calls[0]!, person, key)).status).toBe(200);
});

test('whoever deletes the account while drafts are written leaves none behind', async () => {
  const person = await house.signUp();
  await house.pool.query("update users set plan = 'core' where email = $1", [person.email]);
  const { rows } = await house.pool.query<{ user_id: string }>('select user_id from users where email = $1', [person.email]);
  const writing = Array.from({ length: 20 }, () => send(house, calls[0]!, person));
  await Promise.all([...writing, house.call(deleteAccount, { password: PASSWORD }, person)]);
  for (const table of ['drafts', 'user_days']) expect((await house.pool.query(`select * from ${table} where user_id = $1`, [rows[0]!.user_id])).rows).toEqual([]);
});
