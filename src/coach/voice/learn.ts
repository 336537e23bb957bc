import type { learnVoice } from '#contract/brain';
import type { Output } from '#contract/endpoint';
import { sentencesOf } from '#coach/rewrite/facts';
import { contractsOf, greetingOf, mostSaid, neverOf, signOffOf } from './habits.ts';
import { takeApart } from './parts.ts';

const LEAST_SENTENCES = 3;
const [SHORTEST, LONGEST] = [3, 60];

// How somebody writes, from messages of their own. What the messages don't show stays open.
export function learnFrom(messages: string[]): Output<typeof learnVoice> {
  const parts = messages.map(takeApart);
  const body = parts.map((part) => part.body).join('\n\n');
  const lengths = parts.flatMap((part) => sentencesOf(part.body).map(({ words }) => words.filter(({ kind }) => kind !== 'link' && kind !== 'email').length)).filter((words) => words > 0);
  const average = Math.round(lengths.reduce((sum, words) => sum + words, 0) / Math.max(1, lengths.length));
  return {
    greeting: mostSaid(parts.flatMap(({ greeting }) => greetingOf(greeting) ?? [])),
    signOff: mostSaid(parts.flatMap(({ close }) => signOffOf(close) ?? [])),
    sentenceWords: lengths.length < LEAST_SENTENCES ? null : Math.min(LONGEST, Math.max(SHORTEST, average)),
    contractions: contractsOf(body),
    neverUse: neverOf(messages.join('\n')),
  };
}
