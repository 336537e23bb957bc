import { expect, test } from 'vitest';
import { addDays, dayOf, mondayOf, mondaysUntil, startOfDay, weekOf } from './day.ts';

test('a day is the one that the user lives in', () => {
  const at = new Date('2026-11-21T23:30:00Z');
  expect(dayOf(at, 'Europe/Berlin')).toBe('2026-11-22');
  expect(dayOf(at, 'America/Los_Angeles')).toBe('2026-11-21');
  expect(dayOf(at, 'Pacific/Kiritimati')).toBe('2026-11-22');
});

test('a week starts on Monday and has seven days, over a change of the clock and of the year', () => {
  expect(weekOf('2026-10-25')).toEqual(['2026-10-19', '2026-10-20', '2026-10-21', '2026-10-22', '2026-10-23', '2026-10-24', '2026-10-25']);
  expect(mondayOf('2026-10-26')).toBe('2026-10-26');
  expect(weekOf('2027-01-01')).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']);
});

test('days are counted on the calendar', () => {
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('a day starts at midnight where the user is, at one where the clock skips midnight, and half-hour zones count', () => {
  expect(startOfDay('2026-11-21', 'Europe/Berlin').toISOString()).toBe('2026-11-20T23:00:00.000Z');
  expect(startOfDay('2026-07-01', 'Europe/Berlin').toISOString()).toBe('2026-06-30T22:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(startOfDay('2026-11-21', 'Asia/Kolkata').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(startOfDay('2026-11-21', 'Pacific/Kiritimati').toISOString()).toBe('2026-11-20T10:00:00.000Z');
  expect(startOfDay('2026-09-06', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z');
});

test('the Mondays of a span end with the one of this week', () => {
  expect(mondaysUntil('2026-11-22', 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  expect(mondaysUntil('2026-11-23', 1)).toEqual(['2026-11-23']);
});
