import { expect, test } from 'vitest';
import { runIntentEval } from './run.ts';

test('the goals of the intent set are met: 88% first, 96% in three, every wish to be left alone', () => {
  const figures = runIntentEval();
  expect(figures.messages).toBeGreaterThanOrEqual(300);
  expect(figures.first).toBeGreaterThanOrEqual(0.88);
  expect(figures.inThree).toBeGreaterThanOrEqual(0.96);
  expect(figures.unsubscribe).toBe(1);
  expect(figures.medianMs).toBeLessThan(5);
});
