import { expect, test } from 'vitest';
import { anyOf } from '#coach/understand/any-of';
import { instructionPatterns } from '#coach/understand/content/instruction-patterns';
import { intentPatterns } from '#coach/understand/content/intent-patterns';
import { unsubscribePatterns } from '#coach/understand/content/unsubscribe-patterns';
import { readAttacks } from '../instructions/run.ts';
import { readMessages } from './run.ts';

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
