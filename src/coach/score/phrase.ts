import type { Sentence } from './sentences.ts';
import type { Word } from './words.ts';

// A line of a phrase list: words, with a|b for either, word? for a word that may be missing, * for any one word,
// ^ for the start of a sentence. After '>' stands what to write instead ('-' to drop it); after '>>' that the whole sentence goes, after '> ~' that an adjective goes where its noun follows.
export type Remedy = { kind: 'none' } | { kind: 'drop-adjective' } | { kind: 'replace'; text: string } | { kind: 'drop-sentence' };
type Slot = { words: Set<string> | null; optional: boolean };
type Pattern = { list: string; slots: Slot[]; anchored: boolean; remedy: Remedy };
export type PhraseHit = { list: string; first: number; last: number; sentence: number; remedy: Remedy };
export type PhraseIndex = Map<string, Pattern[]>;

export function indexPhrases(lists: Record<string, string>): PhraseIndex {
  const index: PhraseIndex = new Map();
  for (const [list, lines] of Object.entries(lists)) {
    for (const line of lines.split('\n')) {
      if (line.trim() === '') continue;
      const pattern = parseLine(list, line.trim());
      for (const word of pattern.slots[0]!.words ?? []) index.set(word, [...(index.get(word) ?? []), pattern]);
    }
  }
  return index;
}

function parseLine(list: string, line: string): Pattern {
  const [left = '', right] = line.split(/\s+>>?\s*/);
  const whole = line.includes('>>');
  const anchored = left.startsWith('^');
  const parts = left.replace('^', '').trim().split(' ');
  const slots = parts.map((part, at): Slot => {
    const optional = part.endsWith('?') || completes(parts[at - 1], part);
    const core = part.endsWith('?') ? part.slice(0, -1) : part;
    return { words: core === '*' ? null : new Set(core.split('|')), optional };
  });
  const remedy: Remedy = whole ? { kind: 'drop-sentence' } : right === '~' ? { kind: 'drop-adjective' } : right === undefined ? { kind: 'none' } : { kind: 'replace', text: right === '-' ? '' : right };
  return { list, slots, anchored, remedy };
}

// In 'i'm|i am' the second word belongs to the long form only.
const rests = new Set(['am', 'are', 'is', 'would', 'will', 'have', 'has', 'not']);
function completes(before: string | undefined, part: string): boolean {
  if (!before || !rests.has(part)) return false;
  const choices = before.split('|');
  return choices.some((one) => one.includes("'")) && choices.some((one) => !one.includes("'"));
}

export function findPhrases(sentences: Sentence[], index: PhraseIndex): PhraseHit[] {
  const hits: PhraseHit[] = [];
  sentences.forEach((sentence, number) => {
    for (let at = 0; at < sentence.words.length; at += 1) {
      const best = longestAt(sentence.words, at, index);
      if (!best) continue;
      hits.push({ list: best.pattern.list, first: at, last: best.end - 1, sentence: number, remedy: best.pattern.remedy });
      at = best.end - 1;
    }
  });
  return hits;
}

function longestAt(words: Word[], at: number, index: PhraseIndex): { pattern: Pattern; end: number } | null {
  let best: { pattern: Pattern; end: number } | null = null;
  for (const pattern of index.get(words[at]!.lower) ?? []) {
    if ((pattern.anchored && at > 0) || !mayFollow(pattern, words[at + 1])) continue;
    const end = matchFrom(words, at, pattern.slots);
    if (end > (best?.end ?? at)) best = { pattern, end };
  }
  return best;
}

// Most patterns fail at their second word; seen here, they cost next to nothing.
function mayFollow({ slots }: Pattern, next: Word | undefined): boolean {
  const second = slots[1];
  return !second || second.optional || (next !== undefined && (second.words === null || second.words.has(next.lower)));
}

function matchFrom(words: Word[], at: number, slots: Slot[], slot = 0): number {
  const wanted = slots[slot];
  if (!wanted) return at;
  const word = words[at];
  if (word && (wanted.words === null || wanted.words.has(word.lower))) {
    const end = matchFrom(words, at + 1, slots, slot + 1);
    if (end > 0) return end;
  }
  return wanted.optional ? matchFrom(words, at, slots, slot + 1) : -1;
}
