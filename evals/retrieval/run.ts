import { findCards } from '#coach/chat/search';
import questions from './questions.json' with { type: 'json' };

export type Question = { question: string; cards: string[] };
export type RetrievalResult = { asked: number; first: number; inThree: number; misses: { question: string; wanted: string[]; got: string[] }[]; slowestMs: number };

// How often the first card, and one of the first three, is one that a coach would accept.
export function runRetrieval(set: Question[] = questions): RetrievalResult {
  findCards('warm up');
  const result: RetrievalResult = { asked: set.length, first: 0, inThree: 0, misses: [], slowestMs: 0 };
  for (const { question, cards } of set) {
    const began = performance.now();
    const got = findCards(question).slice(0, 3).map((hit) => hit.card.id);
    result.slowestMs = Math.max(result.slowestMs, performance.now() - began);
    const first = cards.includes(got[0] ?? '');
    if (first) result.first += 1;
    else result.misses.push({ question, wanted: cards, got });
    if (got.some((id) => cards.includes(id))) result.inThree += 1;
  }
  return result;
}
