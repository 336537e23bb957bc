import concepts from './content/concepts.json' with { type: 'json' };
import firstNames from './content/first-names.json' with { type: 'json' };
import spellings from './content/spellings.json' with { type: 'json' };

// A text as plain words, in one spelling, and the groups of words and sayings that mean the same.
const MAX_WORDS = 400;
const LONGEST_SAYING = 5;
const spelling = new Map(Object.entries(spellings));
const sayings = new Map<string, string[]>();
const beginnings = new Map<string, string[]>();

const spell = (word: string) => spelling.get(word) ?? word;

function put(map: Map<string, string[]>, key: string, concept: string) {
  map.set(key, [...(map.get(key) ?? []), concept]);
}
for (const [concept, words] of Object.entries(concepts)) {
  for (const word of words) {
    const key = word.replace('*', '').split(' ').map(spell).join(' ');
    if (!word.endsWith('*')) put(sayings, key, concept);
    else if (!key.includes(' ')) put(beginnings, key, concept);
    else for (const end of ['', 's', 'es']) put(sayings, key + end, concept);
  }
}
// Names that are everyday words too would say too little.
const common = new Set('april may june will mark grant rob bill pat max penny frank sue dawn joy drew jan jean jay lee art ray chase'.split(' '));
for (const name of firstNames) if (!common.has(name)) put(sayings, name, 'first_name');

export function listWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\bhttps?:\/\/\S{1,300}/g, ' xurl ')
    .replace(/\S{1,80}@\S{1,80}/g, ' xmail ');
  const words = plain.match(/[\p{L}\p{N}]+(?:'\p{L}+)*|[?!£$€%]/gu) ?? [];
  return words.slice(0, MAX_WORDS).flatMap((word) => spell(word.slice(0, 24).replace(/\d+/g, '0').replace(/(.)\1{2,}/g, '$1$1')).split(' '));
}

// Most words begin nothing that is known; those need no longer look.
const firsts = new Set(Array.from(sayings.keys(), (saying) => saying.split(' ', 1)[0]!));

function* beginningsOf(word: string) {
  for (let n = 3; n <= Math.min(word.length, 12); n++) yield* beginnings.get(word.slice(0, n)) ?? [];
}

export function findConcepts(words: string[]): { name: string; at: number }[] {
  const found: { name: string; at: number }[] = [];
  for (let i = 0; i < words.length; i++) {
    const here = new Set<string>();
    const word = words[i]!;
    let saying = '';
    for (let n = 0; firsts.has(word) && n < LONGEST_SAYING && i + n < words.length; n++) {
      saying = n === 0 ? word : `${saying} ${words[i + n]}`;
      for (const name of sayings.get(saying) ?? []) here.add(name);
    }
    for (const name of beginningsOf(word)) here.add(name);
    for (const name of here) found.push({ name, at: i });
  }
  return found;
}
