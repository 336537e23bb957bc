import { brainQuestions } from '#contract/brain';
import type { Brain } from '#coach/brief';
import { cleanText } from './fence.ts';
import type { Fence } from './fence.ts';

const MAX_FACT_LETTERS = 600;
// 'idk' is no fact.
const empty = /^(?:idk|i don['’]?t know|don['’]?t know|n\/?a|none|nothing|no|-+|\?+|skip|tbd|not sure)?[.!]*$/i;

const profile: [keyof Brain & ('firstName' | 'businessName' | 'industry' | 'website' | 'goal'), string][] = [
  ['firstName', 'First name'],
  ['businessName', 'Business'],
  ['industry', 'Industry'],
  ['website', 'Website'],
  ['goal', 'Monthly money goal'],
];

// The goal and what drives somebody are for the coach's ears: they have no place in a message to a customer.
const forCoachOnly = new Set<string>(['goal', 'biggestSalesChallenge', 'emotionalMotivation', 'shortTermWin', 'commonObjections', 'whyTheyBuyCompetition']);

export type Reader = 'customer' | 'seller';

const listFacts = (brain: Brain, reader: Reader): [string, string][] =>
  [...profile, ...brainQuestions.map(({ field, label }) => [field, label] as const)]
    .filter(([field]) => reader === 'seller' || !forCoachOnly.has(field))
    .map(([field, label]): [string, string] => [label, cleanText(brain[field] ?? '', MAX_FACT_LETTERS)])
    .filter(([, value]) => !empty.test(value));

// What the Sales Brain holds, one line a fact. A fact typed by hand can hold anything, so it is fenced like a pasted message.
export const tellBrain = (brain: Brain, fence: Fence, reader: Reader): string => {
  const facts = listFacts(brain, reader).map(([label, value]) => `${label}: ${value.replace(/\n+/g, ' / ')}`);
  const { voice } = brain;
  if (voice?.greeting) facts.push(`Usual greeting: ${cleanText(voice.greeting, 80)}`);
  if (voice?.neverUse && voice.neverUse.length > 0) facts.push(`Words never to use: ${cleanText(voice.neverUse.join(', '), 300)}`);
  return facts.length === 0 ? 'Nothing is known about the seller yet: stay general and claim nothing.' : fence('facts about the seller', facts.join('\n'));
};

// All that the person wrote about the own business: addresses in it may be named again.
export const ownText = (brain: Brain): string => [brain.website ?? '', ...brainQuestions.map(({ field }) => brain[field] ?? '')].join('\n');
