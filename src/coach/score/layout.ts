// Where the greeting, the body, the sign-off and a subject line are.
export type Span = { start: number; end: number };
export type Layout = { subject: string | null; greeting: Span | null; body: Span; close: Span | null };

const hello = /^(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|greetings|to whom it may concern|morning|afternoon)\b/i;
const inlineHello = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?:(?: [\p{L}.'’-]{1,30}){0,3}\s?(?:[,!:.–—-]{1,5}|$)|(?: [\p{L}'’-]{2,20}){1,2}(?= (?:i|i'm|we|we're|just|thanks|thank|this|my|your|you|it's|do|are|so)\b))/iu;
const titles = /\b(?:dr|prof|mr|mrs|ms|mx|st|rev)\. /gi;
const nameLine = /^[\p{Lu}][\p{L}'’-]{1,20}(?: [\p{Lu}][\p{L}'’-]{1,20})?\s?(?:[,:!–—-])$/u;
const signOff = /^(?:with |my |many |very |all the |kind |kindest |best |warm |warmest )*(?:best|regards|thanks|thank you|thx|cheers|sincerely|warmly|yours|yours truly|yours sincerely|yours faithfully|respectfully|talk soon|speak soon|take care|cordially|wishes|all the best|have a (?:great|good|nice) \p{L}+)(?: (?:again|in advance|so much|and regards|regards|truly|sincerely|faithfully|for your time))?\s?[,.!–—-]?(?:\s?[\p{L}.'’ ]{0,30})$/iu;
const bareName = /^(?:[-–—~]\s?)?[\p{Lu}][\p{L}'’.-]{1,20}(?: [\p{Lu}][\p{L}'’.-]{0,20}){0,2}$/u;
const inlineSign = /\s[-–—~]\s?[\p{Lu}][\p{L}'’]{1,20}(?: [\p{Lu}][\p{L}'’]{1,20})?$/u;

// '… by Friday. Thx Marty'
const inlineThanks = /(?<=[.!?,;])\s(?:thx|thanks|thank you|cheers|many thanks|best),? \p{Lu}[\p{L}'’]{1,20}[.!]?$|(?<=\S)\s(?:thx|cheers|Thx|Thanks|Cheers|Best),? \p{Lu}[\p{L}'’]{1,20}[.!]?$/u;
const loneName = /[.!?] ([\p{L}'’]{2,14})$/u;
const inlineRegards = /\s(?:kind regards|best regards|regards|best wishes|many thanks|cheers|yours sincerely)[,!. ][^.?!]{0,40}$/i;

// 'first' opens a paragraph.
type Line = Span & { text: string; first: boolean };

export function readLayout(text: string): Layout {
  const lines = splitLines(text);
  let first = 0;
  let subject: string | null = null;
  const top = lines[0];
  if (top && /^subject( line)?:/i.test(top.text) && lines.length > 1) {
    subject = top.text.slice(top.text.indexOf(':') + 1).trim();
    first = 1;
  }
  const greeting = findGreeting(lines[first]);
  const start = greeting ? greeting.end : (lines[first]?.start ?? 0);
  const closeLine = findClose(lines, first + (greeting && greeting.end === lines[first]?.end ? 1 : 0));
  const end = closeLine ?? endOf(lines, text);
  return { subject, greeting, body: trimSpan(text, { start: Math.min(start, end), end }), close: closeLine === null ? null : { start: closeLine, end: text.trimEnd().length } };
}

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  let blank = true;
  for (const raw of text.split('\n')) {
    const trimmed = raw.trim();
    const start = at + (raw.length - raw.trimStart().length);
    if (trimmed !== '') lines.push({ text: trimmed, start, end: start + trimmed.length, first: blank });
    blank = trimmed === '';
    at += raw.length + 1;
  }
  return lines;
}

function findGreeting(line: Line | undefined): Span | null {
  if (!line) return null;
  const short = line.text.length <= 45;
  if (short && !line.text.includes('?') && (nameLine.test(line.text) || (hello.test(line.text) && line.text.split(' ').length <= 6 && !/[.!] \S/.test(line.text.replace(titles, '')) && !/\b(?:is|this|it's|are|was|i|i'm|we)\b/i.test(line.text)))) return { start: line.start, end: line.end };
  const inline = inlineHello.exec(line.text.slice(0, 140));
  return inline && inline[0].length < line.text.length ? { start: line.start, end: line.start + inline[0].length } : null;
}

function findClose(lines: Line[], from: number): number | null {
  for (let index = Math.max(from + 1, lines.length - 7); index < lines.length; index += 1) {
    const line = lines[index]!;
    if (line.text.length <= 50 && (signOff.test(line.text) || line.text === '--')) return line.start;
  }
  const block = nameBlock(lines, from);
  if (block !== null) return block;
  const last = lines.at(-1);
  if (!last || lines.length - 1 <= from - 1) return null;
  if (lines.length - 1 > from && last.text.length <= 40 && bareName.test(last.text)) return last.start;
  const bare = loneName.exec(last.text);
  if (bare && last.text.length > 60 && !/^(?:thanks|please|yes|no|asap|lmk|now|today|soon|ok|cheers|regards|here|free|me|you|it)$/i.test(bare[1]!)) return last.end - bare[1]!.length;
  const thanked = inlineThanks.exec(last.text.slice(-40));
  if (thanked && last.text.length > 20 + thanked[0].length) return last.end - thanked[0].trimStart().length;
  const inline = inlineSign.exec(last.text.slice(-50)) ?? inlineRegards.exec(last.text.slice(-70));
  return inline && last.text.length > 60 ? last.end - inline[0].length : null;
}

// A last paragraph of bare names: 'Dave', 'Dorset Roofs'.
function nameBlock(lines: Line[], from: number): number | null {
  let first = lines.length;
  while (first - 1 > from && lines[first - 1]!.text.length <= 40 && notSaid(lines[first - 1]!.text) && lines.length - first < 4) {
    first -= 1;
    if (lines[first]!.first) return lines[first]!.start;
  }
  return null;
}
const notSaid = (text: string) => text.split(/\s+/).length <= 4 && !/[.?!:;]$|\b(?:me|you|your|i|it|us|we|please|let|call|text|reply|is|are|yes|no)\b/i.test(text);

const endOf = (lines: Line[], text: string) => lines.at(-1)?.end ?? text.length;

function trimSpan(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from]!)) from += 1;
  while (to > from && /\s/.test(text[to - 1]!)) to -= 1;
  return { start: from, end: to };
}
