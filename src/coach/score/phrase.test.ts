import { expect, test } from 'vitest';
import { findPhrases, indexPhrases } from './phrase.ts';
import { splitParagraphs, splitSentences } from './sentences.ts';
import { splitWords } from './words.ts';

const sentencesOf = (text: string) => splitSentences(text, splitParagraphs(text, 0, text.length), splitWords(text));
const found = (text: string, ...groups: Record<string, string>[]) => findPhrases(sentencesOf(text), indexPhrases(...groups)).map(({ list, sentence, first, last }) => `${list} ${sentence}:${first}-${last}`);

test('of phrases that overlap in one group the longest stands, and of two of one length the one listed first', () => {
  expect(found('No hurry at all. In a hurry now.', { fine: 'no hurry', push: 'hurry\nhurry at all' })).toEqual(['fine 0:0-1', 'push 1:2-2']);
  expect(found('Act now please.', { one: 'act now|today', two: 'act *\nact now please' })).toEqual(['two 0:0-2']);
  expect(found('Act now.', { one: 'act *', two: 'act now|today' })).toEqual(['one 0:0-1']);
  expect(found('Act now.', { one: 'act now|today', two: 'act *' })).toEqual(['one 0:0-1']);
});

test('groups do not see each other, and neither do sentences', () => {
  expect(found('No hurry now.', { fine: 'no hurry' }, { push: 'hurry now' }, { time: 'now' })).toEqual(['fine 0:0-1', 'push 0:1-2', 'time 0:2-2']);
  expect(found('No. Hurry.', { fine: 'no hurry' })).toEqual([]);
});

test('a word that may be missing, any word, and the start of a sentence', () => {
  const lines = { a: 'best of? luck', b: '^so', c: 'a * deal' };
  expect(found('So best luck, best of luck, so a good deal.', lines)).toEqual(['b 0:0-0', 'a 0:1-2', 'a 0:3-5', 'c 0:7-9']);
});
