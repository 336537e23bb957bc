import { listLines } from './plain.ts';
import type { Range } from './plain.ts';

// Which lines somebody wrote now, and which are an older message below or between.
const WROTE = /^\W{0,3}(?:on|am|le|el|il|op|em|den)\s.{0,200}(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev)(?:\s.{0,80})?\s?:\s?$/i;
const WROTE_OPENING = /^(?:on|am|le|el|il|op|em|den)\s.{0,40}\d/i;
const WROTE_CLOSING = /(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev).{0,40}:\s?$/i;
const DIVIDER = /^\s{0,3}(?:-{2,}\s?(?:original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale|oorspronkelijk bericht).{0,30}|_{10,}|begin forwarded message:)/i;
const HEADER = /^\s{0,3}\*?(from|sent|date|to|cc|bcc|subject|reply-to|von|gesendet|an|betreff|de|envoyé|à|objet|para|asunto|enviado|da|inviato|oggetto|van|verzonden|aan|onderwerp):\*?\s?(.{0,300})$/i;
const MOST_LINES = 2_000;

export type Written = { ranges: Range[]; from: string | null; subject: Range | null };
type Line = Range & { text: string };

const isBlank = (line: Line | undefined) => line === undefined || line.text.trim() === '';
const isQuoted = (line: Line | undefined) => line !== undefined && /^\s{0,3}(?:>|\|\s)/.test(line.text);
const isHeader = (line: Line | undefined) => line !== undefined && HEADER.test(line.text);

// Two or more header lines together are the head of a message.
const startsHead = (lines: Line[], i: number) => isHeader(lines[i]) && (isHeader(lines[i + 1]) || (isBlank(lines[i + 1]) && isHeader(lines[i + 2])));

// How many lines the words 'On … wrote:' take here: none, one, two or three.
function attributionAt(lines: Line[], i: number): number {
  const line = lines[i]?.text.trim() ?? '';
  if (WROTE.test(line)) return 1;
  if (!WROTE_OPENING.test(line)) return 0;
  if (WROTE_CLOSING.test(lines[i + 1]?.text ?? '')) return 2;
  return WROTE_CLOSING.test(lines[i + 2]?.text ?? '') && !isBlank(lines[i + 1]) ? 3 : 0;
}

function readHead(lines: Line[]) {
  let i = 0;
  while (i < lines.length && (isBlank(lines[i]) || DIVIDER.test(lines[i]!.text))) i++;
  let from: string | null = null;
  let subject: Range | null = null;
  if (!startsHead(lines, i) && !/^\s{0,3}subject:/i.test(lines[i]?.text ?? '')) return { next: 0, from, subject };
  for (; i < lines.length && isHeader(lines[i]); i++) {
    const [, name = '', value = ''] = HEADER.exec(lines[i]!.text) ?? [];
    if (/^(?:from|von|de|da|van)$/i.test(name)) from = value.replace(/[<[(].{0,200}$/, '').replaceAll('"', '').trim() || null;
    const { end } = lines[i]!;
    if (/^(?:subject|betreff|objet|asunto|oggetto|onderwerp)$/i.test(name) && !/^\s?(?:re|aw|fw|fwd|wg|tr|sv)\s?:/i.test(value)) subject = { start: end - value.length, end };
  }
  return { next: i, from, subject };
}

export function findWritten(text: string): Written {
  const lines = listLines(text).slice(0, MOST_LINES).map((line) => ({ ...line, text: text.slice(line.start, Math.min(line.end, line.start + 400)) }));
  const { next, from, subject } = readHead(lines);
  const ranges: Range[] = [];
  for (let i = next; i < lines.length; i++) {
    if (isQuoted(lines[i])) continue;
    const said = ranges.length > 0;
    const length = attributionAt(lines, i);
    if (length > 0) {
      let after = i + length;
      while (after < lines.length && isBlank(lines[after])) after++;
      // Under a quoted thread people answer below or between, so only its own lines go.
      if (!isQuoted(lines[after]) && said) break;
      i = after - 1;
      continue;
    }
    if (said && (DIVIDER.test(lines[i]!.text) || startsHead(lines, i))) break;
    if (!isBlank(lines[i])) ranges.push({ start: lines[i]!.start, end: lines[i]!.end });
    else if (said) ranges.push({ start: lines[i]!.start, end: lines[i]!.start });
  }
  return { ranges, from, subject };
}
