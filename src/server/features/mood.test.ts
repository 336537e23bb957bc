import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteMood, deleteMoods, listMoods, readMood, readMoodAnalytics, trackMood } from '#contract/mood';
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
