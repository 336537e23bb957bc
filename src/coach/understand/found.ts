import type { Intent, Topic, Understanding } from '#coach/understanding';

const LEAST_SCORE = 0.4;
const MOST_NAMED = 3;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];
const names: Partial<Record<Intent, string>> = {
  interested: 'interest', asks_price: 'price', too_expensive: 'price', bad_timing: 'timing', think_it_over: 'a wish to think it over', send_info: 'a wish for more information',
  has_vendor: 'another supplier', authority: 'somebody else who decides', wants_proof: 'a wish for proof', meeting: 'a meeting', not_interested: 'a no',
  unsubscribe: 'a wish to be left alone', out_of_office: 'an absence', referral: 'somebody else to talk to',
};
const topicNames: Record<Topic, string> = {
  price: 'price', timeline: 'how long', process: 'how it goes', features: 'what it does', integration: 'what it works with', security: 'safety', contract: 'terms', references: 'references', support: 'help', location: 'where',
  availability: 'when', guarantee: 'guarantee', other: '',
};
const nameOf = ({ topic, quote }: Understanding['questions'][number]) => (topic === 'timeline' && !/how long/i.test(quote) ? 'when' : topicNames[topic]);
const listOf = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${parts.at(-1)}`);

// What was read out of a message, in a line: whoever pasted it sees at once whether the coach understood it.
export function describeFound({ intents, questions }: Understanding): string {
  const known = intents.flatMap(({ intent, score }) => (intent !== 'unclear' && score >= LEAST_SCORE ? (names[intent] ?? []) : []));
  const parts = [...new Set(known)].slice(0, MOST_NAMED);
  if (questions.length > 0) {
    const about = [...new Set(questions.map(nameOf))].filter(Boolean);
    parts.push(`${numbers[questions.length] ?? questions.length} ${questions.length === 1 ? 'question' : 'questions'}${about.length > 0 ? ` (${about.join(', ')})` : ''}`);
  }
  return listOf(parts);
}
