import { findInstructions } from '#coach/understand/instructions';
import { readVisible } from '#coach/understand/html';
import { listLines, spanOf } from '#coach/understand/plain';
import { splitSentences } from '#coach/understand/sentences';

// One sentence of a text about a business: as it reads, where it stood, and the heading above it.
export type Said = { text: string; quote: string; start: number; end: number; heading: string };

const MOST_SENTENCES = 600;
const MOST_LETTERS = 600;
// What stands on every page and says nothing about the business.
const frame = /^(?:home|menu|contact(?: us)?|log ?in|sign (?:in|up)|search|read more|learn more|see more|find out more|back to top|next|previous|share|follow us|subscribe.*|skip to (?:content|main).*|accept(?: all)?(?: cookies)?|.*\bcookies?\b.*|.*\ball rights reserved\b.*|©.*|copyright .*|.*\bprivacy policy\b.*|.*\bterms (?:of|and)\b.*)$/i;
const isFrame = (line: string) => frame.test(line);
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const MOST_HEADING_WORDS = 9;
const isHeading = (line: string) => wordsIn(line) <= MOST_HEADING_WORDS && !/[.!…;,]$/.test(line) && !/^\s*(?:[-*•]|\d+[.)])\s/.test(line);
const bullet = /^(?:[-*•–—]|\d{1,2}[.)])\s+/;

// The sentences of a pasted text or web page. Orders to a machine are data and go; so does what is hidden in the HTML.
export function listSaid(pasted: string): Said[] {
  const visible = readVisible(pasted);
  const { plain } = visible;
  const orders = findInstructions(visible);
  const found: Said[] = [];
  let heading = '';
  for (const line of listLines(plain.text)) {
    const text = plain.text.slice(line.start, line.end).trim();
    if (text === '' || isFrame(text)) continue;
    const parts = splitSentences(plain.text.slice(line.start, line.end)).map(({ start, end }) => ({ start: line.start + start, end: line.start + end }));
    for (const { start, end } of parts) {
      const place = spanOf(plain, start, end);
      if (found.length >= MOST_SENTENCES || orders.some((order) => order.start < place.end && order.end > place.start)) continue;
      const said = plain.text.slice(start, end).trim().replace(bullet, '');
      if (said.length <= MOST_LETTERS && wordsIn(said) > 0) found.push({ text: said, ...place, heading });
    }
    if (isHeading(text)) heading = text;
  }
  return found;
}
