import { expect, test } from 'vitest';
import { describeExpiry } from './password-age.ts';

const changed = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => describeExpiry(changed, { maxAgeDays: 180, now: new Date(changed.getTime() + days * 86_400_000) });

test('R-ACC-18 the last fourteen days warn, the end of the last one expires', () => {
  expect(after(165.5)).toEqual({ shouldShowWarning: false, isExpired: false, daysUntilExpiry: 15 });
  expect(after(166)).toEqual({ shouldShowWarning: true, isExpired: false, daysUntilExpiry: 14 });
  expect(after(179.5)).toEqual({ shouldShowWarning: true, isExpired: false, daysUntilExpiry: 1 });
  expect(after(180)).toEqual({ shouldShowWarning: true, isExpired: true, daysUntilExpiry: 0 });
});

test('where passwords have no age nothing expires', () => {
  expect(describeExpiry(changed, { maxAgeDays: 0, now: changed })).toEqual({ shouldShowWarning: false, isExpired: false, daysUntilExpiry: null });
});
