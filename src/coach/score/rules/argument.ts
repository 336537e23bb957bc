import { overBody, overSentence, phraseRule, spanOf, type Hit, type Rule } from '../rule.ts';
import type { Reading } from '../reading.ts';

// How the case is made, most of all in an answer.
const isReply = ({ stage }: Reading) => stage === 'reply';

const hedges = phraseRule({ name: 'hedging', list: 'hedge', dimension: 'persuasiveness', source: 'E52', delta: -0.4, free: (reading) => (isReply(reading) ? 2 : 1), about: 'More hedges than fit: two are fine in a disagreement, one elsewhere.', message: '“{}”: one hedge too many.' });
const arguing = phraseRule({ name: 'arguing', list: 'arguing', dimension: 'persuasiveness', source: 'E52', delta: -1, when: isReply, about: 'Contradicts instead of acknowledging.', message: '“{}” starts an argument. Agree with what is right in it first.' });
const badmouth = phraseRule({ name: 'badmouthing', list: 'badmouth', dimension: 'persuasiveness', source: 'lore', delta: -1, about: 'Runs others down.', message: '“{}” runs others down. Say what you do.' });
const concession = phraseRule({ name: 'quick-discount', list: 'concession', dimension: 'persuasiveness', source: 'lore', delta: -0.8, when: isReply, about: 'Gives the price away before asking why.', message: '“{}” gives the price away. First find out what it is compared with.' });

const once = (rule: { name: string; list: string; delta: number; source: Rule['source']; about: string; message: string }): Rule => ({
  name: rule.name,
  dimension: 'persuasiveness',
  source: rule.source,
  about: rule.about,
  find: (reading) => (reading.phrases.get(rule.list) ?? []).filter((hit) => !isBoast(reading, hit.sentence)).slice(0, 1).map((hit) => ({ ...spanOf(reading, hit), delta: rule.delta, message: rule.message, fix: null })),
});
const evasive = phraseRule({ name: 'evasive', list: 'evasive', dimension: 'persuasiveness', source: 'E51', delta: -0.7, about: 'Vague where a figure, a day or a yes was wanted.', message: '“{}” says nothing. Give a figure, or say by when you will.' });
const boasts = ['hype', 'spam', 'urgency', 'pressure', 'feel-felt-found', 'distrust', 'badmouth', 'rude'];
const isBoast = (reading: Reading, sentence: number) => boasts.some((list) => reading.phrases.get(list)?.some((hit) => hit.sentence === sentence));
const reason = once({ name: 'gives-a-reason', list: 'reason', delta: 0.5, source: 'lore', about: 'Says why, or what it means for the reader.', message: 'Says why.' });
const proof = once({ name: 'proof', list: 'proof', delta: 0.7, source: 'E51', about: 'Proof: a case, a reference, a guarantee.', message: 'Offers something to check.' });

// It asks for a yes, not about them.
const agreement = /^(?:is|would|does|will|are|shall|ok|okay) (?:that|this|it|you|these|those)\b.{0,30}\b(?:all right|alright|ok|okay|fine|good|work|works|suit|agree|happy with)\b/i;
const explores: Rule = {
  name: 'asks-about-them',
  dimension: 'persuasiveness',
  source: 'E32',
  about: 'An answer asks one question about the reader’s situation.',
  find: (reading) => {
    const ask = isReply(reading) ? reading.asks.find((one) => one.kind === 'question' && reading.sentences[one.sentence]!.words.length > 3 && !agreement.test(reading.text.slice(one.start, one.end))) : undefined;
    return ask ? [{ start: ask.start, end: ask.end, delta: 0.7, message: 'Asks before it argues.', fix: null }] : [];
  },
};

const hollow: Rule = {
  name: 'hollow-question',
  dimension: 'persuasiveness',
  source: 'lore',
  about: 'An advertisement’s opening question.',
  find: (reading) => reading.asks.filter((ask) => ask.kind === 'rhetorical').map((ask) => ({ start: ask.start, end: ask.end, delta: -0.8, message: 'A question nobody answers. Ask one you want the answer to.', fix: null })),
};

const topics: [RegExp, RegExp, string][] = [
  [/\b(?:how much|price|prices|pricing|cost|costs|fee|rate|rates|quote)\b/, /[$€£]\s?\d|\d|\b(?:price|cost|costs|quote|fee|free|hour|charge)\b/, 'the price'],
  [/\b(?:when|how long|how soon|timeline|turnaround|available|availability)\b/, /\d|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|week|weeks|month|months|days?|hours?)\b/, 'when'],
  [/\b(?:reference|references|reviews|examples?|case stud(?:y|ies)|portfolio)\b/, /\b(?:reference|references|reviews?|examples?|case|photos|portfolio|did|built|worked)\b/, 'the examples'],
];
function findUnanswered(reading: Reading): Hit[] {
  const thread = reading.form.thread?.toLowerCase().slice(0, 4000) ?? '';
  if (!thread.includes('?')) return [];
  const said = reading.said.toLowerCase();
  return topics
    .filter(([asked, answered]) => asked.test(thread) && !answered.test(said))
    .map(([, , topic]) => ({ ...overBody(reading), delta: -1.2, message: `They asked about ${topic}, and this does not answer it.`, fix: null }));
}
const unanswered: Rule = { name: 'unanswered', dimension: 'persuasiveness', source: 'E35', about: 'They asked something that this leaves open.', find: findUnanswered };

const rambling: Rule = {
  name: 'rambling',
  dimension: 'clarity',
  source: 'craft',
  about: 'A sentence strung together with three or more ands and buts.',
  find: ({ sentences }) =>
    sentences
      .filter(({ words }) => words.length > 18 && words.length <= 28 && words.filter((word) => /^(?:and|but|so|then|also)$/.test(word.lower)).length >= 3)
      .map((sentence) => ({ ...overSentence(sentence), delta: -0.5, message: 'Strung together. One thought, one sentence.', fix: null })),
};

export const argumentRules: Rule[] = [hedges, evasive, arguing, badmouth, concession, reason, proof, explores, hollow, unanswered, rambling];
