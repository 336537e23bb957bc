import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile } from '#contract/account';
import { draftReply } from '#contract/assistant';
import { deleteMood, deleteMoods, exportMoods, listMoods, planLowEnergyDay, readMood, readMoodAnalytics, readMoodMonth, trackMood } from '#contract/mood';
import { makeCommitment } from '#contract/progress';
import { newId } from '#server/db/id';
import { insertMood } from '#server/db/mood';
import { openTestHouse, type TestHouse } from '#server/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  house.clock.now = new Date('2026-11-18T09:00:00Z');
});
afterAll(() => house.close());
const at = (instant: string) => (house.clock.now = new Date(instant));

test('R-PUL-04 a mood is stored, and is the latest', async () => {
  at('2026-11-18T09:00:00Z');
  const { token } = await house.signUp();
  const tracked = await house.call(trackMood, { mood: 'power_zone', energyLevel: 82, tags: ['calls'] }, { token });
  expect([tracked.status, tracked.body]).toMatchObject([200, { success: true, entry: { mood: 'power_zone', energyLevel: 82, tags: ['calls'] } }]);
  expect((await house.call(readMood, {}, { token })).body.entry).toEqual(tracked.body.entry);
});

test('R-PUL-03 the week runs from Monday to Sunday in the own time zone; the average and the days are those of its entries', async () => {
  at('2026-11-16T05:00:00Z');
  // In Los Angeles it is still Sunday, so this belongs to the week before.
  const person = await house.signUp({ timeZone: 'America/Los_Angeles' });
  let { token } = person;
  await house.call(trackMood, { mood: 'stuck', energyLevel: 10 }, { token });
  for (const [instant, energyLevel] of [['2026-11-16T20:00:00Z', 60], ['2026-11-16T20:10:00Z', 40], ['2026-11-18T20:00:00Z', 80]] as const) {
    at(instant);
    token = (await house.signIn(person)).token!;
    expect((await house.call(trackMood, { mood: 'steady', energyLevel }, { token })).status).toBe(200);
  }
  const { body } = await house.call(readMoodAnalytics, {}, { token });
  expect(body.weeklyData.map(({ day, energy }) => [day, energy])).toEqual([
    ['2026-11-16', 50],
    ['2026-11-17', null],
    ['2026-11-18', 80],
    ['2026-11-19', null],
    ['2026-11-20', null],
    ['2026-11-21', null],
    ['2026-11-22', null],
  ]);
  expect([body.averageEnergy, body.daysTracked]).toEqual([60, 2]);
});

test('R-PUL-03 with nothing tracked there is no average, and no day', async () => {
  const { token } = await house.signUp();
  expect((await house.call(readMoodAnalytics, {}, { token })).body).toMatchObject({ averageEnergy: null, daysTracked: 0 });
});

test.each([
  { mood: 'happy', energyLevel: 50 },
  { mood: 'steady', energyLevel: -1 },
  { mood: 'steady', energyLevel: 101 },
  { mood: 'steady', energyLevel: 70.5 },
  { mood: 'steady', energyLevel: '70' },
  { mood: 'steady', energyLevel: null },
  { mood: 'steady' },
])('R-PUL-01 R-PUL-02 %o is refused, and nothing is stored', async (entry) => {
  const { token } = await house.signUp();
  expect((await house.call(trackMood, entry, { token })).status).toBe(400);
  expect((await house.call(readMood, {}, { token })).body).toEqual({ entry: null });
});

test('F37 a double click with one key is one entry', async () => {
  const { token } = await house.signUp();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => house.call(trackMood, { mood: 'steady', energyLevel: 70 }, { token, headers })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await house.call(listMoods, {}, { token })).body.entries).toHaveLength(1);
});

test('R-PUL-04 the history is read in pages, the latest first; entries of others are out of reach', async () => {
  const { token } = await house.signUp();
  const other = await house.signUp();
  for (const energyLevel of [1, 2, 3]) {
    house.clock.advance(1000);
    await house.call(trackMood, { mood: 'steady', energyLevel }, { token });
  }
  const first = (await house.call(listMoods, { limit: 2 }, { token })).body;
  expect(first.entries.map((entry) => entry.energyLevel)).toEqual([3, 2]);
  const second = (await house.call(listMoods, { limit: 2, after: first.nextPage! }, { token })).body;
  expect([second.entries.map((entry) => entry.energyLevel), second.nextPage]).toEqual([[1], null]);
  expect((await house.call(deleteMood, { id: first.entries[0]!.id }, { token: other.token })).status).toBe(404);
  expect((await house.call(deleteMood, { id: first.entries[0]!.id }, { token })).status).toBe(200);
  expect((await house.call(deleteMoods, {}, { token })).status).toBe(200);
  expect((await house.call(listMoods, {}, { token })).body.entries).toEqual([]);
});

