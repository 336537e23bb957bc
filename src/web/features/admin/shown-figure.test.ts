import { expect, test } from 'vitest';
import { isWeak, showBytes, showCost, showWait, toneOfMatch, toneOfScore, toneOfTime } from './shown-figure.ts';

test('R-ADM-05 a response over 3000 ms is destructive, one over 1500 ms secondary', () => {
  expect([1500, 1501, 3000, 3001].map(toneOfTime)).toEqual(['plain', 'straw', 'straw', 'rust']);
});

test("R-ADM-06 a score of 7 and more is green, from 5 yellow, and below 7 it 'Needs improvement'", () => {
  expect([10, 7, 6.99, 5, 4.99].map((score) => [toneOfScore(score), isWeak(score)])).toEqual([['pine', false], ['pine', false], ['straw', true], ['straw', true], ['rust', true]]);
});

test('R-ADM-07 a tone that always matches is green, one of 50 and more yellow', () => {
  expect([100, 99, 50, 49].map(toneOfMatch)).toEqual(['pine', 'straw', 'straw', 'rust']);
});

test('R-ADM-04 waits, sizes and costs are told in words of their own size', () => {
  const at = '2026-11-21T09:00:00Z';
  expect(['2026-11-21T09:45:00Z', '2026-11-21T12:24:00Z', '2026-11-25T09:00:00Z'].map((to) => showWait(at, to))).toEqual(['45 min', '3.4 h', '4 d']);
  expect([0, 999, 12_340_000].map(showBytes)).toEqual(['0 B', '999 B', '12.3 MB']);
  expect([null, 0, 0.0123, 12.5].map(showCost)).toEqual(['not known', '$0.00', '$0.0123', '$12.50']);
});
