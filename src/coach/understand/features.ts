import { conceptNames, findConcepts, type FoundConcept } from './concepts.ts';
import { begin, bucketOf, BUCKETS, hash, mix } from './hashing.ts';
import { knowWord, listWords, MOST_IDS, type Gram, type Known } from './words.ts';

// What the intent model sees of a text: words, pairs, letters in threes and fours, groups of words that mean the same, and its shape.
const NEAR = 5;
// How much each kind counts, by cross-validation over the labelled lines.
const SAY = { w: 1, p: 0.8, c: 0.7, g: 1.2, n: 0.8, b: 0.5, s: 0.6 };

export type Features = { at: number[]; value: number[] };

let reading = 0;
function gramsOf(words: Iterable<Known>): number[] {
  reading += 1;
  const out: number[] = [];
  const see = (gram: Gram) => {
    if (gram.seen === reading) return;
    gram.seen = reading;
    out.push(gram.bucket);
  };
  for (const { grams } of words) for (let i = 0; i < grams.length; i++) see(grams[i]!);
  return out;
}

// Two words side by side or with one between them, each pair once.
class Pairs {
  readonly buckets: number[] = [];
  private readonly kind: string;
  private readonly seen = new Set<number>();
  constructor(kind: string) {
    this.kind = kind;
  }
  add(one: Known, other: Known, between: ' ' | ' * ' = ' ') {
    const key = (one.id * MOST_IDS + other.id) * 2 + (between === ' ' ? 0 : 1);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.buckets.push(bucketOf(mix(mix(mix(begin(this.kind), one.text), between), other.text)));
  }
}

function pairsOf(words: Known[], [first, last]: [Known, Known]): number[] {
  const pairs = new Pairs('p');
  for (let i = -1; i < words.length; i++) {
    pairs.add(words[i] ?? first, words[i + 1] ?? last);
    if (i >= 0 && i + 2 < words.length) pairs.add(words[i]!, words[i + 2]!, ' * ');
  }
  return pairs.buckets;
}

// A word beside a group: 'our' with a trade, 'not' with a wish.
function besideOf(words: Known[], concepts: FoundConcept[], [first, last]: [Known, Known]): number[] {
  const pairs = new Pairs('b');
  for (const { concept, at } of concepts) {
    const name = knowWord(conceptNames[concept]!);
    pairs.add(words[at - 1] ?? first, name);
    pairs.add(name, words[at + 1] ?? last);
  }
  return pairs.buckets;
}

const groupBuckets = conceptNames.map((name) => hash('g', name));
const nearBuckets = conceptNames.flatMap((name) => conceptNames.map((other) => hash('n', `${name}>${other}`)));

function nearPairsOf(concepts: FoundConcept[]): number[] {
  const out = new Set<number>();
  for (let i = 0; i < concepts.length; i++) {
    const { concept, at } = concepts[i]!;
    for (let j = i + 1; j < concepts.length && concepts[j]!.at - at <= NEAR; j++) out.add(concept * conceptNames.length + concepts[j]!.concept);
  }
  return Array.from(out, (pair) => nearBuckets[pair]!);
}

function shapeOf(words: Known[]): number[] {
  const length = Math.ceil(Math.log2(words.length + 1));
  const asks = words.some(({ text }) => text === '?') ? 'asks' : 'says';
  const first = words[0]?.text ?? '';
  return [`length ${length}`, asks, `${asks} ${length}`, `first ${first}`, `last ${words.at(-1)?.text ?? ''}`, `${asks} first ${first}`].map((text) => hash('s', text));
}

// Used again for each text; a bucket that nothing fell into holds 0.
const sums = new Float64Array(BUCKETS);

// Each kind of feature has the same say, however long the text.
export function extractFeatures(text: string): Features {
  const words = listWords(text);
  const ends: [Known, Known] = [knowWord('^'), knowWord('$')];
  const concepts = findConcepts(words);
  const distinct = new Set(words);
  const at: number[] = [];
  const add = (buckets: number[], say: number) => {
    const value = say / Math.sqrt(buckets.length || 1);
    for (const bucket of buckets) {
      if (sums[bucket] === 0) at.push(bucket);
      sums[bucket]! += value;
    }
  };
  add(Array.from(distinct, ({ bucket }) => bucket), SAY.w);
  add(pairsOf(words, ends), SAY.p);
  add(gramsOf(distinct), SAY.c);
  add([...new Set(concepts.map(({ concept }) => concept))].map((concept) => groupBuckets[concept]!), SAY.g);
  add(nearPairsOf(concepts), SAY.n);
  add(besideOf(words, concepts, ends), SAY.b);
  add(shapeOf(words), SAY.s);
  const value = at.map((bucket) => sums[bucket]!);
  for (const bucket of at) sums[bucket] = 0;
  return { at, value };
}
