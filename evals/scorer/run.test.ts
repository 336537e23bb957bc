import { expect, test } from 'vitest';
import { readPairs, runScorer } from './run.ts';

const result = runScorer();

test('the better of two messages scores higher in at least 95% of 120 pairs', () => {
  expect(result.pairs).toBe(120);
  expect(readPairs().every((pair) => pair.better !== pair.worse)).toBe(true);
  expect(result.pairsRight / result.pairs).toBeGreaterThanOrEqual(0.95);
});

test('scores order 30 ranked sets as people did, Spearman 0.8 or more', () => {
  expect(result.sets).toBe(30);
  expect(result.spearman).toBeGreaterThanOrEqual(0.8);
});
