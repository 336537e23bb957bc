import { expect, test } from 'vitest';
import { runWindows } from './run.ts';

test('R-AST-09 every draft of the 400 cases and of 120 made-up ones is inside its window', { timeout: 60_000 }, () => {
  const { cases, failures } = runWindows(120);
  expect(cases).toBe(520);
  expect(failures).toEqual([]);
});
