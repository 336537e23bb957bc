import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSimply } from './count.ts';
import { listFragments } from './library.ts';
import { countByPatterns } from './windows.ts';

test('words counted in one walk are those that the patterns count', () => {
  const texts = listFragments().map(({ text }) => text);
  for (const text of texts) expect([text, countSimply(text) ?? countByPatterns(text)]).toEqual([text, countByPatterns(text)]);
  expect(texts.filter((text) => countSimply(text) !== null).length).toBeGreaterThan(texts.length * 0.9);
  const letters = fc.constantFrom(...'ab Z9_\'’-.,\n\t\v\f\r\u001c(@/$–—“”…•£€'.split(''));
  fc.assert(fc.property(fc.string({ unit: letters, maxLength: 40 }), (text) => { expect(countSimply(text)).toEqual(countByPatterns(text)); }), { numRuns: 2000 });
});

test('a text with other letters is left to the patterns', () => {
  expect(['né', 'a\u00a0b', '日本', '½ a'].map(countSimply)).toEqual([null, null, null, null]);
});
