import { expect, test } from 'vitest';
import { anyOf } from './any-of.ts';
import { instructionPatterns } from './content/instruction-patterns.ts';
import { intentPatterns } from './content/intent-patterns.ts';
import { unsubscribePatterns } from './content/unsubscribe-patterns.ts';
import { readAttacks } from '../../../evals/instructions/run.ts';
import { readMessages } from '../../../evals/intent/run.ts';

const texts = [...readAttacks(), ...readMessages().map(({ text }) => text)].flatMap((text) => [text, ...text.split(/[.,\n]/)]).map((text) => text.toLowerCase().trim());

test.each([
  ['unsubscribe', unsubscribePatterns],
  ['intent', intentPatterns.map(({ match }) => match)],
  ['instruction', instructionPatterns],
])('the %s patterns read together say what they say one by one', (_, patterns) => {
  const any = anyOf(patterns);
  const found = texts.filter((text) => patterns.some((pattern) => pattern.test(text)));
  expect(found.length).toBeGreaterThan(20);
  expect(texts.filter(any)).toEqual(found);
});

test('a branch ends at a bar that stands in no bracket, and only there', () => {
  const any = anyOf([/^a[|)]b$|\bc(?:d|e)|f\|g/]);
  expect(['a|b', 'a)b', 'cd', 'x ce', 'f|g', 'a', 'b', 'e', 'xce', 'f', 'g'].filter(any)).toEqual(['a|b', 'a)b', 'cd', 'x ce', 'f|g']);
});
