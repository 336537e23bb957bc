import type { Sentence } from './sentences.ts';
import type { Word } from './words.ts';

// A line of a phrase list: words, with a|b for either, word? for a word that may be missing, * for any one word,
// ^ for the start of a sentence. After '>' stands what to write instead ('-' to drop it); after '>>' that the whole sentence goes, after '> ~' that an adjective goes where its noun follows.
export type Remedy = { kind: 'none' } | { kind: 'drop-adjective' } | { kind: 'replace'; text: string } | { kind: 'drop-sentence' };
type Slot = { words: Set<string> | null; optional: boolean };
type Pattern = { list: string; slots: Slot[]; anchored: boolean; remedy: Remedy; group: number; place: number };
export type PhraseHit = { list: string; first: number; last: number; sentence: number; remedy: Remedy };
// The patterns that begin with a word: those whose second word is known too under that word, so that most are never looked at.
type Entry = { open: Pattern[]; bySecond: Map<string, Pattern[]> };
export type PhraseIndex = { entries: Map<string, Entry>; groups: number };

// Where phrases of one group overlap, the longest stands; those of different groups don't see each other.
export function indexPhrases(...groups: Record<string, string>[]): PhraseIndex {
  const entries = new Map<string, Entry>();
  for (const [group, lists] of groups.entries()) {
    const lines = Object.entries(lists).flatMap(([list, text]) => text.split('\n').filter((line) => line.trim() !== '').map((line) => ({ list, line: line.trim() })));
    for (const [place, { list, line }] of lines.entries()) addPattern(entries, { ...parseLine(list, line), group, place });
  }
  return { entries, groups: groups.length };
}

function addPattern(entries: Map<string, Entry>, pattern: Pattern): void {
  const seconds = secondWords(pattern.slots);
  for (const word of pattern.slots[0]!.words ?? []) {
    const entry = entries.get(word) ?? { open: [], bySecond: new Map<string, Pattern[]>() };
    entries.set(word, entry);
    if (!seconds) entry.open.push(pattern);
    else for (const next of seconds) entry.bySecond.set(next, [...(entry.bySecond.get(next) ?? []), pattern]);
  }
}

// The words that may stand second; null where it may be any or none.
function secondWords([first, ...rest]: Slot[]): Set<string> | null {
  const seconds = new Set<string>();
  if (first!.optional) return null;
  for (const { words, optional } of rest) {
    if (!words) return null;
    for (const word of words) seconds.add(word);
    if (!optional) return seconds;
  }
  return null;
}

function parseLine(list: string, line: string): Omit<Pattern, 'group' | 'place'> {
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

export function findPhrases(sentences: Sentence[], { entries, groups }: PhraseIndex): PhraseHit[] {
  const hits: PhraseHit[] = [];
  sentences.forEach(({ words }, sentence) => {
    // Where the last phrase of each group ended: the next one begins behind it.
    const ends = new Int32Array(groups);
    for (let at = 0; at < words.length; at += 1) {
      const entry = entries.get(words[at]!.lower);
      if (!entry) continue;
      for (const { pattern, end } of longestAt(words, at, entry)) {
        if (at < ends[pattern.group]!) continue;
        hits.push({ list: pattern.list, first: at, last: end - 1, sentence, remedy: pattern.remedy });
        ends[pattern.group] = end;
      }
    }
  });
  return hits;
}

type Found = { pattern: Pattern; end: number };
// The longest of each group; of two of one length, the one that was listed first.
function longestAt(words: Word[], at: number, { open, bySecond }: Entry): Found[] {
  const found: Found[] = [];
  const second = bySecond.get(words[at + 1]?.lower ?? '') ?? [];
  for (const patterns of [open, second])
    for (const pattern of patterns) {
      if (pattern.anchored && at > 0) continue;
      const end = matchFrom(words, at, pattern.slots);
      if (end <= at) continue;
      const known = found.findIndex((one) => one.pattern.group === pattern.group);
      if (known < 0) found.push({ pattern, end });
      else if (end > found[known]!.end || (end === found[known]!.end && pattern.place < found[known]!.pattern.place)) found[known] = { pattern, end };
    }
  return found;
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
