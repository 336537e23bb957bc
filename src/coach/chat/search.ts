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

// One way of asking: its words and pairs, how much they weigh together, and how much the line counts.
type AskedLine = { terms: string[]; own: number; weight: number };
type Library = {
  index: MiniSearch<Row>;
  // The terms of each trigger and of the title, per card.
  asked: Map<string, AskedLine[]>;
  // All of a card's ways of asking as one: how much each word weighs, and the length of it all.
  profiles: Map<string, { weights: Map<string, number>; length: number }>;
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
  const asked: Library['asked'] = new Map();
  const cardsWith = new Map<string, number>();
  for (const card of allCards) {
    const read = [...card.triggers, card.title].map(readFeatures);
    const join = (text: string) => readTerms(text).join(' ');
    index.add({ id: card.id, triggers: read.slice(0, -1).flatMap(({ terms }) => terms).join(' '), title: read.at(-1)!.terms.join(' '), problem: join(card.problem), answer: join(card.answer) });
    const lines = read.map(({ terms, pairs }, at) => ({ terms: [...terms, ...pairs], own: 0, weight: at < card.triggers.length ? 1 : TITLE_WEIGHT }));
    asked.set(card.id, lines);
    for (const term of new Set(lines.flatMap((line) => line.terms))) cardsWith.set(term, (cardsWith.get(term) ?? 0) + 1);
  }
  const rate = (term: string, cards: number) => Math.log(1 + allCards.length / cards) * (term.includes(' ') ? PAIR_WEIGHT : 1);
  const rarities = new Map([...cardsWith].map(([term, cards]) => [term, rate(term, cards)]));
  const rarity = (term: string) => rarities.get(term) ?? rate(term, UNKNOWN_IN_CARDS);
  for (const lines of asked.values()) for (const line of lines) line.own = line.terms.reduce((sum, term) => sum + rarity(term), 0);
  const profiles = new Map([...asked].map(([id, lines]) => [id, profile(lines, rarity)] as const));
  return { index, asked, profiles, rarity };
}
function profile(lines: { terms: string[] }[], rarity: (term: string) => number) {
  const counts = new Map<string, number>();
  for (const line of lines) for (const term of line.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weights = new Map([...counts].map(([term, count]) => [term, rarity(term) * Math.log(1 + count)]));
  return { weights, length: Math.hypot(...weights.values()) };
}
// Built at the first question, then kept: the cards don't change while a process runs.
const openLibrary = () => (library ??= build());

// How well a question fits each of a card's triggers, 0 to 1, best first; rare words count for more.
function fitTriggers(terms: string[], lines: AskedLine[], rarity: (term: string) => number): number[] {
  const inQuery = new Set(terms);
  const queryWeight = terms.reduce((sum, term) => sum + rarity(term), 0);
  const fits: number[] = [];
  for (const line of lines) {
    let shared = 0;
    for (const term of line.terms) if (inQuery.has(term)) shared += rarity(term);
    if (shared > 0) fits.push((line.weight * shared) / Math.sqrt(line.own * queryWeight));
  }
  return fits.toSorted((a, b) => b - a);
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

const withPair = (pairs: string[], { profiles }: Library) => [...profiles].flatMap(([id, { weights }]) => (pairs.some((pair) => weights.has(pair)) ? [{ id, score: 0 }] : []));

// The cards for a question, best first. `boost` lifts cards that suit this user or this talk.
export function findCards(question: string, boost: (card: Card) => number = () => 1): Hit[] {
  const store = openLibrary();
  const read = readFeatures(question);
  const terms = mendTypos(read.terms, store);
  if (terms.length === 0 && read.pairs.length === 0) return [];
  const features = [...terms, ...read.pairs];
  // 'I never know what to ask' and 'how do I say no to a customer' hold small words: their pairs tell.
  const named = terms.length > 0 ? store.index.search(terms.join(' '), { combineWith: 'OR' }).slice(0, CANDIDATES) : [];
  const byPair = terms.length < FEW_TERMS ? withPair(read.pairs, store).filter(({ id }) => !named.some((hit) => hit.id === id)) : [];
  const found: { id: string; score: number }[] = [...named, ...byPair];
  const top = found[0]?.score || 1;
  const length = Math.hypot(...features.map(store.rarity));
  return found
    .flatMap(({ id, score }) => {
      const card = findCard(String(id));
      if (!card) return [];
      const fits = fitTriggers(features, store.asked.get(card.id) ?? [], store.rarity);
      const own = store.profiles.get(card.id);
      const likeness = SIDES.reduce((sum, share, at) => sum + share * (fits[at] ?? 0), 0);
      const overall = features.reduce((sum, term) => sum + (own?.weights.get(term) ?? 0) * store.rarity(term), 0) / ((own?.length ?? 1) * length);
      return { card, fit: fits[0] ?? 0, shared: terms.filter((term) => own?.weights.has(term)).length, score: (likeness + PROFILE_SHARE * overall + TEXT_SHARE * (score / top)) * boost(card) };
    })
    .toSorted((a, b) => b.score - a.score || a.card.id.localeCompare(b.card.id));
}
