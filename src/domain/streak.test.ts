import { expect, test } from 'vitest';
import { addDays } from './day.ts';
import { continueRun, listFrozen, readRun, type RunDay } from './streak.ts';

const walk = (days: string[]) => days.reduce<RunDay[]>((all, day) => [...all, continueRun(all.at(-1) ?? null, day)], []);
const last = (days: string[]) => walk(days).at(-1)!;

test('days in a row count up, also over the nights in which clocks change', () => {
  const days = Array.from({ length: 10 }, (_, index) => addDays('2026-10-20', index));
  expect(walk(days).map(({ run }) => run)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(last(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30']).run).toBe(4);
});

test('two missed days of a month are frozen by themselves and do not count; a third one ends the run', () => {
  expect(last(['2026-11-02', '2026-11-04', '2026-11-06'])).toEqual({ day: '2026-11-06', run: 3, freezes: 2 });
  expect(last(['2026-11-02', '2026-11-05'])).toEqual({ day: '2026-11-05', run: 2, freezes: 2 });
  expect(last(['2026-11-02', '2026-11-04', '2026-11-06', '2026-11-08'])).toEqual({ day: '2026-11-08', run: 1, freezes: 2 });
});

test('no freeze is spent on a run that breaks anyway', () => {
  expect(last(['2026-11-02', '2026-11-06'])).toEqual({ day: '2026-11-06', run: 1, freezes: 0 });
  expect(last(['2026-11-02', '2026-11-06', '2026-11-08'])).toEqual({ day: '2026-11-08', run: 2, freezes: 1 });
});

test('a new month brings two new freezes, so a gap over its first day may be four days long', () => {
  expect(last(['2026-10-29', '2026-11-03'])).toEqual({ day: '2026-11-03', run: 2, freezes: 2 });
  expect(last(['2026-10-28', '2026-11-02'])).toEqual({ day: '2026-11-02', run: 1, freezes: 0 });
  expect(last(['2026-10-10', '2026-10-12', '2026-10-14', '2026-11-01']).freezes).toBe(0);
});

test('today is not missed before it is over; yesterday is frozen while there are freezes', () => {
  const run = last(['2026-11-16', '2026-11-17', '2026-11-18']);
  expect(readRun(run, '2026-11-18')).toEqual({ current: 3, freezesLeft: 2, frozen: [] });
  expect(readRun(run, '2026-11-19')).toEqual({ current: 3, freezesLeft: 2, frozen: [] });
  expect(readRun(run, '2026-11-21')).toEqual({ current: 3, freezesLeft: 0, frozen: ['2026-11-19', '2026-11-20'] });
  expect(readRun(run, '2026-11-22')).toEqual({ current: 0, freezesLeft: 2, frozen: [] });
  expect(readRun(null, '2026-11-22')).toEqual({ current: 0, freezesLeft: 2, frozen: [] });
});

test('the frozen days are those between two days of one run', () => {
  expect(listFrozen(walk(['2026-11-02', '2026-11-04', '2026-11-05', '2026-11-20']))).toEqual(['2026-11-03']);
});
