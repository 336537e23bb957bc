import { PlainBuilder } from './plain.ts';
import type { Plain, Range } from './plain.ts';

// What a reader would see of HTML or plain text, and what was hidden from the reader's eye.
const TAGS = new Set(
  ('a abbr address article aside b base big blockquote body br button center code col colgroup dd del div dl dt em fieldset figure font footer form ' +
    'h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins label li link main mark meta nav o:p object ol p pre s samp script section select small span ' +
    'strike strong style sub sup svg table tbody td textarea tfoot th thead title tr tt u ul').split(' '),
);
const BLOCKS = new Set('address article blockquote br center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th title tr ul'.split(' '));
const SKIPPED = new Set(['script', 'style', 'head', 'title', 'object', 'iframe', 'textarea', 'select']);
const HIDDEN = /display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0|opacity\s?:\s?0(?![.\d])|color\s?:\s?(?:white|#fff)|\shidden(?:[\s=>]|$)/i;
const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", rsquo: "'", lsquo: "'", ldquo: '"', rdquo: '"', ndash: '–', mdash: '—', hellip: '…', pound: '£', euro: '€' };
// Letters nobody sees, which only break words apart.
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/;

export type Visible = { plain: Plain; hidden: Range[] };

class Reader {
  text: string;
  at = 0;
  out: PlainBuilder;
  hidden: Range[] = [];
  private nextClose = -1;
  private lower: string | undefined;
  private unclosed = new Set<string>();
  constructor(text: string) {
    this.text = text;
    this.out = new PlainBuilder(text);
  }
  // The place of the next '>', found once for many '<'.
  closeAfter(i: number): number {
    if (this.nextClose !== Infinity && this.nextClose < i) {
      const found = this.text.indexOf('>', i);
      this.nextClose = found < 0 ? Infinity : found;
    }
    return this.nextClose;
  }
  // Where an element ends. One that was not found once is not looked for again.
  endOf(name: string, from: number): number {
    if (this.unclosed.has(name)) return -1;
    this.lower ??= this.text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    const found = this.lower.indexOf(`</${name}`, from);
    if (found < 0) this.unclosed.add(name);
    return found;
  }
  hide(end: number) {
    this.hidden.push({ start: this.at, end });
    this.at = end;
  }
}

function readTag(reader: Reader): boolean {
  const { text, at } = reader;
  if (text.startsWith('<!--', at)) {
    const close = text.indexOf('-->', at);
    reader.hide(close < 0 ? text.length : close + 3);
    return true;
  }
  const close = reader.closeAfter(at);
  if (close - at > 2_000) return false;
  const body = text.slice(at + 1, close);
  const name = /^\/?([a-z][a-z0-9:]{0,11})(?=[\s/]|$)/i.exec(body)?.[1]?.toLowerCase();
  if (name === undefined || !TAGS.has(name)) {
    if (!/^!doctype|^\?xml|^!\[/i.test(body)) return false;
    reader.at = close + 1;
    return true;
  }
  const isClosing = body.startsWith('/');
  if (!isClosing && !body.endsWith('/') && (SKIPPED.has(name) || HIDDEN.test(body.slice(0, 300)))) {
    const end = reader.endOf(name, close);
    if (end >= 0) {
      reader.hide(end);
      return true;
    }
  }
  if (BLOCKS.has(name)) reader.out.push('\n', at, close + 1);
  reader.at = close + 1;
  return true;
}

function readEntity(reader: Reader): boolean {
  const found = /^&(?:#(\d{2,6})|#x([0-9a-f]{2,5})|([a-z]{2,6}));/i.exec(reader.text.slice(reader.at, reader.at + 12));
  if (!found) return false;
  const code = found[1] ? Number(found[1]) : found[2] ? Number.parseInt(found[2], 16) : 0;
  const letter = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ENTITIES[found[3]?.toLowerCase() ?? ''];
  if (letter === undefined) return false;
  if (!INVISIBLE.test(letter)) reader.out.push(letter === '\u00A0' ? ' ' : letter, reader.at, reader.at + found[0].length);
  reader.at += found[0].length;
  return true;
}

// What stays as it is: nearly everything.
const AS_IT_IS = /[^<&\r\t\u00A0’‘\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]+/y;

// Each hidden piece costs a search to its end, so their number is bounded.
const MOST_HIDDEN = 50;

export function readVisible(text: string): Visible {
  const reader = new Reader(text);
  while (reader.at < text.length) {
    AS_IT_IS.lastIndex = reader.at;
    if (AS_IT_IS.test(text)) {
      reader.out.copy(reader.at, AS_IT_IS.lastIndex);
      reader.at = AS_IT_IS.lastIndex;
      continue;
    }
    const letter = text[reader.at]!;
    if (letter === '<' && reader.hidden.length < MOST_HIDDEN && readTag(reader)) continue;
    if (letter === '&' && readEntity(reader)) continue;
    if (letter === '\r') reader.at += 1;
    else {
      const seen = letter === '\u00A0' || letter === '\t' ? ' ' : letter === '’' || letter === '‘' ? "'" : letter;
      if (!INVISIBLE.test(letter)) reader.out.push(seen, reader.at, reader.at + 1);
      reader.at += 1;
    }
  }
  return { plain: reader.out.build(), hidden: reader.hidden };
}
