import type { Brain, Gap, Why } from '#coach/brief';
import type { Topic, Understanding } from '#coach/understanding';
import type { Fact } from '#coach/facts/fact';
import { raiseStart } from '#coach/facts/shape';
import type { Blanks, Value } from './blanks.ts';
import { slotOf } from './plan.ts';
import type { PlanSlot } from './pieces.ts';
import { askedTopics, findShared, findTopicFact, gapFor, gapOf, isExactPrice, listsOthers, nounFor, type Shared } from './topics.ts';

// topics names what was asked, for a subject line.
export type Answers = { topics: Value[]; slots: PlanSlot[]; gaps: Gap[]; whys: Why[] };
type Asked = { topic: Topic; quote: string; fact: Fact | null; noun?: string };
const nameOf = ({ topic, quote, noun }: Asked) => noun ?? nounFor(topic, quote);

const value = (text: string, about: string): Value => ({ text, about, rank: 0, why: null });
const nounBlanks = (noun: string): Blanks => ({ topic: [value(noun, `topic:${noun}`)], Topic: [value(raiseStart(noun), `topic:${noun}`)] });

// A question that the whole reply answers needs no sentence of its own.
const answeredBy: Record<string, Topic[]> = {
  meeting: ['availability', 'other', 'timeline', 'location'], sendInfo: ['other', 'features', 'process'], wantsProof: ['other', 'features', 'process'], referral: ['other'], authority: ['other'], tooExpensive: ['other', 'features', 'integration', 'process', 'price'], interested: ['availability'],
  visit: ['availability', 'other', 'timeline', 'location', 'process', 'features', 'support'],
  ready: ['other', 'process', 'location', 'contract', 'features', 'price', 'support'],
  badTiming: ['other', 'timeline', 'availability'], thinkItOver: ['other'], hasVendor: ['other'],
};
// Who puts it off and asks how long it takes plans with it: putting off is no answer to that.
const asksDuration = /\bhow long\b/i;
const isAnswered = (kind: string, { topic, quote }: { topic: Topic; quote: string }) => Boolean(answeredBy[kind]?.includes(topic)) && !(kind === 'badTiming' && topic === 'timeline' && asksDuration.test(quote));
const vagueTopics = new Set<Topic>(['other', 'features', 'process', 'support']);
type Wish = { understanding: Understanding; brain: Brain; kind: string; mostKnown: number };
const askOne = (topic: Topic, quote: string, brain: Brain): Asked => {
  const fact = findTopicFact(topic, quote, brain);
  const shared = fact || topic === 'price' ? null : findShared(quote, brain);
  return shared ? { topic, quote, fact: shared.fact, noun: shared.word.toLowerCase() } : { topic, quote, fact };
};
const askedOf = ({ understanding, brain, kind }: Wish): Asked[] => {
  const asked: Asked[] = askedTopics(understanding)
    .filter((question) => !isAnswered(kind, question))
    .map(({ topic, quote }) => askOne(topic, quote, brain));
  const priced = understanding.intents.find(({ intent }) => intent === 'asks_price') ?? (kind === 'askPrice' ? understanding.questions[0] ?? understanding.intents[0] : undefined);
  if (kind === 'askPrice' && priced && !asked.some(({ topic }) => topic === 'price')) asked.unshift({ topic: 'price', quote: priced.quote, fact: findTopicFact('price', priced.quote, brain) });
  // One sentence read as two topics: the vague one is dropped.
  const sharp = asked.filter((entry) => (entry.fact && entry.topic !== 'other') || !vagueTopics.has(entry.topic) || !asked.some((other) => other !== entry && (other.quote.includes(entry.quote) || entry.quote.includes(other.quote))));
  return sharp.toSorted((one, other) => Number(one.topic === 'other') - Number(other.topic === 'other'));
};

const knownSlot = (asked: Asked & { fact: Fact }): PlanSlot => {
  const { fact } = asked;
  const noun = nameOf(asked);
  const about = `fact:${fact.quote}`;
  const why: Why = { from: 'brain', field: fact.field, quote: fact.quote };
  const values = (pick: 'inner' | 'alone', clauseOnly: boolean): Value[] =>
    fact.forms.flatMap((form, rank) => (clauseOnly && form.shape !== 'clause' ? [] : [{ text: form[pick], about, rank, why }]));
  const { Topic, ...named } = nounBlanks(noun);
  const blanks = { ...named, ...(noun === 'that point' ? {} : { Topic: Topic! }), fact: values('inner', false), Fact: values('alone', true), inner: values('inner', true) };
  const known = slotOf(1, 'answers.known', { need: true, worth: 2, blanks });
  return fact.forms[0]?.shape === 'clause' ? { ...known, from: [...slotOf(1, 'answers.clause').from, ...known.from] } : known;
};

