import { expect, test } from 'vitest';
import { compareEnergy, findDifference } from './progress.ts';

const group = (value: string, sent: number, replied: number) => ({ value, sent, replied });

test('nothing is claimed of fewer than twenty sent messages on either side', () => {
  expect(findDifference([group('email', 20, 10), group('sms', 19, 0)])).toBeNull();
  expect(findDifference([group('email', 20, 10)])).toBeNull();
  expect(findDifference([])).toBeNull();
  expect(findDifference([group('email', 20, 10), group('sms', 20, 2), group('linkedin', 300, 60)])).toEqual({ best: group('email', 20, 10), worst: group('sms', 20, 2) });
});

test('a small difference is none', () => {
  expect(findDifference([group('email', 40, 10), group('sms', 40, 7)])).toBeNull();
  expect(findDifference([group('email', 40, 10), group('sms', 40, 6)])).not.toBeNull();
});

test('energy is set against output from twenty days of either kind on', () => {
  const days = (count: number, energy: number | null, messages: number) => Array.from({ length: count }, () => ({ energy, messages }));
  expect(compareEnergy([...days(20, 60, 3), ...days(19, 59, 1), ...days(50, null, 9)])).toBeNull();
  expect(compareEnergy([...days(20, 60, 3), ...days(20, 59, 1), ...days(50, null, 9)])).toEqual({ high: { days: 20, average: 3 }, low: { days: 20, average: 1 } });
});
