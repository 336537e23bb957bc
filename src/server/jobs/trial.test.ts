import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftReply } from '#contract/assistant';
import { setMessages } from '#server/db/ledger';
import { openTestHouse, type TestHouse } from '#server/testing';
import { DAY, openTill, type Payer } from '#server/features/testing/till';

let house: TestHouse;
let till: ReturnType<typeof openTill>;
beforeAll(async () => {
  house = await openTestHouse();
  till = openTill(house);
});
afterAll(() => house.close());

const subjects = async ({ email }: Payer) => (await house.readMails(email)).map(({ subject }) => subject).filter((subject) => subject.includes('trial'));

test('R-BIL-01 the end of a trial is told by mail 7 and 3 days before and on the day, each once', async () => {
  const person = await house.signUp();
  const seen: [number, string][] = [];
  let passed = 0;
  for (const day of [1, 22.9, 23.1, 23.5, 25, 26.9, 27.1, 28, 29.9, 30.1, 30.5, 33]) {
    house.clock.advance((day - passed) * DAY);
    passed = day;
    const all = await subjects(person);
    if (all.length > seen.length) seen.push([day, all.at(-1)!]);
  }
  expect(seen).toEqual([
    [23.1, 'Your Winward trial ends in 7 days'],
    [27.1, 'Your Winward trial ends in 3 days'],
    [30.1, 'Your Winward trial has ended'],
  ]);
  const [first] = await house.readMails(person.email);
  expect(first!.text).toContain('300 messages of it are left until then.');
  expect(first!.text).toContain('Core costs $14.95 a month, Pro $29.95. Nothing is charged unless you choose a plan.');
});

test('a server that slept sends one mail, with the days that are really left, and none about what is long over', async () => {
  const person = await house.signUp();
  await till.pass(person, 28 * DAY);
  expect(await subjects(person)).toEqual(['Your Winward trial ends in 2 days']);
  const other = await house.signUp();
  await till.pass(other, 60 * DAY);
  expect(await subjects(other)).toEqual([]);
});

test('whoever has a plan is told nothing of a trial', async () => {
  const person = await till.subscribe();
  await till.pass(person, 28 * DAY);
  expect(await subjects(person)).toEqual([]);
});

test('D-BIL-3 when a trial ends its messages are written off, and what was spent stands beside', async () => {
  const person = await house.signUp();
  await house.call(draftReply, { inboundMessage: 'How much is it? Best, Sam', channel: 'sms' }, person);
  await till.pass(person, 31 * DAY);
  expect(await till.ledger(person)).toEqual({ expired: -299, granted: 300, spent: -1 });
  expect(await till.findMistakes()).toEqual([]);
});

test.each([
  ['more, in the trial', 0, 400, [391, 9]],
  ['fewer, in the trial', 0, 10, [1, 9]],
  ['fewer than were bought, in the trial', 0, 5, [0, 5]],
  ['some, after the trial', 31, 7, [0, 7]],
  ['none, after the trial', 31, 0, [0, 0]],
])('staff who says how many messages there are writes the difference into the ledger: %s', async (_what, days, count, left) => {
  const person = await house.signUp();
  const userId = await till.findUserId(person);
  await house.pool.query("insert into message_ledger (user_id, id, pot, kind, count, ref, created_at) values ($1, gen_random_uuid(), 'bought', 'bought', 9, 'nine', now())", [userId]);
  await house.pool.query('update users set messages_bought = 9 where user_id = $1', [userId]);
  const later = await till.pass(person, days * DAY);
  await setMessages(house.house.db, { userId, ref: 'by staff', now: house.clock.now, count });
  const { rows } = await house.pool.query('select messages_remaining, messages_bought from users where user_id = $1', [userId]);
  expect([Object.values(rows[0] as object), (await till.left(later)).messagesRemaining]).toEqual([left, count]);
  expect(await till.findMistakes()).toEqual([]);
});
