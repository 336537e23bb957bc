import { findFollowers, listBeginnings } from './concepts.ts';
import { hash } from './hashing.ts';
import { spell } from './spelling.ts';

// A text as plain words, in one spelling, each with what is found of it alone. A message is read as a whole, by sentences and by
// clauses, and people use few words, so what was found is kept.
export type Known = { id: number; text: string; bucket: number; grams: Gram[]; followers: Set<string> | null; begins: number[] };
// Letters in threes and fours. `seen` is the last reading that met it.
export type Gram = { bucket: number; seen: number };

const MAX_WORDS = 400;
const LONGEST_TOKEN = 24;
const MOST_KEPT = 4_000;
// Ids stay below this, so that two of them make one small number.
export const MOST_IDS = 8_192;
const grams = new Map<string, Gram>();
const known = new Map<string, Known>();
const tokens = new Map<string, Known[]>();

function gramsOf(word: string): Gram[] {
  const padded = ` ${word} `;
  const out: Gram[] = [];
  for (const n of [3, 4]) {
    for (let i = 0; i + n <= padded.length; i++) {
      const text = padded.slice(i, i + n);
      const gram = grams.get(text) ?? { bucket: hash('c', text), seen: 0 };
      grams.set(text, gram);
      out.push(gram);
    }
  }
  return out;
}

export function knowWord(text: string): Known {
  const found = known.get(text);
  if (found) return found;
  const word = { id: known.size, text, bucket: hash('w', text), grams: gramsOf(text), followers: findFollowers(text), begins: listBeginnings(text) };
  known.set(text, word);
  return word;
}

// A piece of a text keeps the whole text in memory; a copy doesn't.
const copyOf = (piece: string) => piece.split('').join('');

function readToken(token: string): Known[] {
  const own = copyOf(token);
  const words = spell(own.replace(/\d+/g, '0').replace(/(.)\1{2,}/g, '$1$1')).split(' ').map(knowWord);
  tokens.set(own, words);
  return words;
}

// Between two texts only: within one, the same word has to stay the same.
function makeRoom() {
  if (known.size < MOST_KEPT && tokens.size < MOST_KEPT) return;
  for (const map of [grams, known, tokens]) map.clear();
}

export function listWords(text: string): Known[] {
  makeRoom();
  let plain = text.toLowerCase().replace(/[’‘`´]/g, "'");
  if (plain.includes('http')) plain = plain.replace(/\bhttps?:\/\/\S{1,300}/g, ' xurl ');
  if (plain.includes('@')) plain = plain.replace(/\S{1,80}@\S{1,80}/g, ' xmail ');
  const found = plain.match(/[\p{L}\p{N}]+(?:'\p{L}+)*|[?!£$€%]/gu) ?? [];
  return found.slice(0, MAX_WORDS).flatMap((found) => {
    const token = found.slice(0, LONGEST_TOKEN);
    return tokens.get(token) ?? readToken(token);
  });
}

