import concepts from './content/concepts.json' with { type: 'json' };
import firstNames from './content/first-names.json' with { type: 'json' };
import { spell } from './spelling.ts';

// Groups of words and sayings that mean the same, each by its place in this list.
export const conceptNames = [...Object.keys(concepts), 'first_name'];
const LONGEST_SAYING = 5;
const sayings = new Map<string, number[]>();
const beginnings = new Map<string, number[]>();

function put(map: Map<string, number[]>, key: string, concept: number) {
  map.set(key, [...(map.get(key) ?? []), concept]);
}
for (const [place, words] of Object.values(concepts).entries()) {
  for (const word of words) {
    const key = word.replace('*', '').split(' ').map(spell).join(' ');
    if (!word.endsWith('*')) put(sayings, key, place);
    else if (!key.includes(' ')) put(beginnings, key, place);
    else for (const end of ['', 's', 'es']) put(sayings, key + end, place);
  }
}
// Names that are everyday words too would say too little.
const common = new Set('april may june will mark grant rob bill pat max penny frank sue dawn joy drew jan jean jay lee art ray chase'.split(' '));
for (const name of firstNames) if (!common.has(name)) put(sayings, name, conceptNames.length - 1);

// What may follow a word that begins sayings; most words begin none.
const followers = new Map<string, Set<string>>();
for (const saying of sayings.keys()) {
  const [first = '', second] = saying.split(' ');
  const known = followers.get(first) ?? new Set<string>();
  followers.set(first, second === undefined ? known : known.add(second));
}
export const findFollowers = (word: string): Set<string> | null => followers.get(word) ?? null;

// The groups that a word belongs to by its beginning.
export function listBeginnings(word: string): number[] {
  const found = new Set<number>();
  for (let n = 3; n <= Math.min(word.length, 12); n++) for (const concept of beginnings.get(word.slice(0, n)) ?? []) found.add(concept);
  return [...found];
}

type Known = { text: string; followers: Set<string> | null; begins: number[] };
export type FoundConcept = { concept: number; at: number };

function conceptsAt(words: Known[], at: number): number[] {
  const { text, followers: next, begins } = words[at]!;
  if (!next) return begins;
  const most = next.has(words[at + 1]?.text ?? '') ? LONGEST_SAYING : 1;
  const found = new Set<number>();
  let saying = '';
  for (let n = 0; n < most && at + n < words.length; n++) {
    saying = n === 0 ? text : `${saying} ${words[at + n]!.text}`;
    for (const concept of sayings.get(saying) ?? []) found.add(concept);
  }
  for (const concept of begins) found.add(concept);
  return [...found];
}

export function findConcepts(words: Known[]): FoundConcept[] {
  const found: FoundConcept[] = [];
  for (let at = 0; at < words.length; at++) for (const concept of conceptsAt(words, at)) found.push({ concept, at });
  return found;
}
