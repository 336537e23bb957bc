import MiniSearch from 'minisearch';
import { allCards, type Card, findCard } from './card.ts';
import { readFeatures, readTerms } from './terms.ts';

// fit: likeness to the nearest trigger, 0 to 1; shared: how many telling words of the question the card's triggers know.
export type Hit = { card: Card; score: number; fit: number; shared: number };
type Row = { id: string; triggers: string; title: string; problem: string; answer: string };

const CANDIDATES = 40;
const FEW_TERMS = 2;
const MAX_TYPOS = 8;
// A word that no card knows counts as rarer than any that one does.
const UNKNOWN_IN_CARDS = 0.7;
const TEXT_SHARE = 0.3;
const PROFILE_SHARE = 3;
const TITLE_WEIGHT = 0.9;
// What a card's second and third likeness add: a card that's hit from several sides is likelier the right one.
const SIDES = [1, 0.5, 0.25];

// A pair counts for less than a telling word.
const PAIR_WEIGHT = 0.8;

// One way of asking: how much all that it says weighs together, and how much the line counts.
type AskedLine = { own: number; weight: number };
// All of a card's ways of asking, by their words and pairs: how much each weighs in all of them as one, and the lines that hold it.
type Asked = { lines: AskedLine[]; words: Map<string, { weight: number; lines: number[] }>; length: number };
type Library = {
  index: MiniSearch<Row>;
  asked: Map<string, Asked>;
  rarity: (term: string) => number;
};
let library: Library | undefined;

function build(): Library {
  const index = new MiniSearch<Row>({
    fields: ['triggers', 'title', 'problem', 'answer'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { triggers: 3, title: 2, problem: 1.5, answer: 0.5 } },
  });
  const read = new Map<string, { terms: string[]; weight: number }[]>();
  const cardsWith = new Map<string, number>();
  for (const card of allCards) {
    const features = [...card.triggers, card.title].map(readFeatures);
    const join = (text: string) => readTerms(text).join(' ');
    index.add({ id: card.id, triggers: features.slice(0, -1).flatMap(({ terms }) => terms).join(' '), title: features.at(-1)!.terms.join(' '), problem: join(card.problem), answer: join(card.answer) });
    const lines = features.map(({ terms, pairs }, at) => ({ terms: [...terms, ...pairs], weight: at < card.triggers.length ? 1 : TITLE_WEIGHT }));
    read.set(card.id, lines);
    for (const term of new Set(lines.flatMap((line) => line.terms))) cardsWith.set(term, (cardsWith.get(term) ?? 0) + 1);
  }
  const rate = (term: string, cards: number) => Math.log(1 + allCards.length / cards) * (term.includes(' ') ? PAIR_WEIGHT : 1);
  const rarities = new Map([...cardsWith].map(([term, cards]) => [term, rate(term, cards)]));
  const rarity = (term: string) => rarities.get(term) ?? rate(term, UNKNOWN_IN_CARDS);
  return { index, asked: new Map([...read].map(([id, lines]) => [id, weigh(lines, rarity)] as const)), rarity };
}
function weigh(read: { terms: string[]; weight: number }[], rarity: (term: string) => number): Asked {
  const linesWith = new Map<string, number[]>();
  for (const [at, { terms }] of read.entries()) for (const term of terms) linesWith.set(term, [...(linesWith.get(term) ?? []), at]);
  const words = new Map([...linesWith].map(([term, lines]) => [term, { weight: rarity(term) * Math.log(1 + lines.length), lines }] as const));
  const lines = read.map(({ terms, weight }) => ({ weight, own: terms.reduce((sum, term) => sum + rarity(term), 0) }));
  return { lines, words, length: Math.hypot(...[...words.values()].map(({ weight }) => weight)) };
}
// Built at the first question, then kept: the cards don't change while a process runs.
const openLibrary = () => (library ??= build());

type Feature = { term: string; rarity: number; isTerm: boolean; isFirst: boolean };
type Question = { features: Feature[]; weight: number; length: number };
// What a question asks for: a mended word may stand there twice.
function weighQuestion(terms: string[], pairs: string[], rarity: Library['rarity']): Question {
  const all = [...terms, ...pairs];
  const features = all.map((term, at) => ({ term, rarity: rarity(term), isTerm: at < terms.length, isFirst: all.indexOf(term) === at }));
  return { features, weight: features.reduce((sum, feature) => sum + feature.rarity, 0), length: Math.hypot(...features.map((feature) => feature.rarity)) };
}

// How well a question fits each of a card's triggers, 0 to 1, best first, and all of them as one; rare words count for more.
function fitCard(question: Question, { lines, words, length }: Asked) {
  const shares = lines.map(() => 0);
  let overall = 0;
  let shared = 0;
  for (const { term, rarity, isTerm, isFirst } of question.features) {
    const known = words.get(term);
    if (!known) continue;
    overall += known.weight * rarity;
    if (isTerm) shared += 1;
    if (isFirst) for (const at of known.lines) shares[at]! += rarity;
  }
  const fits = lines.flatMap(({ weight, own }, at) => (shares[at]! > 0 ? [(weight * shares[at]!) / Math.sqrt(own * question.weight)] : []));
  return { fits: fits.toSorted((a, b) => b - a), overall: overall / (length * question.length), shared };
}

// A mistyped word is read as the nearest word that the cards know.
function mendTypos(terms: string[], { index, rarity }: Library): string[] {
  const unknown = rarity('\u0000');
  let tries = 0;
  return terms.map((term) => {
    if (rarity(term) < unknown || term.length < 5 || ++tries > MAX_TYPOS) return term;
    const near = index.search(term, { fuzzy: term.length < 8 ? 1 : 2, fields: ['triggers', 'title'], tokenize: (text) => [text] })[0]?.terms ?? [];
    return near.find((word) => word[0] === term[0] && rarity(word) < unknown) ?? term;
  });
}

const withPair = (pairs: string[], { asked }: Library) => [...asked].flatMap(([id, { words }]) => (pairs.some((pair) => words.has(pair)) ? [{ id, score: 0 }] : []));

// The cards for a question, best first. `boost` lifts cards that suit this user or this talk.
export function findCards(question: string, boost: (card: Card) => number = () => 1): Hit[] {
  const store = openLibrary();
  const read = readFeatures(question);
  const terms = mendTypos(read.terms, store);
  if (terms.length === 0 && read.pairs.length === 0) return [];
  const asked = weighQuestion(terms, read.pairs, store.rarity);
  // 'I never know what to ask' and 'how do I say no to a customer' hold small words: their pairs tell.
  const named = terms.length > 0 ? store.index.search(terms.join(' '), { combineWith: 'OR' }).slice(0, CANDIDATES) : [];
  const byPair = terms.length < FEW_TERMS ? withPair(read.pairs, store).filter(({ id }) => !named.some((hit) => hit.id === id)) : [];
  const found: { id: string; score: number }[] = [...named, ...byPair];
  const top = found[0]?.score || 1;
  return found
    .flatMap(({ id, score }) => {
      const card = findCard(String(id));
      if (!card) return [];
      const { fits, overall, shared } = fitCard(asked, store.asked.get(card.id)!);
      const likeness = SIDES.reduce((sum, share, at) => sum + share * (fits[at] ?? 0), 0);
      return { card, fit: fits[0] ?? 0, shared, score: (likeness + PROFILE_SHARE * overall + TEXT_SHARE * (score / top)) * boost(card) };
    })
    .toSorted((a, b) => b.score - a.score || a.card.id.localeCompare(b.card.id));
}
