import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, endOtherSessions, login, readProfile } from '#contract/account';
import { askSupport, GENERAL_INQUIRY } from '#contract/support';
import { openTestHouse, PASSWORD, type TestHouse } from '#server/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const request = () => ({ subject: `S ${randomUUID()}`, message: 'It does not start.', issueType: 'bug' });
const count = async (subject: string) => (await house.pool.query('select 1 from support_requests where subject = $1', [subject])).rows.length;

test('H21 the same key and the same call have the same answer and one effect', async () => {
  const { token } = await house.signUp();
  const input = request();
  const init = { token, ...keyed(randomUUID()) };
  const [first, again] = [await house.call(askSupport, input, init), await house.call(askSupport, input, init)];
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(await count(input.subject)).toBe(1);
});

test('H21 a call that is sent again does nothing again', async () => {
  const person = await house.signUp();
  const init = { token: person.token, ...keyed(randomUUID()) };
  await house.call(endOtherSessions, {}, init);
  const { token: later } = await house.signIn(person);
  expect((await house.call(endOtherSessions, {}, init)).body).toEqual({ success: true });
  expect((await house.call(readProfile, {}, { token: later! })).status).toBe(200);
  await house.call(endOtherSessions, {}, { token: person.token });
  expect((await house.call(readProfile, {}, { token: later! })).status).toBe(401);
});

test('H21 without a key each call counts', async () => {
  const { token } = await house.signUp();
  const input = request();
  await house.call(askSupport, input, { token });
  await house.call(askSupport, input, { token });
  expect(await count(input.subject)).toBe(2);
});

test('H21 the same key with another body, or for another call, is a conflict', async () => {
  const { token } = await house.signUp();
  const init = { token, ...keyed(randomUUID()) };
  await house.call(askSupport, request(), init);
  const other = await house.call(askSupport, request(), init);
  expect([other.status, other.text]).toEqual([409, '{"error":"That key was used for something else. Send a new one.","code":"key_reused"}']);
  expect((await house.call(endOtherSessions, {}, init)).status).toBe(409);
});

test('H21 two users may use one key, and neither sees the other', async () => {
  const [one, other] = [await house.signUp(), await house.signUp()];
  const key = randomUUID();
  const [mine, theirs] = [request(), request()];
  expect((await house.call(askSupport, mine, { token: one.token, ...keyed(key) })).status).toBe(200);
  expect((await house.call(askSupport, theirs, { token: other.token, ...keyed(key) })).status).toBe(200);
  expect([await count(mine.subject), await count(theirs.subject)]).toEqual([1, 1]);
});

test("F53 a visitor's key works for the contact form alone", async () => {
  const input = { ...request(), issueType: GENERAL_INQUIRY };
  const init = keyed(randomUUID());
  await Promise.all(Array.from({ length: 5 }, () => house.call(askSupport, input, init)));
  expect(await count(input.subject)).toBe(1);
  const person = await house.signUp();
  const tokens = await Promise.all([1, 2].map(async () => (await house.call(login, { email: person.email, password: PASSWORD }, init)).body.token));
  expect(new Set(tokens).size).toBe(2);
  expect(JSON.stringify((await house.pool.query('select * from replays')).rows)).not.toContain(tokens[0]);
});

test('a call that failed may be tried again with its key', async () => {
  const { token } = await house.signUp();
  const input = request();
  const init = { token, ...keyed(randomUUID()) };
  expect((await house.call(askSupport, { ...input, subject: '' }, init)).status).toBe(400);
  expect((await house.call(askSupport, input, init)).status).toBe(200);
});

test('an answer is kept for a day', async () => {
  const person = await house.signUp();
  const input = request();
  const key = keyed(randomUUID());
  await house.call(askSupport, input, { token: person.token, ...key });
  house.clock.advance(24 * 3_600_000);
  const { token } = await house.signIn(person);
  await house.call(askSupport, { ...input, message: 'Again.' }, { token: token!, ...key });
  expect(await count(input.subject)).toBe(1);
  await house.runDueJobs();
  expect((await house.pool.query('select 1 from replays where ends_at < $1', [house.clock.now])).rows).toEqual([]);
});

test.each(['short', 'x'.repeat(101), 'with space in it', "'; drop table"])('a key that is none (%s) is refused', async (key) => {
  const { token } = await house.signUp();
  expect((await house.call(askSupport, request(), { token, ...keyed(key) })).status).toBe(400);
});

test('a change of the password is no POST, and has no key', async () => {
  const { token } = await house.signUp();
  const init = { token, ...keyed(randomUUID()) };
  expect((await house.call(changePassword, { currentPassword: PASSWORD, newPassword: 'Tailwind-8-sails' }, init)).status).toBe(200);
  expect((await house.call(changePassword, { currentPassword: PASSWORD, newPassword: 'Tailwind-8-sails' }, init)).status).toBe(400);
});
