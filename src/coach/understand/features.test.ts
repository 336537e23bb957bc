import { expect, test } from 'vitest';
import { conceptNames, findConcepts } from './concepts.ts';
import { extractFeatures } from './features.ts';
import { hash } from './hashing.ts';
import { listWords } from './words.ts';

// The same features as texts in sets, without anything kept.
function extractPlainly(text: string) {
  const known = listWords(text);
  const words = known.map((word) => word.text);
  const concepts = findConcepts(known).map(({ concept, at }) => ({ name: conceptNames[concept]!, at }));
  const grams = words.flatMap((word) => [3, 4].flatMap((n) => Array.from({ length: Math.max(0, word.length + 3 - n) }, (_, at) => ` ${word} `.slice(at, at + n))));
  const pairs = [-1, ...words.keys()].flatMap((at) => [`${words[at] ?? '^'} ${words[at + 1] ?? '$'}`, ...(at >= 0 && at + 2 < words.length ? [`${words[at]} * ${words[at + 2]}`] : [])]);
  const near = concepts.flatMap(({ name, at }, place) => concepts.slice(place + 1).filter((other) => other.at - at <= 5).map((other) => `${name}>${other.name}`));
  const beside = concepts.flatMap(({ name, at }) => [`${words[at - 1] ?? '^'} ${name}`, `${name} ${words[at + 1] ?? '$'}`]);
  const [length, asks] = [Math.ceil(Math.log2(words.length + 1)), words.includes('?') ? 'asks' : 'says'];
  const shape = [`length ${length}`, asks, `${asks} ${length}`, `first ${words[0] ?? ''}`, `last ${words.at(-1) ?? ''}`, `${asks} first ${words[0] ?? ''}`];
  const sums = new Map<number, number>();
  const kinds: [string, string[], number][] = [['w', words, 1], ['p', pairs, 0.8], ['c', grams, 0.7], ['g', concepts.map(({ name }) => name), 1.2], ['n', near, 0.8], ['b', beside, 0.5], ['s', shape, 0.6]];
  for (const [kind, all, say] of kinds) {
    const items = kind === 's' ? all : [...new Set(all)];
    for (const item of items) sums.set(hash(kind, item), (sums.get(hash(kind, item)) ?? 0) + say / Math.sqrt(items.length || 1));
  }
  return { at: [...sums.keys()], value: [...sums.values()] };
}

const texts = [
  '', '?', '$ $ ^ $', 'no no no', 'price the price price the', 'Stop!', 'ok ok thx', "I can't afford it & won't.", 'Grüße aus Köln, was kostet das?', 'sooooo expensive 1,200 vs 900',
  'We already work with another agency. It is also far too expensive. Send me a brochure anyway.', 'Hi Ana, how much would it cost for 12 units, and how soon could you start? See https://example.com/x or write to sam@example.com.',
  'I have to ask my boss first, but it sounds great and we would love a call next Tuesday at 3pm.', 'Please take me off your list, I never signed up for this.', 'Not the right person, talk to our head of sales, Anna Li.',
];

test('features found by what is kept of each word are, to the last bit, those found anew', () => {
  for (const text of texts) expect(extractFeatures(text)).toEqual(extractPlainly(text));
});

test('what is kept is bounded, and letting it go changes nothing', () => {
  const before = texts.map(extractFeatures);
  for (let n = 0; n < 400; n++) extractFeatures(Array.from({ length: 40 }, (_, at) => `w${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26), 97 + (at % 26), 97 + Math.floor(at / 26))}`).join(' '));
  expect(Math.max(...listWords('how much is it').map(({ id }) => id))).toBeLessThan(8192);
  expect(texts.map(extractFeatures)).toEqual(before);
});
