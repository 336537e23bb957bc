import { expect, test } from 'vitest';
import { diffWords } from './diff.ts';

test('a diff names the changed words and where they stood', () => {
  const before = 'I use the tool in order to win.';
  expect(diffWords(before, 'I use this tool to win.')).toEqual([
    { start: 6, end: 9, before: 'the', after: 'this' },
    { start: 15, end: 23, before: 'in order', after: '' },
  ]);
});

test('the same text has no difference, and an addition at the end stands at the end', () => {
  expect(diffWords('one two', 'one two')).toEqual([]);
  expect(diffWords('one two', 'one two three')).toEqual([{ start: 7, end: 7, before: '', after: 'three' }]);
});
