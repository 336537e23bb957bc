import { findWritten } from '#coach/understand/quoted';
import { readVisible } from '#coach/understand/html';
import { keepRanges } from '#coach/understand/plain';
import { readLayout } from '#coach/score/layout';

// A message that somebody wrote, taken apart: without HTML and without the thread below it.
export type Parts = { greeting: string; body: string; close: string };

export function takeApart(message: string): Parts {
  const { plain } = readVisible(message);
  const written = findWritten(plain.text);
  // The lines between keep their breaks: paragraphs tell where a greeting and a sign-off stand.
  const first = written.ranges[0];
  const last = written.ranges.at(-1);
  const isWhole = first !== undefined && last !== undefined && written.ranges.every((range, at, all) => at === 0 || range.start - all[at - 1]!.end <= 2);
  const text = (isWhole ? plain.text.slice(first.start, last.end) : keepRanges(plain, written.ranges).text).trim();
  const { greeting, body, close } = readLayout(text);
  return { greeting: greeting ? text.slice(greeting.start, greeting.end) : foreignGreeting(text), body: text.slice(body.start, body.end), close: close ? text.slice(close.start, close.end) : '' };
}

const foreign = /^(?:hallo|guten (?:tag|morgen|abend)|moin|servus|bonjour|salut|hola|buenos días|ciao|buongiorno|olá|hej|hoi|dag)\b[^.?!\n]{0,30},?$/i;
function foreignGreeting(text: string) {
  const [line = ''] = text.split('\n', 1);
  return foreign.test(line.trim()) ? line.trim() : '';
}
