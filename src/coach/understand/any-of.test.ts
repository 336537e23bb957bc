import { expect, test } from 'vitest';
import { anyOf } from './any-of.ts';

test('a branch ends at a bar that stands in no bracket, and only there', () => {
  const any = anyOf([/^a[|)]b$|\bc(?:d|e)|f\|g/]);
  expect(['a|b', 'a)b', 'cd', 'x ce', 'f|g', 'a', 'b', 'e', 'xce', 'f', 'g'].filter(any)).toEqual(['a|b', 'a)b', 'cd', 'x ce', 'f|g']);
});
