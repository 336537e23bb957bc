import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/account';
import { writeDailyMotivation, writeLoginMotivation } from '#contract/motivator';
import { deleteSavedTip, listSavedTips, readTip, refreshTip, saveTip } from '#contract/tip';
import { openTestHouse, type TestHouse } from '#server/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());
const DAY_MS = 86_400_000;

test('R-HOM-05 the tip is the same all day; Refresh gives another, and that one stays', async () => {
  const { token } = await house.signUp();
  const first = (await house.call(readTip, {}, { token })).body.tip;
  expect(first.length).toBeGreaterThan(20);
  expect((await house.call(readTip, {}, { token })).body.tip).toBe(first);
  const second = (await house.call(refreshTip, {}, { token })).body.tip;
  expect(second).not.toBe(first);
  expect((await house.call(readTip, {}, { token })).body.tip).toBe(second);
});

test('R-HOM-05 a saved tip is kept once, listed, and can be let go; tips of others are out of reach', async () => {
  const { token } = await house.signUp();
  const other = await house.signUp();
  const saved = await house.call(saveTip, { tipContent: 'Ask what it has to answer.' }, { token });
  await house.call(saveTip, { tipContent: 'Ask what it has to answer.' }, { token });
  const { tips } = (await house.call(listSavedTips, {}, { token })).body;
  expect(tips).toEqual([saved.body.tip]);
  expect((await house.call(deleteSavedTip, { id: tips[0]!.id }, { token: other.token })).status).toBe(404);
  expect((await house.call(deleteSavedTip, { id: tips[0]!.id }, { token })).status).toBe(200);
  expect((await house.call(listSavedTips, {}, { token })).body.tips).toEqual([]);
  expect((await house.call(saveTip, { tipContent: 'x'.repeat(1001) }, { token })).status).toBe(400);
});

test('R-HOM-09 the motivation of the day stays; Get Another gives one that was not shown yet', async () => {
  const { token } = await house.signUp();
  const first = await house.call(writeDailyMotivation, { firstName: 'Dana', isGenerateAnother: false }, { token });
  expect(first.body).toMatchObject({ success: true });
  expect((await house.call(writeDailyMotivation, {}, { token })).body.message).toBe(first.body.message);
  const seen = new Set([first.body.message]);
  for (let time = 0; time < 10; time++) seen.add((await house.call(writeDailyMotivation, { isGenerateAnother: true }, { token })).body.message);
  expect(seen.size).toBe(11);
});

test('R-HOM-10 the login says once a day that the motivation is due', async () => {
  const person = await house.signUp();
  const due = async () => (await house.call(login, person)).body;
  const first = await due();
  expect(first.showDailyMotivator).toBe(true);
  await house.call(writeDailyMotivation, {}, { token: first.token! });
  expect((await due()).showDailyMotivator).toBe(false);
  house.clock.advance(DAY_MS);
  expect((await due()).showDailyMotivator).toBe(true);
});

test('R-HOM-07 Ready to Win Today has a line and a tip, the same all day and for two tabs at once', async () => {
  const { token } = await house.signUp();
  const answers = await Promise.all([1, 2, 3, 4].map(() => house.call(writeLoginMotivation, {}, { token })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]!.body.motivationalLine.length).toBeGreaterThan(20);
  expect(answers[0]!.body.platformTip.length).toBeGreaterThan(20);
});

test('R-HOM-05 nothing comes again within sixty days', async () => {
  const person = await house.signUp();
  const seen: string[] = [];
  for (let day = 0; day < 60; day++) {
    const { token } = await house.signIn(person);
    seen.push((await house.call(readTip, {}, { token: token! })).body.tip);
    house.clock.advance(DAY_MS);
  }
  expect(new Set(seen).size).toBe(60);
});
