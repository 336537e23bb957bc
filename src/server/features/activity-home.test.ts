import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProfile, readPasswordExpiry, readStatus } from '#contract/account';
import { listRecentActivity, readHome, readWins } from '#contract/activity';
import { draftReply } from '#contract/assistant';
import { readTrial } from '#contract/billing';
import { brainQuestions, readBrainStatus } from '#contract/brain';
import { readMood, readMoodAnalytics, trackMood } from '#contract/mood';
import { writeLoginMotivation } from '#contract/motivator';
import { readTip, refreshTip } from '#contract/tip';
import { openTestHouse, type TestHouse } from '#server/testing';

const DAY_MS = 86_400_000;
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

type Person = { token: string };
const home = async (person: Person) => (await house.call(readHome, {}, person)).body;
const single = async (person: Person) => {
  const read = async (endpoint: Parameters<TestHouse['call']>[0]) => (await house.call(endpoint, {}, person)).body as Record<string, unknown>;
  return {
    wins: await read(readWins),
    recent: (await read(listRecentActivity)).items,
    tip: (await read(readTip)).tip,
    mood: (await read(readMood)).entry,
    moodAnalytics: await read(readMoodAnalytics),
    brain: await read(readBrainStatus),
    status: await read(readStatus),
    trial: await read(readTrial),
    passwordExpiry: await read(readPasswordExpiry),
  };
};

test('the home call answers what the single calls answer, for somebody new and for somebody with a week behind them', async () => {
  const person = await house.signUp({ timeZone: 'Asia/Tokyo' });
  const { days, line, askedAbout, ...fresh } = await home(person);
  expect(fresh).toEqual(await single(person));
  expect(fresh).toMatchObject({ wins: { timeSavedMinutes: 0, streak: 0 }, recent: [], mood: null, brain: { isComplete: false }, trial: { daysRemaining: 30 } });
  expect([days, askedAbout]).toEqual([[], []]);
  expect(line.length).toBeGreaterThan(10);

  await house.call(draftReply, { inboundMessage: 'How much is it? Best, Sam' }, person);
  await house.call(draftReply, { inboundMessage: 'When can you start? Best, Ana', channel: 'sms' }, person);
  await house.call(trackMood, { mood: 'stuck', energyLevel: 40, tags: ['calls'] }, person);
  await house.call(refreshTip, {}, person);
  await house.call(editProfile, Object.fromEntries(brainQuestions.map(({ field }) => [field, 'Something'])), person);
  const later = await home(person);
  const { days: shownUp, line: sameLine, askedAbout: _, ...rest } = later;
  expect(rest).toEqual(await single(person));
  expect(rest).toMatchObject({ wins: { timeSavedMinutes: 10, streak: 1 }, mood: { mood: 'stuck', energyLevel: 40 }, brain: { isComplete: true }, status: { messagesRemaining: 298 } });
  expect(shownUp).toEqual([new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(house.clock.now)]);
  expect(sameLine).toBe(line);
});

test('the line of the home screen is another one than that of the dialog, and a new one each day', async () => {
  const person = await house.signUp();
  const { line } = await home(person);
  expect((await house.call(writeLoginMotivation, {}, person)).body.motivationalLine).not.toBe(line);
  house.clock.advance(DAY_MS);
  const next = await house.signIn(person as unknown as { email: string });
  expect((await home({ token: next.token! })).line).not.toBe(line);
});
