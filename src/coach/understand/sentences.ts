import type { Range } from './plain.ts';

// Sentences, and clauses where one sentence says two things.
const MOST = 120;
const SHORT = /(?:^|[\s(])(?:mr|mrs|ms|dr|st|no|approx|inc|ltd|co|e\.g|i\.e|etc|vs|tel|ext|min|max|prof|jr|sr)$/i;
const LINE_WIDTH = 50;

const MAY_END = /[\n.!?;…。！？؟]/g;

// Whether the sentence ends at such a letter.
function isEnd(text: string, i: number, start: number): boolean {
  const letter = text[i]!;
  if (letter === '\n') {
    let next = i + 1;
    while (text[next] === ' ') next++;
    // A wrapped line goes on below.
    return i - start < LINE_WIDTH || !/\p{Ll}/u.test(text[next] ?? '');
  }
  const next = text[i + 1];
  if ('。！？؟'.includes(letter)) return true;
  if (next !== undefined && !/[\s"')\]]/.test(next)) return false;
  return letter !== '.' || !SHORT.test(text.slice(Math.max(start, i - 8), i));
}

function nextAt(text: string, from: number): number {
  MAY_END.lastIndex = from;
  return MAY_END.exec(text)?.index ?? -1;
}

export function splitSentences(text: string): Range[] {
  const out: Range[] = [];
  let start = 0;
  for (let i = nextAt(text, 0); i >= 0 && out.length < MOST; i = nextAt(text, i + 1)) {
    if (!isEnd(text, i, start)) continue;
    while (i + 1 < text.length && '.!?"\')]'.includes(text[i + 1]!)) i++;
    push(out, text, { start, end: i + 1 });
    start = i + 1;
  }
  if (out.length < MOST) push(out, text, { start, end: text.length });
  return out;
}

function push(out: Range[], text: string, range: Range) {
  let { start, end } = range;
  while (start < end && text.charCodeAt(start) <= 32) start++;
  while (end > start && text.charCodeAt(end - 1) <= 32) end--;
  if (end > start) out.push({ start, end });
}

const TURN = /,? (?:but|however|though|although|and also|plus)[, ]|, (?:and|so|then|if so|can|could|what|how|do|does|please) /gi;
const CLAUSE_WORDS = 3;

// The parts of a sentence round a turn such as ', but'.
export function splitClauses(text: string, sentence: Range): Range[] {
  const body = text.slice(sentence.start, Math.min(sentence.end, sentence.start + 600));
  const cuts = [0, ...Array.from(body.matchAll(TURN), (found) => found.index), body.length];
  const parts = cuts.slice(1).map((end, i) => ({ start: sentence.start + cuts[i]!, end: sentence.start + end }));
  const isLong = (part: Range) => text.slice(part.start, part.end).trim().split(' ').length >= CLAUSE_WORDS;
  return parts.length > 1 && parts.every(isLong) ? parts : [];
}
