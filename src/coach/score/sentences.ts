import type { Word } from './words.ts';

export type Sentence = { start: number; end: number; words: Word[]; paragraph: number; question: boolean };
export type Paragraph = { start: number; end: number };

// The point behind these ends no sentence; behind those that may also stand last, it does where a capital follows.
const abbreviations = new Set('mr mrs ms mx dr prof rev hon st vs approx incl excl e g i a p jr sr ext tel dept apt ave blvd fig vol avg ref attn cf ca resp esp co m no nos etc inc ltd corp sq ft yd hr hrs min mins sec max lb lbs oz qty est yr yrs wk wks mo mos misc temp'.split(' '));
const mayEnd = new Set('m no etc inc ltd corp ft yd hr hrs min mins sec max lb lbs oz yr yrs wk wks mo mos misc temp'.split(' '));
const closers = '"\'”’)]';
const bullet = /^[-*•–]\s|^\d{1,2}[.)]\s/;

export function splitParagraphs(text: string, from: number, to: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let start = from;
  let blank = false;
  let lineStart = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && text[at] !== '\n') continue;
    const empty = text.slice(lineStart, at).trim() === '';
    if (empty && !blank) pushParagraph(text, paragraphs, { start, end: lineStart });
    if (empty) start = at + 1;
    blank = empty;
    lineStart = at + 1;
  }
  pushParagraph(text, paragraphs, { start, end: to });
  return paragraphs;
}

function pushParagraph(text: string, into: Paragraph[], span: Paragraph): void {
  let { start, end } = span;
  while (start < end && /\s/.test(text[start]!)) start += 1;
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
  if (end > start) into.push({ start, end });
}

export function splitSentences(text: string, paragraphs: Paragraph[], words: Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let next = 0;
  paragraphs.forEach((paragraph, index) => {
    for (const span of cut(text, paragraph)) {
      const own: Word[] = [];
      while (next < words.length && words[next]!.start < span.end) own.push(words[next++]!);
      if (own.length > 0) sentences.push({ ...span, words: own, paragraph: index, question: text.slice(Math.max(span.start, span.end - 6), span.end).includes('?') });
    }
  });
  return sentences;
}

function cut(text: string, { start, end }: Paragraph): Paragraph[] {
  const spans: Paragraph[] = [];
  let from = start;
  let last = start;
  for (let at = start; at < end; at += 1) {
    const stop = text[at] === '\n' ? breaksLine(text, at, end) : endsAt(text, at, end);
    if (!stop) continue;
    let to = at + (text[at] === '\n' ? 0 : 1);
    while (to < end && closers.includes(text[to]!)) to += 1;
    pushParagraph(text, spans, { start: from, end: to });
    from = to;
    at = Math.max(at, to - 1);
    last = to;
  }
  pushParagraph(text, spans, { start: last, end });
  return spans;
}

function endsAt(text: string, at: number, end: number): boolean {
  const mark = text[at]!;
  if (mark !== '.' && mark !== '!' && mark !== '?' && mark !== '…') return false;
  let after = at + 1;
  while (after < end && closers.includes(text[after]!)) after += 1;
  if (after < end && !/\s/.test(text[after]!)) return false;
  if (mark !== '.') return true;
  let from = at;
  while (from > 0 && at - from < 8 && /[\p{L}\p{N}]/u.test(text[from - 1]!)) from -= 1;
  const word = text.slice(from, at).toLowerCase();
  // 'High St. Come in' ends, 'St. Mary' doesn't.
  if (word === 'st' && /\p{Lu}\p{Ll}+ $/u.test(text.slice(Math.max(0, from - 16), from))) return true;
  // '$40/hr. Call me': a rate stands last.
  if (text[from - 1] === '/') return true;
  if (abbreviations.has(word) && after < end) return /[A-Z]/.test(text[skipSpace(text, after, end)] ?? '') && mayEnd.has(word);
  return true;
}

function skipSpace(text: string, at: number, end: number): number {
  let next = at;
  while (next < end && /\s/.test(text[next]!)) next += 1;
  return next;
}

// A line break ends a sentence unless the line was merely wrapped.
function breaksLine(text: string, at: number, end: number): boolean {
  const next = skipSpace(text, at, end);
  if (bullet.test(text.slice(next, next + 4))) return true;
  return !/\p{Ll}/u.test(text[next] ?? '');
}
