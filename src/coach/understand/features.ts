import { findConcepts, listWords } from './words.ts';

// What the intent model sees of a text: words, pairs, letters in threes and fours, groups of words that mean the same, and its shape.
export const BUCKETS = 16_384;
const NEAR = 5;
// How much each kind counts, by cross-validation over the labelled lines.
const SAY = { w: 1, p: 0.8, c: 0.7, g: 1.2, n: 0.8, b: 0.5, s: 0.6 };

export type Features = { at: number[]; value: number[] };

const hash = (kind: string, text: string) => {
  let h = 2_166_136_261 ^ kind.charCodeAt(0);
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16_777_619);
  h ^= h >>> 15;
  return (Math.imul(h, 2_246_822_507) >>> 0) % BUCKETS;
};

function lettersOf(words: string[]): Set<string> {
  const out = new Set<string>();
  for (const word of words) {
    const padded = ` ${word} `;
    for (const n of [3, 4]) for (let i = 0; i + n <= padded.length; i++) out.add(padded.slice(i, i + n));
  }
  return out;
}

function pairsOf(words: string[]): Set<string> {
  const out = new Set<string>();
  for (let i = -1; i < words.length; i++) {
    out.add(`${words[i] ?? '^'} ${words[i + 1] ?? '$'}`);
    if (i >= 0 && i + 2 < words.length) out.add(`${words[i]} * ${words[i + 2]}`);
  }
  return out;
}

type Concepts = ReturnType<typeof findConcepts>;

function nearPairsOf(concepts: Concepts): Set<string> {
  const out = new Set<string>();
  for (let i = 0; i < concepts.length; i++) {
    const a = concepts[i]!;
    for (let j = i + 1; j < concepts.length && concepts[j]!.at - a.at <= NEAR; j++) out.add(`${a.name}>${concepts[j]!.name}`);
  }
  return out;
}

// A word beside a group: 'our' with a trade, 'not' with a wish.
function besideOf(words: string[], concepts: Concepts): Set<string> {
  const out = new Set<string>();
  for (const { name, at } of concepts) {
    out.add(`${words[at - 1] ?? '^'} ${name}`);
    out.add(`${name} ${words[at + 1] ?? '$'}`);
  }
  return out;
}

function shapeOf(words: string[]): string[] {
  const length = Math.ceil(Math.log2(words.length + 1));
  const asks = words.includes('?') ? 'asks' : 'says';
  return [`length ${length}`, asks, `${asks} ${length}`, `first ${words[0] ?? ''}`, `last ${words.at(-1) ?? ''}`, `${asks} first ${words[0] ?? ''}`];
}

// Each kind of feature has the same say, however long the text.
export function extractFeatures(text: string): Features {
  const words = listWords(text);
  const concepts = findConcepts(words);
  const sum = new Map<number, number>();
  const add = (kind: string, items: Iterable<string>, say: number) => {
    const list = [...items];
    const value = say / Math.sqrt(list.length || 1);
    for (const item of list) {
      const at = hash(kind, item);
      sum.set(at, (sum.get(at) ?? 0) + value);
    }
  };
  add('w', new Set(words), SAY.w);
  add('p', pairsOf(words), SAY.p);
  add('c', lettersOf(words), SAY.c);
  add('g', new Set(concepts.map(({ name }) => name)), SAY.g);
  add('n', nearPairsOf(concepts), SAY.n);
  add('b', besideOf(words, concepts), SAY.b);
  add('s', shapeOf(words), SAY.s);
  return { at: [...sum.keys()], value: [...sum.values()] };
}
