import { dropThinking } from './drop-thinking.ts';

const MAX_STARTS = 3;
const words: Record<string, string> = { True: 'true', False: 'false', None: 'null', NaN: 'null', Infinity: 'null', undefined: 'null' };
const quotes = '"“”';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// Where the object that begins here ends; -1 where it was cut off, and half an answer is none.
const findEnd = (text: string, start: number): number => {
  let depth = 0;
  let closing = '';
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]!;
    if (closing !== '') {
      if (letter === '\\') at += 1;
      else if (letter === closing) closing = '';
    } else if (quotes.includes(letter)) closing = letter === '"' ? '"' : '”';
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
};

const escapeInText = (letter: string) => (letter === '\n' ? '\\n' : letter === '\r' ? '' : letter === '\t' ? '\\t' : letter < ' ' ? '' : letter);

// The text that begins at a quote, with its line breaks and stray backslashes made legal; and where it ends.
const mendText = (text: string, start: number): { out: string; end: number } => {
  const closing = text[start] === '"' ? '"' : '”';
  let out = '"';
  let at = start + 1;
  for (; at < text.length && text[at] !== closing; at += 1) {
    const letter = text[at]!;
    if (letter === '"') out += '\\"';
    else if (letter !== '\\') out += escapeInText(letter);
    else {
      at += 1;
      const escaped = text[at] ?? '';
      out += /["\\/bfnrtu]/.test(escaped) ? `\\${escaped}` : escapeInText(escaped);
    }
  }
  return { out: `${out}"`, end: at + 1 };
};

const dropLastComma = (text: string): string => {
  if (!/[\s,]/.test(text.at(-1) ?? '')) return text;
  const trimmed = text.trimEnd();
  return trimmed.endsWith(',') ? trimmed.slice(0, -1) : trimmed;
};

// One walk that mends what models get wrong: line breaks inside texts, comments, a comma too many, curly quotes, Python's words.
const mend = (text: string): string => {
  let out = '';
  let at = 0;
  while (at < text.length) {
    const letter = text[at]!;
    if (quotes.includes(letter)) {
      const mended = mendText(text, at);
      out += mended.out;
      at = mended.end;
    } else if (letter === '/' && text[at + 1] === '/') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (/[A-Za-z]/.test(letter)) {
      const word = /^[A-Za-z]+/.exec(text.slice(at, at + 40))![0];
      out += words[word] ?? word;
      at += word.length;
    } else {
      if (letter === '}' || letter === ']') out = dropLastComma(out);
      out += letter;
      at += 1;
    }
  }
  return out;
};

const asObject = (value: unknown): object | undefined => (typeof value === 'object' && value !== null ? value : undefined);

// The object in a model's answer, whatever stands round it; undefined where there is none whole.
export const readLenientJson = (answer: string): object | undefined => {
  const text = dropThinking(answer).trim();
  const whole = parse(text);
  const direct = asObject(typeof whole === 'string' ? parse(whole) : whole);
  if (direct) return direct;
  let start = text.indexOf('{');
  for (let tries = 0; start >= 0 && tries < MAX_STARTS; tries += 1) {
    const end = findEnd(text, start);
    if (end < 0) return asObject(parse(mend(text.slice(start, text.lastIndexOf('}') + 1))));
    const part = text.slice(start, end);
    const found = asObject(parse(part)) ?? asObject(parse(mend(part)));
    if (found) return found;
    start = text.indexOf('{', start + 1);
  }
  return undefined;
};
