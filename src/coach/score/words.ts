// Words with their places. Everything here walks the text once, so that no input makes it slow.
export type WordKind = 'word' | 'number' | 'link' | 'email';
export type Word = { start: number; end: number; text: string; lower: string; kind: WordKind };

const piece = /[$€£]?[\p{L}\p{N}]+(?:[.,:/]\p{N}+|['’&-][\p{L}\p{N}]+)*%?/gu;
const chunk = /\S+/g;
const schemes = ['http://', 'https://', 'www.'];
const digit = /\p{N}/u;
const domain = /^[\p{L}\p{N}-]{2,40}\.(?:com|org|net|io|co|ai|dev|app|uk|de|me|us|ca|eu)(?:\/\S*)?$/iu;
const trailing = ')]}>.,;:!?"\'”’';

// People use few words, so what a short chunk holds is kept. A long one would keep the text that it was cut from.
const MOST_KEPT = 4000;
const KEPT_LETTERS = 12;
const kept = new Map<string, Word[]>();

export function splitWords(text: string, from = 0, to = text.length): Word[] {
  const words: Word[] = [];
  const part = text.slice(from, to);
  for (const { 0: raw, index } of part.matchAll(chunk)) {
    const at = from + index;
    for (const { start, end, text: own, lower, kind } of raw.length > KEPT_LETTERS ? readChunk(raw) : readShort(raw)) words.push({ start: at + start, end: at + end, text: own, lower, kind });
  }
  return words;
}

function readShort(raw: string): Word[] {
  const known = kept.get(raw);
  if (known) return known;
  const words = readChunk(raw);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(raw, words);
  return words;
}

// The words of a chunk, with their places in it.
function readChunk(raw: string): Word[] {
  const kind = addressKind(raw);
  if (kind) {
    const { start, end } = trim(raw);
    const text = raw.slice(start, end);
    return [{ start, end, text, lower: text.toLowerCase(), kind }];
  }
  return Array.from(raw.matchAll(piece), ({ 0: text, index: start }): Word => ({ start, end: start + text.length, text, lower: lowerOf(text), kind: digit.test(text) ? 'number' : 'word' }));
}

const lowerOf = (text: string) => text.toLowerCase().replaceAll('’', "'");

function addressKind(raw: string): WordKind | null {
  const lower = raw.slice(0, 12).toLowerCase().replace(/^[("'<[]+/, '');
  if (schemes.some((scheme) => lower.startsWith(scheme))) return 'link';
  const at = raw.indexOf('@');
  if (at > 0 && raw.indexOf('.', at) > at + 1) return 'email';
  if (raw.length < 80 && raw.includes('.') && domain.test(raw.slice(trim(raw).start, trim(raw).end))) return 'link';
  return null;
}

function trim(raw: string): { start: number; end: number } {
  let start = 0;
  let end = raw.length;
  while (start < end && '("\'<['.includes(raw[start]!)) start += 1;
  while (end > start && trailing.includes(raw[end - 1]!)) end -= 1;
  return start === end ? { start: 0, end: raw.length } : { start, end };
}

const vowels = new Set('aeiouy');
export function countSyllables(word: string): number {
  let count = 0;
  let before = false;
  for (const letter of word) {
    const vowel = vowels.has(letter);
    if (vowel && !before) count += 1;
    before = vowel;
  }
  if (word.length > 3 && word.endsWith('e') && !word.endsWith('le')) count -= 1;
  if (word.length > 4 && word.endsWith('ed') && !/[td]ed$/.test(word)) count -= 1;
  return Math.max(1, count);
}
