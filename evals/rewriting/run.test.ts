import { expect, test } from 'vitest';
import { runRewriting } from './run.ts';

const result = runRewriting();

test('R-AST-05 a rewrite never scores below its original and loses or invents no fact', () => {
  expect(result.cases).toBeGreaterThanOrEqual(120);
  expect(result.faults.filter((fault) => !fault.startsWith('goalMet'))).toEqual([]);
});

test('R-AST-09 no rewrite is over its window, and one that says less than it has room for is left short and says so', () => {
  expect(result.inWindow).toBe(result.cases);
});

test('nine of ten rewrites reach their goal', () => {
  expect(result.goalMet / result.cases).toBeGreaterThanOrEqual(0.9);
});
