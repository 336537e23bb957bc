import { expect, test } from 'vitest';
import { runRobustnessEval } from './run.ts';

test('no adversarial text of 20,000 characters throws, takes 100 ms or yields a span that is not an exact slice', () => {
  const figures = runRobustnessEval();
  expect(figures.texts).toBeGreaterThanOrEqual(80);
  expect(figures.thrown).toEqual([]);
  expect(figures.wrongSpans).toEqual([]);
  expect(figures.slow).toEqual([]);
}, 120_000);
