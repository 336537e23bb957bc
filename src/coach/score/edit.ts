import { isShortForm } from './short-forms.ts';
import type { Sentence } from './sentences.ts';
import type { Word } from './words.ts';

// One replacement of a part of the text. Applied, it leaves a sentence that starts with a capital, one space between words and the right article.
export type Edit = { start: number; end: number; fix: string };

export const applyEdit = (text: string, edit: { start: number; end: number; fix: string | null }) =>
  edit.fix === null ? text : text.slice(0, edit.start) + edit.fix + text.slice(edit.end);

export function replaceWords(text: string, sentence: Sentence, range: { first: number; last: number; to: string }): Edit | null {
  const before = sentence.words[range.first - 1];
  const after = sentence.words[range.last + 1];
  const twice = before?.lower === range.to || after?.lower === range.to;
  return range.to === '' || twice ? dropWords(text, sentence, range) : swapWords(text, sentence, range);
}

function swapWords(text: string, sentence: Sentence, { first, last, to }: { first: number; last: number; to: string }): Edit {
  const from = sentence.words[first]!;
  const till = sentence.words[last]!;
  const start = from.start;
  const fix = matchCase(to, { from, first, count: last - first + 1, text });
  const before = sentence.words[first - 1];
  const article = before && (before.lower === 'a' || before.lower === 'an') ? before : undefined;
  if (article) {
    const right = startsWithVowelSound(to) ? 'an' : 'a';
    if (right !== article.lower) return { start: article.start, end: till.end, fix: keepCapital(right, article.text) + text.slice(article.end, start) + fix };
  }
  return { start, end: till.end, fix };
}

function dropWords(text: string, sentence: Sentence, { first, last }: { first: number; last: number }): Edit | null {
  const from = sentence.words[first]!;
  const till = sentence.words[last]!;
  const next = sentence.words[last + 1];
  if (!next) {
    const before = sentence.words[first - 1];
    // The comma that led to the dropped words goes with them.
    return before ? { start: before.end, end: till.end, fix: '' } : null;
  }
  const between = text.slice(till.end, next.start);
  if (first === 0) {
    if (/[^\s,;:–—-]/.test(between)) return null;
    return { start: from.start, end: next.end, fix: capitalise(next.text) };
  }
  const before = sentence.words[first - 1]!;
  const lead = text.slice(before.end, from.start);
  const commas = lead.includes(',') && between.includes(',');
  if (before.lower === 'a' || before.lower === 'an') {
    const right = startsWithVowelSound(next.text) ? 'an' : 'a';
    if (right !== before.lower) return { start: before.start, end: next.start, fix: keepCapital(right, before.text) + lead };
  }
  return { start: before.end, end: next.start, fix: commas ? ' ' : between.trim() === '' ? lead : lead.trim() === '' ? between : lead };
}

const predicate = new Set("is are was were be been it's that's they're we're i'm you're so very truly really more most as being feel feels look looks sound sounds and or but".split(' '));

// Drops an adjective in front of its noun; null where it stands alone ('It is incredible').
export function dropAdjective(text: string, sentence: Sentence, { first, last }: { first: number; last: number }): Edit | null {
  const next = sentence.words[last + 1];
  const before = sentence.words[first - 1];
  if (!next || next.lower === 'and' || next.lower === 'or' || (before && predicate.has(before.lower))) return null;
  const between = text.slice(sentence.words[last]!.end, next.start);
  if (between !== ' ' && between !== ', ') return null;
  if (!before) return { start: sentence.words[first]!.start, end: next.end, fix: capitalise(next.text) };
  const lead = text.slice(before.end, sentence.words[first]!.start);
  const right = startsWithVowelSound(next.text) ? 'an' : 'a';
  const article = (before.lower === 'a' || before.lower === 'an') && before.lower !== right;
  return article ? { start: before.start, end: next.start, fix: keepCapital(right, before.text) + lead } : { start: before.end, end: next.start, fix: lead };
}

// Takes a sentence out with the space beside it; null where nothing would be left.
export function dropSentence(text: string, sentences: Sentence[], at: number): Edit | null {
  const own = sentences[at]!;
  const next = sentences[at + 1];
  const before = sentences[at - 1];
  if (next) return { start: own.start, end: next.start, fix: '' };
  return before ? { start: before.end, end: own.end, fix: '' } : null;
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const keepCapital = (word: string, like: string) => (/^\p{Lu}/u.test(like) ? capitalise(word) : word);

function matchCase(to: string, { from, first, count, text }: { from: Word; first: number; count: number; text: string }): string {
  const own = text.slice(from.start, from.end);
  if (count === 1 && own.length > 3 && !to.includes(' ') && !isShortForm(own) && own === own.toUpperCase() && own !== own.toLowerCase()) return to.toUpperCase();
  // Behind a full stop a sentence begins, whatever its writer did.
  const begins = first === 0 && (from.start === 0 || /[.!?\n]\s*$/.test(text.slice(Math.max(0, from.start - 3), from.start)));
  if (begins || (first === 0 && /^\p{Lu}/u.test(own))) return capitalise(to);
  return /^\p{Lu}\p{Ll}/u.test(own) ? capitalise(to) : to;
}

const soundsLikeYou = /^(?:u[bcfhjkmnpqrst][aeiou]|eu|one\b|once\b)/i;
const silentH = /^(?:hour|honest|hono)/i;
export const startsWithVowelSound = (word: string) => silentH.test(word) || (/^[aeiou]/i.test(word) && !soundsLikeYou.test(word));
