import { expect, test } from 'vitest';
import { pickLoginLine, pickMotivation, pickTip, type Shown } from './choice.ts';

const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const base = { brain: { firstName: 'Ana' }, day: '2026-11-23', shown: [] as Shown[] };

test('R-HOM-09 a year of daily lines, with another one asked for each day, repeats none within 60 days', () => {
  const moods = ['power_zone', 'steady', 'stuck', 'pulled_down', 'exhausted'];
  for (const pickOne of [pickMotivation, pickTip]) {
    const shown: Shown[] = [];
    for (let at = 0; at < 365; at += 1) {
      for (let time = 0; time < 2; time += 1) {
        const line = pickOne({ brain: { firstName: 'Ana', salesLevel: 'beginner' }, mood: moods[at % 5]!, energy: (at * 37) % 101, day: dayOf(at), shown });
        const last = shown.findLast((one) => one.id === line.id);
        if (last) expect((Date.parse(dayOf(at)) - Date.parse(last.on)) / 86_400_000).toBeGreaterThanOrEqual(60);
        shown.push({ id: line.id, on: dayOf(at) });
      }
    }
  }
});

test('R-HOM-07 the login line and its platform tip come daily for a year without a repeat within 60 days', () => {
  const shown: Shown[] = [];
  for (let at = 0; at < 365; at += 1) {
    const { motivationalLine, platformTip, ids } = pickLoginLine({ ...base, day: dayOf(at), shown });
    expect(motivationalLine.length * platformTip.length).toBeGreaterThan(0);
    for (const id of ids) {
      const last = shown.findLast((one) => one.id === id);
      if (last) expect((Date.parse(dayOf(at)) - Date.parse(last.on)) / 86_400_000).toBeGreaterThanOrEqual(60);
      shown.push({ id, on: dayOf(at) });
    }
  }
});

test('the same person on the same day gets the same line, two people seldom do', () => {
  expect(pickMotivation(base)).toEqual(pickMotivation(base));
  const lines = new Set(Array.from({ length: 30 }, (_, at) => pickMotivation({ ...base, brain: { firstName: `P${at}` } }).id));
  expect(lines.size).toBeGreaterThan(15);
});

test('mood, weekday, level and challenge choose the line', () => {
  for (let at = 0; at < 60; at += 1) {
    const brain = { firstName: `P${at}` };
    expect(pickMotivation({ ...base, brain, mood: 'exhausted', energy: 10 }).moods).toContain('exhausted');
    expect(pickMotivation({ ...base, brain, mood: 'power_zone', energy: 90 }).moods).toContain('power_zone');
    expect(pickMotivation({ ...base, brain, day: '2026-11-24' }).days ?? ['tuesday']).toContain('tuesday');
    expect(pickMotivation({ ...base, brain: { ...brain, salesLevel: 'beginner' } }).levels ?? ['beginner']).toContain('beginner');
  }
  const tags = Array.from({ length: 40 }, (_, at) => pickTip({ ...base, brain: { firstName: `P${at}`, biggestSalesChallenge: 'they say the price is too high' } }).challenges?.[0]);
  expect(tags.filter((tag) => tag === 'price' || tag === 'money').length).toBeGreaterThan(10);
});

test('when everything was shown lately, the one shown longest ago comes back', () => {
  const first = pickTip(base);
  const shown: Shown[] = [];
  for (let at = 0; at < 400; at += 1) shown.push({ id: pickTip({ ...base, shown }).id, on: '2026-11-20' });
  const all = [...new Set(shown.map((one) => one.id))].map((id) => ({ id, on: id === first.id ? '2026-11-01' : '2026-11-22' }));
  expect(pickTip({ ...base, shown: all }).id).toBe(first.id);
});
