import { expect, test } from 'vitest';
import { sayAgo } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => sayAgo(new Date(now.getTime() - seconds * 1000), now);
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

test.each([
  [0, 'Just now'],
  [MINUTE - 1, 'Just now'],
  [MINUTE, '1m ago'],
  [HOUR - 1, '59m ago'],
  [HOUR, '1h ago'],
  [DAY - 1, '23h ago'],
  [DAY, '1d ago'],
  [45 * DAY, '45d ago'],
  [-90, 'Just now'],
])('R-HOM-11 what was %d seconds ago reads %s', (seconds, text) => {
  expect(ago(seconds)).toBe(text);
});
