import type { Piece } from './pieces.ts';

// Ways of saying a thing that are noticed the second time.
const once: RegExp[] = [
  /\bthank(?:s| you)\b/i, /\b(?:happy|glad|gladly|pleasure)\b/i, /\bone page\b/i, /\bguess\b/i, /\brather\b/i, /\btell me\b/i, /\bin writing\b/i, /\bcalendar\b/i, /\bcall\b/i,
  /\b(?:no rush|pressure|no hurry|take your time|take the time)\b/i, /\bhonest(?:ly)?\b/i, /\bif it(?:'s| is) (?:not|a no)\b|\ba no is\b|\bnot for you\b|\bisn't for you\b/i, /\bfair\b/i, /\bshort(?:er)?\b|\bbrief\b|\bquick\b/i,
  /\bin short\b|\bput simply\b|\bin plain words\b|\bin a line\b|\bin one line\b/i, /\bcurious\b/i, /\bconfirm\b/i, /\bcompare|comparison\b/i, /\bquestions?\b/i, /\btoday\b/i, /\byou'?re away|the time away\b/i,
  /\bdecide\b|\bdecision\b/i, /\bbudget\b/i, /\bsay so\b|\bsay yes\b/i, /\bclear(?:ly)?\b/i, /\bleave it\b/i, /\bsmall(?:er)? (?:start|piece|job|first)\b/i, /\bbest\b/i, /\bhelps?\b/i, /\blook forward\b|\blooking forward\b/i, /\byes\b|\ba no\b/i, /\bwrite again\b|\bshortly\b/i, /\bthe day\b/i, /\bsomebody else\b/i, /\bquotes?\b/i, /\bbring\b/i, /\blist\b/i, /\bcheck\b/i, /\bsend\b/i, /\bwhat matters\b|\bmatters most\b/i,
];
// Noticed only side by side.
const near: RegExp[] = [/\bpric(?:e|es|ing)\b|\bcosts?\b|\bnumbers?\b|\bfigures?\b/i, /\banswers?\b/i, /\bdifferent\b|\bdifference\b/i, /\btim(?:e|ing)\b/i];
const words = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? [];
const shingles = (text: string, size: number) => {
  const list = words(text);
  return new Set(list.slice(0, Math.max(0, list.length - size + 1)).map((_, at) => list.slice(at, at + size).join(' ')));
};
const share = (one: Set<string>, other: Set<string>) => [...one].some((item) => other.has(item));
// The same words come up in every search, so what is looked for in them is kept.
type Marks = { ways: number[]; nears: number[]; runs: Set<string> };
const known = new Map<string, Marks>();
const MOST_KNOWN = 4000;
const marksOf = (own: string): Marks => {
  const found = known.get(own);
  if (found) return found;
  const match = (list: RegExp[]) => list.flatMap((way, at) => (way.test(own) ? [at] : []));
  const marks = { ways: match(once), nears: match(near), runs: shingles(own, 3) };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(own, marks);
  return marks;
};
const startsWithI = (text: string) => /^I\b/.test(text);

const clashes = (one: Piece, other: Piece) =>
  one.id === other.id ||
  one.abouts.some((about) => other.abouts.includes(about)) ||
  marksOf(one.own).ways.some((way) => marksOf(other.own).ways.includes(way)) ||
  share(marksOf(one.own).runs, marksOf(other.own).runs);

const clashesNext = (one: Piece, next: Piece) => marksOf(one.own).nears.some((way) => marksOf(next.own).nears.includes(way));

const weaker = (one: Piece, other: Piece) => (one.score < other.score ? one : other);

// The weaker one of each pair that repeats, of three in a row that begin with 'I', and of too many colons.
export const findRepeats = (pieces: Piece[]): Piece[] => {
  const weak = new Set<Piece>();
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (next && clashesNext(piece, next)) weak.add(weaker(piece, next));
    for (const other of pieces.slice(at + 1)) if (!weak.has(piece) && !weak.has(other) && clashes(piece, other)) weak.add(weaker(piece, other));
    const row = pieces.slice(at, at + 3);
    if (row.length === 3 && row.every(({ own }) => startsWithI(own))) weak.add(row.reduce(weaker));
  }
  const colons = pieces.filter((piece) => /:(?:\s|$)/.test(piece.own));
  if (colons.length > 2) weak.add(colons.reduce(weaker));
  return [...weak];
};