const listNouns = (nouns: string[]) => (nouns.length < 2 ? (nouns[0] ?? '') : `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)!}`);
// 'that point' would leave open which one, where several were raised.
const isPlain = (asked: Asked) => nameOf(asked) !== 'that point';
const whichBlanks = (text: string): Blanks => ({ which: [value(text, 'unknown-other')], Which: [value(raiseStart(text), 'unknown-other')] });
const otherSlot = (alone: boolean): PlanSlot => slotOf(1, 'answers.unknownOther', { need: true, worth: 1.5, blanks: whichBlanks(alone ? 'your question' : 'your other question') });
const unknownSlot = (asked: Asked[]): PlanSlot => {
  const nouns = [...new Set(asked.map(nameOf))];
  const list = listNouns(nouns);
  return slotOf(1, 'answers.unknown', { need: true, worth: 1.5, blanks: { topics: [value(list, 'unknown')], Topics: [value(raiseStart(list), 'unknown')] } });
};

// What they only mention: 'about a third are vegan'.
const heardIn = new Set(['askPrice', 'askQuestion', 'interested', 'sendInfo']);
const toldOf = ({ said, questions }: Understanding) => questions.reduce((text, { quote }) => text.replace(quote, ' '), said).slice(0, 2000);
const heardSlot = ({ word, fact }: Shared): PlanSlot => {
  const why: Why = { from: 'brain', field: fact.field, quote: fact.quote };
  const facts: Value[] = fact.forms.map(({ inner }, rank) => ({ text: inner, about: `fact:${fact.quote}`, rank, why }));
  return slotOf(1, 'answers.heard', { worth: 1.2, blanks: { word: [value(word, 'heard')], fact: facts } });
};

// Whether a price can move is the user's to say, so it is promised and named as a gap.
const haggled = /\b(?:on (?:the |your |that )?(?:price|cost|quote|number|rate)|match|come down|discount|lower|cheaper|flexib\w+|better price|wiggle|negotia\w+|sharpen|what can you do)\b/i;
const asksForLess = ({ understanding, kind }: Wish) => kind === 'tooExpensive' && understanding.questions.some(({ quote }) => haggled.test(quote));

// Every topic that was asked about is either answered from the Sales Brain or promised, and then named as a gap.
export const planAnswers = (wish: Wish): Answers => {
  const { mostKnown } = wish;
  const asked = askedOf(wish);
  const used = new Set<string>();
  const known = asked.filter((entry): entry is Asked & { fact: Fact } => entry.fact !== null && !used.has(entry.fact.quote) && used.add(entry.fact.quote).size > 0).slice(0, mostKnown);
  const unknown = asked.filter((entry) => entry.fact === null || (!known.includes(entry as Asked & { fact: Fact }) && !used.has(entry.fact.quote)));
  const deferred = asked.filter((entry) => entry.fact !== null && used.has(entry.fact.quote) && !known.some(({ fact }) => fact.quote === entry.fact!.quote));
  const open = [...unknown, ...deferred].filter((entry, at, all) => all.indexOf(entry) === at);
  const slots: PlanSlot[] = known.map(knownSlot);
  const vague = known.find(({ topic, fact }) => topic === 'price' && (!isExactPrice(fact) || listsOthers(wish.understanding.said, wish.brain)));
  const priceOpen = open.some(({ topic }) => topic === 'price') || vague !== undefined;
  if (priceOpen) slots.push(slotOf(1, vague ? 'answers.priceFirm' : 'answers.priceUnknown', { need: true, worth: 1.5 }));
  const less = asksForLess(wish);
  if (less) slots.push(slotOf(1, 'tooExpensive.room', { need: true, worth: 2 }));
  const heard = findShared(toldOf(wish.understanding), wish.brain);
  if (heard && !used.has(heard.fact.quote) && asked.length > 0 && heardIn.has(wish.kind)) slots.push(heardSlot(heard));
  const others = open.filter(({ topic }) => topic !== 'price');
  const plain = others.filter(isPlain);
  if (plain.length > 0) slots.push(unknownSlot(plain));
  if (plain.length < others.length) slots.push(otherSlot(asked.length === 1));
  const gaps = [...open.filter(({ fact }) => fact === null).map(({ topic, quote }) => gapFor(topic, quote)), ...(vague ? [gapOf('pricingModel', 'the exact figure')] : []), ...(less ? [gapOf('pricingModel', 'whether the price can move')] : [])];
  const named = [...new Set(asked.filter(isPlain).map(nameOf))].slice(0, 2);
  return { topics: named.length > 0 ? [value(listNouns(named), 'topics')] : [], slots, gaps, whys: asked.map(({ quote }) => ({ from: 'message', field: null, quote })) };
};
