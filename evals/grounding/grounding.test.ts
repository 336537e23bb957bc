import { expect, test } from 'vitest';
import { runGrounding } from './run.ts';

test('R-AST-10 of 150 drafts none has a placeholder, an ungrounded fact, a leaked note or a gap that nobody names', { timeout: 60_000 }, () => {
  const { failures, ...counts } = runGrounding();
  expect(failures).toEqual([]);
  expect(counts).toEqual({ cases: 150, placeholders: 0, ungrounded: 0, leaks: 0, gapsMissed: 0 });
});
