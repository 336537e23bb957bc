import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markDraftOutcome, readHome, readWins } from '#contract/activity';
import { readProfile } from '#contract/account';
import { draftOutbound, draftReply } from '#contract/assistant';
import { sendMessage } from '#contract/chat';
import { readMoodAnalytics, trackMood } from '#contract/mood';
import { readProgress, readWeeklyReview, weeksIn, type ProgressRange } from '#contract/progress';
import { openTestDatabase, openTestHouse, type TestHouse } from '#server/testing';
import { openPlainCounts, type PlainCounts } from './plain-counts.ts';

const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 365;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let house: TestHouse;
let account: { email: string; password: string };
beforeAll(async () => {
  database = await openTestDatabase(process.env.TEST_DATABASE_URL);
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/seed.ts'], { env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...database.env } });
  const [, email, password] = /account: (\S+)\s+password: (\S+)/.exec(stdout)!;
  account = { email: email!, password: password! };
  house = await openTestHouse({ ...database.env, PASSWORD_MAX_AGE_DAYS: String(MAX_AGE_DAYS) });
}, 240_000);
afterAll(async () => {
  await house?.close();
  await database.remove();
});

async function arrive(who = account) {
  const { token } = await house.signIn(who);
  const signed = { token: token! };
  const userId = (await house.call(readProfile, {}, signed)).body.id;
  return { signed, plain: openPlainCounts(house, { userId, now: house.clock.now }) };
}
type Arrived = Awaited<ReturnType<typeof arrive>>;

async function compareHome({ signed, plain }: Arrived) {
  const { body: home } = await house.call(readHome, {}, signed);
  const { days, minutes, streak, ...channels } = await plain.wins();
  expect(home.wins).toEqual({ timeSavedMinutes: minutes, messagesThisWeek: channels, streak });
  expect(home.days).toEqual(days);
  expect((await house.call(readWins, {}, signed)).body).toEqual(home.wins);
  expect(home.recent.map(({ id, channel, content }) => ({ id, channel, content }))).toEqual(await plain.recent());
  expect({ mood: home.mood?.mood, energy: home.mood?.energyLevel }).toEqual(await plain.latestMood());
  expect(home.moodAnalytics).toEqual({ weeklyData: await plain.moodWeek(), ...(await plain.moodFigures()) });
  expect((await house.call(readMoodAnalytics, {}, signed)).body).toEqual(home.moodAnalytics);
  expect({ plan: home.status.plan, trial: home.trial.daysRemaining, password: home.passwordExpiry.daysUntilExpiry }).toEqual(await plain.account(MAX_AGE_DAYS));
}

type Named = { by?: unknown; value?: unknown };
const inOrder = <T extends Named>(groups: T[]) => groups.toSorted((a, b) => `${String(a.by)} ${String(a.value)}`.localeCompare(`${String(b.by)} ${String(b.value)}`));
async function compareProgress({ signed, plain }: Arrived, range: ProgressRange) {
  const { body } = await house.call(readProgress, { range }, signed);
  const read = async (name: Exclude<keyof PlainCounts, 'account'>) => plain[name](weeksIn[range]);
  const { outcomes, streak, ...rest } = body;
  expect(rest).toEqual({ messages: await read('messages'), scores: await read('scores'), energy: await read('energy'), daysShownUp: await read('daysShownUp') });
  expect(inOrder(outcomes)).toEqual(inOrder((await read('outcomes')) as Named[]));
  expect(streak).toEqual(await read('streak'));
  return body;
}

async function compareAll() {
  const arrived = await arrive();
  await compareHome(arrived);
  for (const range of ['4w', '8w', 'year'] as const) await compareProgress(arrived, range);
  const { review } = (await house.call(readWeeklyReview, {}, arrived.signed)).body;
  const { messages, days } = await arrived.plain.lastWeek();
  expect(review?.messages ?? 0).toBe(messages);
  expect(review === null).toBe(messages === 0 && days === 0);
  return arrived;
}

test('R-HOM-03 R-PUL-03 R-PRG-01 every number on home and progress equals a plain SQL count over the seeded demo, and over what is done after it', { timeout: 240_000 }, async () => {
  const arrived = await compareAll();
  // Else nothing would be compared with nothing.
  const { messages, outcomes, streak, energy } = await compareProgress(arrived, 'year');
  expect(messages.reduce((sum, { email, sms, linkedin, voicemail }) => sum + email + sms + linkedin + voicemail, 0)).toBeGreaterThan(40);
  expect(outcomes.filter(({ meeting }) => meeting > 0).length).toBeGreaterThan(3);
  expect(streak.longest).toBeGreaterThan(4);
  expect(energy.length).toBeGreaterThan(25);

  // The same through the front door: a message, another version of it, other channels, an outcome, a question and two moods.
  const { signed } = arrived;
  const reply = { inboundMessage: 'What does it cost, and who writes the texts? Best, Sam' };
  const { id, group } = (await house.call(draftReply, reply, signed)).body;
  await house.call(draftReply, { ...reply, version: 1, group }, signed);
  await house.call(draftOutbound, { channel: 'voicemail', targetBrief: 'Ana Ruiz, founder of Ruiz Consulting, moved to Leeds.' }, signed);
  await house.call(markDraftOutcome, { id, outcome: 'meeting' }, signed);
  await house.call(sendMessage, { content: 'How do I ask for a meeting without pushing?' }, signed);
  await house.call(trackMood, { mood: 'stuck', energyLevel: 31 }, signed);
  house.clock.advance(60_000);
  await house.call(trackMood, { mood: 'power_zone', energyLevel: 94 }, signed);
  await compareAll();

  // The days after it, with what a new week, the edge of a range and a freeze do to them.
  for (const days of [1, 2, 1, 3, 21, 9]) {
    house.clock.advance(days * DAY_MS);
    const { signed: later } = await compareAll();
    await house.call(trackMood, { mood: 'steady', energyLevel: 50 + days }, later);
    await compareAll();
  }
});

test('R-PRG-01 a freeze on the first Monday of a range is shown, though the day before it is out of the range', async () => {
  const person = await house.signUp();
  while (house.clock.now.getUTCDay() !== 0) house.clock.advance(DAY_MS);
  const [sunday, monday] = [house.clock.now, new Date(house.clock.now.getTime() + DAY_MS)];
  for (const days of [0, 2]) {
    house.clock.now = new Date(sunday.getTime() + days * DAY_MS);
    await house.call(trackMood, { mood: 'steady', energyLevel: 60 }, (await arrive(person)).signed);
  }
  house.clock.advance(24 * DAY_MS);
  const { streak } = await compareProgress(await arrive(person), '4w');
  expect(streak.frozenDays).toEqual([monday.toISOString().slice(0, 10)]);
});
