import type { Brain, Gap } from '#coach/brief';
import type { Topic, Understanding } from '#coach/understanding';
import { brainQuestions, type BrainField } from '#contract/brain';
import { cleanText, isInward, saysNothing } from '#coach/facts/clean';
import { splitSentences } from '#coach/facts/cut';
import { readFact, type Fact } from '#coach/facts/fact';
import { remember } from '#coach/remember';

type TopicCard = { noun: string; fact: string; field: BrainField; words: RegExp | null };
export const topicCards: Record<Topic, TopicCard> = {
  price: { noun: 'price', fact: 'the price', field: 'pricingModel', words: /[$€£]|\b(?:price|pricing|cost|fee|rate|charge|quote|per (?:hour|month|user|seat|project|year|visit)|hourly|monthly|annual\w*|retainer|flat|fixed|subscription|commission)\b|\d/i },
  timeline: { noun: 'timing', fact: 'how long it takes', field: 'additionalNotes', words: /\b(?:turnaround|lead time|same[- ]day|next[- ]day|within \w+ (?:hours?|days?|weeks?)|(?:hours?|days?|weeks?|months?) (?:to|from)|takes? (?:about |around |up to )?\w+ (?:hours?|days?|weeks?|months?)|live in|delivery (?:time|in)|\d+ ?(?:-\d+ )?(?:hours?|days?|weeks?))\b/i },
  process: { noun: 'the process', fact: 'how the work goes', field: 'additionalNotes', words: /\b(?:process|steps?|first we|we start|onboarding|kick[- ]?off|how it works|survey first|site visit)\b/i },
  features: { noun: 'what is included', fact: 'what the offer does and does not do', field: 'offeringDetails', words: null },
  integration: { noun: 'integrations', fact: 'what it connects to', field: 'additionalNotes', words: /\b(?:integrat\w+|connects?|connector|api|syncs?|plugs? in|works with|imports?|exports?|webhook|zapier)\b/i },
  security: { noun: 'security', fact: 'how data and security are handled', field: 'additionalNotes', words: /\b(?:secur\w+|encrypt\w+|soc ?2|iso ?27001|gdpr|hipaa|sso|saml|data (?:is|are|stays)|hosted in|backups?|pen(?:etration)? test|insured|insurance|background[- ]check\w*|bonded)\b/i },
  contract: { noun: 'contract terms', fact: 'the contract terms', field: 'pricingModel', words: /\b(?:contracts?|cancel\w*|month[- ]to[- ]month|notice|terms?|commitment|lock[- ]?in|minimum term|rolling|\d+[- ]months?|minimum)\b/i },
  references: { noun: 'references', fact: 'references you may name', field: 'additionalNotes', words: /\b(?:references?|case stud\w+|testimonials?|reviews?|portfolio|clients include|customers include|worked with|examples? of our)\b/i },
  support: { noun: 'support', fact: 'what support is included', field: 'additionalNotes', words: /\b(?:support|help ?desk|hotline|response time|answer (?:every|each|all)|account manager|training|maintenance|emergency|call[- ]?out|24\/7|aftercare)\b/i },
  location: { noun: 'location', fact: 'where you work', field: 'idealCustomer', words: /\b(?:based in|located|local|office in|serve|service area|cover|nationwide|remote|on[- ]?site|miles|radius|in-person|county|area)\b/i },
  availability: { noun: 'availability', fact: 'when you are free', field: 'additionalNotes', words: /\b(?:availab\w+|open (?:mon|tue|wed|thu|fri|sat|sun|every|from)|booked (?:out|until)|weekends?|evenings?|opening hours|slots?|next opening|7 days)\b/i },
  guarantee: { noun: 'guarantees', fact: 'what you guarantee', field: 'uniqueMessage', words: /\b(?:guarantee\w*|warrant\w+|refund\w*|money[- ]back|free trial|trial|redo|no fix|if (?:you're|you are) not (?:happy|satisfied))\b/i },
  other: { noun: 'that point', fact: '', field: 'additionalNotes', words: null },
};
const sources: BrainField[] = ['offeringDetails', 'uniqueMessage', 'pricingModel', 'additionalNotes', 'idealCustomer'];
const fillers = new Set('the and for you are can get our has had how who why was not any its per day days one two too all but out see use new may did via let also yes may way lot much many some thing things time week weeks month months year years people work please thanks hello about could would should their there these those which where with from have does your what when that this will into more they them than then also just like need want know tell please offer provide work works using include includes available'.split(' '));
const stems = (text: string) => new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !fillers.has(word)).map((word) => word.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 7)));

