import type { Profile } from '#web/lib/session.ts';

type Known = Pick<Profile, 'biggestSalesChallenge' | 'commonObjections' | 'idealCustomer' | 'salesLevel' | 'offeringDetails' | 'shortTermWin'>;
const SHOWN = 4;
const MAX_QUOTE = 60;

// By what they said is hard, in their own words.
const byTrouble: [RegExp, string][] = [
  [/pric|expensive|cost|budget|discount/i, 'They say it is too expensive. What do I say?'],
  [/silen|ghost|quiet|no (?:reply|answer|response)|respond|follow/i, 'I sent the quote and they have gone quiet.'],
  [/lead|find|prospect|pipeline|new (?:client|customer)/i, 'How do I find three people to contact today?'],
  [/clos|commit|decid|think about/i, 'They want to think about it. How do I move on?'],
  [/call|phone|cold/i, 'How do I open a cold call?'],
  [/time|focus|motivat|consisten|energy|procrastin/i, 'I have no drive today. Where do I start?'],
];
const forAnyone = ['My emails get no replies.', 'How do I ask for a referral?', 'I have a meeting tomorrow. How do I prepare?', 'They say it is too expensive. What do I say?'];
const forBeginners = ['Who should I contact first?', 'How do I open a cold call?'];

// Questions to begin with: first what fits this user's Sales Brain, then what anybody asks.
export function offerStarters({ biggestSalesChallenge, commonObjections, salesLevel }: Known): string[] {
  const troubles = `${biggestSalesChallenge} ${commonObjections}`;
  const objection = firstOf(commonObjections);
  // What is asked in their words is not asked in ours too.
  const isSaid = (question: string) => objection !== '' && question.toLowerCase().includes(objection.toLowerCase());
  const own = [
    ...(objection ? [`They say "${objection}". What do I answer?`] : []),
    ...byTrouble.flatMap(([sign, question]) => (sign.test(troubles) && !isSaid(question) ? [question] : [])),
    ...(salesLevel === 'beginner' ? forBeginners : []),
  ];
  return [...new Set([...own, ...forAnyone.filter((question) => !isSaid(question))])].slice(0, SHOWN);
}

// One objection of a list; too long a one is no button.
function firstOf(objections: string) {
  const first = objections.split(/[\n;,.]/, 1)[0]!.trim().replace(/^["'“]+|["'”]+$/g, '');
  return /\p{L}{3}/u.test(first) && first.length <= MAX_QUOTE ? first : '';
}