test('R-PUL-03 a month is read by its own days, also where another zone has another day', async () => {
  at('2026-11-01T05:00:00Z');
  // Still October in Los Angeles.
  const person = await house.signUp({ timeZone: 'America/Los_Angeles' });
  await house.call(trackMood, { mood: 'stuck', energyLevel: 30, tags: ['sleep'] }, person);
  at('2026-11-01T20:00:00Z');
  const { token } = await house.signIn(person);
  await house.call(trackMood, { mood: 'steady', energyLevel: 60 }, { token: token! });
  const days = async (month: string) => (await house.call(readMoodMonth, { month }, { token: token! })).body.entries.map(({ day, mood, tags }) => [day, mood, tags]);
  expect(await days('2026-10')).toEqual([['2026-10-31', 'stuck', ['sleep']]]);
  expect(await days('2026-11')).toEqual([['2026-11-01', 'steady', []]]);
  for (const month of ['2026-13', '2026-1', "2026-11' or 1=1", '']) expect((await house.call(readMoodMonth, { month }, { token: token! })).status).toBe(400);
});

test('all entries come as a CSV file, more than a page of them', async () => {
  at('2026-11-18T09:00:00Z');
  const person = await house.signUp();
  const { id } = (await house.call(readProfile, {}, person)).body;
  for (let count = 0; count < 501; count += 1) {
    house.clock.advance(1000);
    await insertMood(house.house.db, { userId: id, id: newId(house.clock.now), day: '2026-11-18', mood: 'steady', energy: 60, tags: count === 0 ? ['calls', 'sleep'] : [], createdAt: house.clock.now });
  }
  const { text, headers } = await house.call(exportMoods, {}, person);
  expect(headers.get('content-disposition')).toBe('attachment; filename="power-pulse-2026-11-18.csv"');
  const lines = text.trimEnd().split('\r\n');
  expect([lines[0], lines.length, lines.at(-1)]).toEqual(['day,time,mood,energy,tags', 502, '2026-11-18,2026-11-18T09:00:01.000Z,steady,60,calls sleep']);
});

test('a low day gets three small tasks out of what is open already, another day gets none', async () => {
  at('2026-11-18T09:00:00Z');
  const person = await house.signUp();
  const plan = async () => (await house.call(planLowEnergyDay, {}, person)).body.tasks;
  expect(await plan()).toEqual([]);
  await house.call(trackMood, { mood: 'stuck', energyLevel: 5 }, person);
  expect(await plan()).toEqual([]);
  house.clock.advance(1000);
  await house.call(trackMood, { mood: 'exhausted', energyLevel: 20 }, person);
  expect(await plan()).toEqual([
    { text: 'Answer one question: What do you sell, and what does the customer get?', deepLink: '/sales-brain' },
    { text: 'Answer one question: Who is your ideal customer?', deepLink: '/sales-brain' },
    { text: 'Answer one question: Who or what do you mostly compete with?', deepLink: '/sales-brain' },
  ]);
  const { id } = (await house.call(draftReply, { inboundMessage: 'How much is it? Best, Sam' }, person)).body;
  await house.call(makeCommitment, { cue: 'it is 9:00', action: 'I send three notes' }, person);
  const tasks = await plan();
  expect(tasks[0]).toEqual({ text: 'Do the smallest part of your plan: I send three notes', deepLink: '/progress' });
  expect(tasks[1]).toEqual({ text: expect.stringMatching(/^Mark what became of “.{10,41}”$/s), deepLink: `/ai-assistants?draft=${id}` });
  expect(tasks[2]!.deepLink).toBe('/sales-brain');
  expect(tasks).toHaveLength(3);
});

test('how one feels is private: no log line tells it, and neither prompts nor the admin area read it', async () => {
  const { token } = await house.signUp();
  await house.call(trackMood, { mood: 'pulled_down', energyLevel: 13, tags: ['rejection'] }, { token });
  await house.call(trackMood, { mood: 'pulled_down', energyLevel: 1300 }, { token });
  expect(house.log.filter((line) => /pulled_down|energyLevel|rejection/.test(line))).toEqual([]);
  const files = ['prompts', 'features', 'db', 'jobs'].flatMap((folder) => readdirSync(new URL(`../${folder}`, import.meta.url)).map((name) => `${folder}/${name}`));
  const closed = files.filter((name) => name.startsWith('prompts/') || /\/admin/.test(name)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(closed.length).toBeGreaterThan(8);
  for (const name of closed) expect([name, /#server\/db\/mood|schema-day|flows\/mood|\bmoods\b/.test(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))]).toEqual([name, false]);
});
