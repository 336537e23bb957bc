import { expect, test } from 'vitest';
import { countWords, fitsWindow, smsSegments, speakingSeconds, windowFor } from './windows.ts';

const email = (emailLength: 'short' | 'medium' | 'long') => windowFor({ channel: 'email', emailLength, linkedinMode: 'dm' });
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['short', 44, false], ['short', 45, true], ['short', 80, true], ['short', 81, false],
  ['medium', 89, false], ['medium', 90, true], ['medium', 160, true], ['medium', 161, false],
  ['long', 169, false], ['long', 170, true], ['long', 280, true], ['long', 281, false],
] as const)('R-AST-09 a %s e-mail of %i words: %s', (length, count, fits) => {
  expect(fitsWindow(words(count), email(length))).toBe(fits);
});
test.each([
  ['connection_request', 119, false], ['connection_request', 120, true], ['connection_request', 275, true], ['connection_request', 276, false],
  ['dm', 299, false], ['dm', 300, true], ['dm', 450, true], ['dm', 451, false],
] as const)('R-AST-09 a LinkedIn %s of %i characters: %s', (linkedinMode, count, fits) => {
  expect(fitsWindow('x'.repeat(count), windowFor({ channel: 'linkedin', emailLength: 'short', linkedinMode }))).toBe(fits);
});
test('a text fits only if every way of counting words says so', () => {
  expect(fitsWindow(`${words(78)} state-of-the-art`, email('short'))).toBe(false);
  expect(fitsWindow(`${words(44)} - - -`, email('short'))).toBe(false);
});
test('words are counted as people count them', () => {
  expect(countWords("Hi Dana, don't worry: it's $2,500 at https://cal.com/x - fine.")).toBe(9);
});
test('a text of basic letters is one SMS up to 160, of others up to 70, and a euro sign counts twice', () => {
  expect([smsSegments('a'.repeat(160)), smsSegments('a'.repeat(161)), smsSegments('“'.repeat(70)), smsSegments('“'.repeat(71)), smsSegments('€'.repeat(81))]).toEqual([1, 2, 1, 2, 2]);
});
test('75 words are spoken in half a minute', () => {
  expect(speakingSeconds(words(75))).toBe(30);
});
