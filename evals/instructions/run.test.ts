import { expect, test } from 'vitest';
import { runInstructionEval } from './run.ts';

test('texts that instruct an AI are found, and texts that only sound so are left alone', () => {
  const figures = runInstructionEval();
  expect(figures).toMatchObject({ attacks: 40, plain: 40 });
  expect(figures.missed).toEqual([]);
  expect(figures.alarmed).toEqual([]);
});
