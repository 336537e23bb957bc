import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile } from '#contract/account';
import { listNudges, markNudgeClicked, markNudgeOpened } from '#contract/nudge';
import { newId } from '#server/db/id';
import { insertNudge } from '#server/db/nudge';
import { openTestHouse, type TestHouse } from '#server/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const payload = { title: 'Pricing is still blank', message: 'Three drafts had to work around it.', cta: 'Answer Q8', deepLink: '/sales-brain' };
async function userWith(count: number) {
  const { token } = await house.signUp();
  const { id: userId } = (await house.call(readProfile, {}, { token })).body;
  for (let episode = 0; episode < count; episode++) {
    await insertNudge(house.house.db, { userId, id: newId(house.clock.now), trigger: 'missing_pricing', episode: String(episode), payload, createdAt: house.clock.now });
  }
  return { token, userId };
}

test('R-NDG-01 R-NDG-03 at most five nudges are listed, the latest first; once they are opened, nothing unseen is counted', async () => {
  const { token } = await userWith(7);
  const { body } = await house.call(listNudges, {}, { token });
  expect([body.nudges.length, body.unreadCount]).toEqual([5, 5]);
  expect(body.nudges[0]).toMatchObject({ trigger: 'missing_pricing', payloadJson: payload, openedAt: null, clickedAt: null });
  for (const { id } of body.nudges) await house.call(markNudgeOpened, { id }, { token });
  expect((await house.call(listNudges, {}, { token })).body.unreadCount).toBe(0);
});

test('one cause is told once', async () => {
  const { token, userId } = await userWith(1);
  await insertNudge(house.house.db, { userId, id: newId(house.clock.now), trigger: 'missing_pricing', episode: '0', payload, createdAt: house.clock.now });
  expect((await house.call(listNudges, {}, { token })).body.nudges).toHaveLength(1);
});

test('R-NDG-03 F39 opened and clicked keep their first time, also from two tabs and in the wrong order', async () => {
  const { token } = await userWith(1);
  const [nudge] = (await house.call(listNudges, {}, { token })).body.nudges;
  await house.call(markNudgeClicked, { id: nudge!.id }, { token });
  const first = (await house.call(listNudges, {}, { token })).body.nudges[0]!;
  expect(first.openedAt).not.toBeNull();
  house.clock.advance(60_000);
  await Promise.all([house.call(markNudgeOpened, { id: nudge!.id }, { token }), house.call(markNudgeClicked, { id: nudge!.id }, { token })]);
  expect((await house.call(listNudges, {}, { token })).body).toEqual({ nudges: [first], unreadCount: 0 });
});

test('F36 nudges of others are out of reach', async () => {
  const { token } = await userWith(1);
  const other = await house.signUp();
  const [nudge] = (await house.call(listNudges, {}, { token })).body.nudges;
  expect((await house.call(markNudgeOpened, { id: nudge!.id }, { token: other.token })).status).toBe(404);
  expect((await house.call(listNudges, {}, { token })).body.unreadCount).toBe(1);
});
