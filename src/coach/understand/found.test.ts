import { expect, test } from 'vitest';
import { describeFound } from './found.ts';
import { understand } from './understand.ts';

const found = (text: string) => describeFound(understand(text, new Date('2026-11-21T09:00:00Z')));

test.each([
  ["We're flat out until the end of December. Could we pick this up in Q1? Also, how long would it take from start to launch?", 'timing and two questions (how long)'],
  ['We already use Apex Roofing. What would it cost and how soon could you start?', 'another supplier, price, and two questions (price, when)'],
  ['I need to ask my partner. Do you have references?', 'somebody else who decides, a wish for proof, and one question (references)'],
  ['Please remove me from your list', 'a wish to be left alone'],
  ['Not interested, thanks.', 'a no'],
  ['ok', ''],
])('what was read out of %j is told as %j', (text, told) => {
  expect(found(text)).toBe(told);
});
