import type { Sentence } from '#coach/score/sentences';
import { applyAll } from './swaps.ts';
import { sentencesOf } from './facts.ts';

const LONG_WORDS = 24;
const LEAST_WORDS = 6;
const subjects = new Set("i i'm i've i'll we we're we've you you're they they're it it's this that he she there my our your the".split(' '));
const verbs = /^(?:am|is|are|was|were|be|have|has|had|do|does|did|can|could|will|would|should|may|might|need|want|offer|make|run|know|think|help|work|sell|use|get|take|see|find|keep|give|look|hope|come|came|deliver|build|clean|fix|provide|also|just|specialize|specialise|started|began|worked|saw|noticed|had|went|grew|bought)$/;

export const hasVerb = (words: Sentence['words']) => words.some(({ lower }) => verbs.test(lower) || lower.includes("'") || /..(?:ed|ing)$/.test(lower));

// Cuts a long sentence in two where a clause of its own begins: after ', and', ', but', ', so' or a semicolon.
export function splitLong(text: string): string {
  let result = text;
  for (let round = 0; round < 5; round += 1) {
    const next = splitOnce(result);
    if (next === result) break;
    result = next;
  }
  return result;
}

function splitOnce(text: string): string {
  return applyAll(text, sentencesOf(text).flatMap((sentence) => (sentence.words.length > LONG_WORDS ? cutOne(text, sentence) : [])));
}

function cutOne(text: string, { words, question, start, end }: Sentence): { start: number; end: number; fix: string }[] {
  // A question keeps its mark for its last part only, so it isn't cut.
  if (question || text.slice(start, end).includes('"')) return [];
  let best: { at: number; skip: number } | null = null;
  for (let at = LEAST_WORDS; at <= words.length - LEAST_WORDS; at += 1) {
    const skip = jointAt(text, words, at);
    if (skip < 0) continue;
    if (!best || Math.abs(at - words.length / 2) < Math.abs(best.at - words.length / 2)) best = { at, skip };
  }
  if (!best) return [];
  const before = words[best.at - 1]!;
  const lead = words[best.at]!;
  const next = words[best.at + best.skip]!;
  const joint = best.skip === 1 && lead.lower === 'but' ? `${lead.text.charAt(0).toUpperCase()}${lead.text.slice(1)} ${next.text}` : next.text.charAt(0).toUpperCase() + next.text.slice(1);
  return [{ start: before.end, end: next.end, fix: `. ${joint}` }];
}

// How many joining words to pass before the new sentence; -1 where none can begin.
function jointAt(text: string, words: Sentence['words'], at: number): number {
  const gap = text.slice(words[at - 1]!.end, words[at]!.start);
  const word = words[at]!.lower;
  if (gap.trim() === ';') return startsClause(words, at) ? 0 : -1;
  if (word !== 'and' && word !== 'but' && word !== 'so') return -1;
  if (words[at - 1]!.lower === 'so' || words[at + 1]?.lower === 'that') return -1;
  // 'My wife and I clean': a subject of two is one clause.
  if (gap.trim() !== ',' && !words.slice(0, at).some((one) => verbs.test(one.lower) || one.lower.endsWith('ed'))) return -1;
  const skip = /^(?:then|now|also|so)$/.test(words[at + 1]?.lower ?? '') ? 2 : 1;
  return startsClause(words, at + skip) ? 1 : -1;
}

function startsClause(words: Sentence['words'], at: number): boolean {
  const first = words[at]?.lower ?? '';
  if (!subjects.has(first)) return false;
  if (first.includes("'") || /^(?:i|we|you|they|he|she|it)$/.test(first)) return true;
  return words.slice(at + 1, at + 5).some((word) => verbs.test(word.lower));
}
