import { splitParagraphs, splitSentences, type Sentence } from '#coach/score/sentences';
import { splitWords, type Word } from '#coach/score/words';

// A rewrite reads the same few texts again and again.
const MOST_KEPT = 12;
const kept = new Map<string, Sentence[]>();
export function sentencesOf(text: string): Sentence[] {
  const known = kept.get(text);
  if (known) return known;
  const sentences = splitSentences(text, splitParagraphs(text, 0, text.length), splitWords(text));
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(text, sentences);
  return sentences;
}

const boast = /^(?:#?1|100%|110%|10x|24\/7|360)$/;
const common = new Set("i i'm i'll i've i'd ok hi hello hey dear".split(' '));
const isName = (word: Word, at: number) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word.text) && !common.has(word.lower);

// What must survive a rewrite and what must never appear from nowhere: figures, addresses, names, quotations.
export function factsOf(text: string): string[] {
  const found = sentencesOf(text).flatMap(({ words }) => words.filter((word, at) => isFact(word, at, words)).map((word) => word.text));
  const quotes = [...text.matchAll(/["“]([^"“”\n]{3,160})["”]/g)].map((match) => match[1]!);
  return [...new Set([...found, ...quotes])];
}

// 'thx 4 ur msg'
const spoken = (words: Word[], at: number) => /^[24]$/.test(words[at]!.lower) && /^(?:u|ur|you|your|me|the|it)$/.test(words[at + 1]?.lower ?? '');
export const isFact = (word: Word, at: number, words: Word[]) => word.kind === 'link' || word.kind === 'email' || (word.kind === 'number' && !boast.test(word.lower) && !spoken(words, at)) || isName(word, at);

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

export function lostFacts(facts: string[], text: string): string[] {
  const said = plain(text);
  return facts.filter((fact) => !said.includes(plain(fact)));
}

// True if a text says nothing that its sources don't hold.
export function everyFactFrom(source: string): (text: string) => boolean {
  const known = plain(source);
  return (text) => factsOf(text).every((fact) => known.includes(plain(fact)) || known.includes(plain(fact.replace(/[’']s$/, ''))));
}
