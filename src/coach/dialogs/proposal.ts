import { type Found, tidy } from './extraction.ts';

// An answer of so few words is its own best extraction.
const LEAST_WORDS = 5;
const LEAST_SHARE = 0.5;
const TELLING = /\p{N}|^(?:no|not|non|never|none|nobody|nothing|without|only|except|cannot|\p{L}+n't)$/u;

const wordsOf = (text: string) => text.toLowerCase().replaceAll('\u2019', "'").match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? [];

// Whether the words stand there in this order, so that nothing is turned round.
const followsIn = (words: string[], whole: string[]) => {
  let at = 0;
  for (const word of words) {
    at = whole.indexOf(word, at) + 1;
    if (at === 0) return false;
  }
  return true;
};

const isFaithful = (own: string, proposed: string) => {
  const [before, after] = [wordsOf(own), wordsOf(proposed)];
  const count = (words: string[]) => words.filter((word) => TELLING.test(word)).join(' ');
  return after.length >= before.length * LEAST_SHARE && after.length > 0 && followsIn(after, before) && count(before) === count(after);
};

export const isWorthSorting = (own: string) => wordsOf(own).length >= LEAST_WORDS;

// Somebody else's shorter wording of what was understood: only the person's own words in their order, no figure and no
// 'not' lost. It never adds a field, so the step is the same with or without it.
export const takeProposal = (found: Found[], proposal: Found[]): Found[] =>
  found.map(({ field, value }) => {
    const proposed = tidy(proposal.find((row) => row.field === field)?.value ?? '');
    return { field, value: isFaithful(value, proposed) ? proposed : value };
  });