const sentencesOf = remember((brain: Brain): { field: BrainField; text: string }[] =>
  sources.flatMap((field) =>
    splitSentences(cleanText(brain[field] ?? ''))
      .filter((text) => !saysNothing(text) && !isInward(text) && text.length < 240 && !text.endsWith('?'))
      .map((text) => ({ field, text })),
  ),
);
// 'We answer within a day' is no answer to 'When can you start?'.
const aboutReplies = /\b(?:answer(?:s|ed)?|respond(?:s|ed)?|response|repl(?:y|ies)|call(?:s|ed)? (?:you )?back|get back)\b/i;
const aboutWork = /\b(?:start\w*|tak(?:e|es|ing)|finish\w*|deliver\w*|done|complet\w+|ready)\b/i;
const asksForReply = /\b(?:answer\w*|respon\w+|repl\w+|hear|react\w*|emergenc\w+)\b/i;
const shares = (one: Set<string>, other: Set<string>) => [...one].some((stem) => other.has(stem));

// 'Does it work with QuickBooks?' is not answered by a sentence about Xero.
const namesOf = (question: string) => (question.slice(1).match(/(?<=[\s(])\p{Lu}\p{L}*[\p{Ll}\d][\p{L}\d]*/gu) ?? []).map((name) => name.toLowerCase());
const leavesOut = (question: string, text: string, brain: Brain) => {
  const own = `${brain.businessName ?? ''} ${brain.firstName ?? ''}`.toLowerCase();
  const named = namesOf(question).filter((name) => !own.includes(name));
  return named.length > 0 && !named.some((name) => text.toLowerCase().includes(name));
};

// Only what the user wrote answers a question: their price for the price, elsewhere a sentence of theirs about the topic.
export const findTopicFact = (topic: Topic, question: string, brain: Brain): Fact | null => {
  const card = topicCards[topic];
  if (topic === 'price') return card.words!.test(brain.pricingModel ?? '') && !/^\s*(?:ask|don'?t|never|we don'?t|tbd)\b/i.test(brain.pricingModel ?? '') ? readFact('pricingModel', brain.pricingModel) : null;
  const asked = stems(question);
  const fields = topic === 'timeline' || topic === 'guarantee' || topic === 'support' || topic === 'contract' ? sentencesOf(brain) : sentencesOf(brain).filter(({ field }) => field !== 'pricingModel');
  const isBeside = (text: string) => topic === 'timeline' && aboutReplies.test(text) && !aboutWork.test(text) && !asksForReply.test(question) && !shares(asked, stems(text));
  const about = (text: string) => !isBeside(text) && (card.words ? card.words.test(text) : shares(asked, stems(text)));
  const found = fields.filter(({ field, text }) => (field !== 'idealCustomer' || topic === 'location') && about(text));
  // The sentence that shares a word with the question comes first.
  if (!card.words && !/^(?:and |but |so |also |hi |hey |hello )*(?:do|does|can|could|is|are|what|which|will|would) /i.test(question)) return null;
  const best = found.find(({ text }) => shares(asked, stems(text))) ?? (card.words ? found[0] : undefined);
  if (best && topic === 'integration' && leavesOut(question, best.text, brain)) return null;
  return best ? readFact(best.field, best.text) : null;
};
// A sentence of the notes that speaks of the very thing: 'Is there parking?', 'We have a small dog'.
export type Shared = { word: string; fact: Fact };
export const findShared = (said: string, brain: Brain): Shared | null => {
  const notes = sentencesOf(brain).filter(({ field }) => field === 'additionalNotes' || field === 'uniqueMessage');
  if (notes.length === 0) return null;
  const asked = (said.match(/\p{L}{3,}/gu) ?? []).map((word) => ({ word, stem: stems(word) }));
  for (const { field, text } of notes) {
    const known = stems(text);
    const word = asked.find(({ word: one, stem }) => shares(stem, known) && !vagueWords.test(one))?.word;
    const fact = word === undefined || leavesOut(said, text, brain) ? null : readFact(field, text);
    if (fact) return { word: word!, fact };
  }
  return null;
};
const vagueWords = /^(?:best|good|great|right|small|large|full|first|last|next|back|free|team|business|company|service|services|customer|customers|client|clients|price|prices|cost|quote|call|email|phone|right|start|done|make|take|look|looking|sure|like|love|home|house|office|job|jobs|same|keep|come|every|each|before|after)$/i;
// A list of prices that doesn't name what was asked for leaves the figure open.
export const listsOthers = (question: string, brain: Brain) => {
  const prices = brain.pricingModel ?? '';
  const asked = [...stems(question)].filter((stem) => stems(brain.offeringDetails ?? '').has(stem));
  // '$9 to $14' is one price with a range.
  return (prices.replaceAll(/([$€£]\s?[\d.,]+k?)\s*(?:to|-|–)\s*[$€£]?\s?[\d.,]+k?/gi, '$1').match(/[$€£]\s?\d/g) ?? []).length > 1 && asked.length > 0 && !asked.some((stem) => stems(prices).has(stem));
};
const exact = /\d/;
export const isExactPrice = (fact: Fact) => exact.test(fact.quote);

const caseStudy = /\bcase stud(?:y|ies)\b/i;
// 'Who would run our account?' asks for a person, not for a hotline.
const isAboutPerson = (topic: Topic, question: string) => topic === 'support' && /\bwho(?:['’]\w+)?\b/i.test(question);
// 'Do you work with dental clinics?' asks about customers, not about software.
export const nounFor = (topic: Topic, question: string): string => {
  if (isAboutPerson(topic, question)) return 'who does the work';
  if (topic === 'references' && caseStudy.test(question)) return /\bcase studies\b/i.test(question) ? 'case studies' : 'the case study';
  return topic === 'integration' && /\bwork(?:s|ing)? with\b/i.test(question) && !/integrat|connect|sync|api|import|export/i.test(question) ? 'that point' : topicCards[topic].noun;
};
const questionOf = (field: BrainField) => brainQuestions.find((entry) => entry.field === field)!.question;
export const gapFor = (topic: Topic, question: string): Gap => {
  // Whoever names no tool asks about customers.
  const card = topicCards[nounFor(topic, question) === topicCards.other.noun && namesOf(question).length === 0 ? 'other' : topic];
  if (isAboutPerson(topic, question)) return { fact: 'who looks after the work', field: card.field, question: questionOf(card.field) };
  if (topic === 'references' && caseStudy.test(question)) return { fact: 'a case study you may show', field: card.field, question: questionOf(card.field) };
  return { fact: card.fact === '' ? `an answer to "${question.slice(0, 120)}"` : card.fact, field: card.field, question: questionOf(card.field) };
};
export const gapOf = (field: BrainField, fact: string): Gap => ({ fact, field, question: questionOf(field) });

// Each topic once, in the order asked; at most five.
export const askedTopics = (understanding: Understanding): { topic: Topic; quote: string }[] => {
  const seen = new Set<Topic>();
  return understanding.questions
    .filter(({ topic }) => !seen.has(topic) && seen.add(topic))
    .slice(0, 5)
    .map(({ topic, quote }) => ({ topic, quote }));
};
