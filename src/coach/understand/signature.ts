import type { Range } from './plain.ts';

// Where the message ends and the writer's card begins.
const SIGN_OFF = new RegExp(
  `^\\W{0,2}(?:(?:kind|best|warm|warmest|many|with best|with kind|with warm|all my|all the)?\\s?(?:regards|wishes|best)|best|br|kr|cheers|thanks|thank you|many thanks|thanks again|thanks in advance|thx|` +
    `thank you very much|thanks so much|(?:yours )?(?:sincerely|faithfully|truly|cordially)(?: yours)?|yours|respectfully|cordially|warmly|take care|all the best|talk soon|ta|love|ciao|` +
    `mit freundlichen grüßen|freundliche grüße|viele grüße|liebe grüße|lg|mfg|cordialement|bien à vous|saludos|un saludo|atentamente|cordiali saluti|saluti|met vriendelijke groet|groeten|atenciosamente|abraços)[\\s,.!–-]{0,4}$`,
  'i',
);
const INLINE_SIGN_OFF = /^(?:(?:kind|best|warm)? ?regards|best wishes|best|cheers|thanks|many thanks|thank you|thx|yours sincerely|sincerely|all the best)[,.!]? (?!for\b|but\b|and\b|so\b|in\b|to\b|again\b|no\b|not\b|we\b|i\b|you\b|very\b|anyway\b|though\b|a\b)((?:[\p{Lu}][\p{L}'’.-]{0,20} ?){1,3})$/iu;
const LAST_WORDS = /[.?!] {1,2}(?:(?:kind |best |warm )?regards|best wishes|best|cheers|thanks|many thanks|thank you|thx|sincerely|all the best),? ?[-–]? ?(\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{0,20})?)\W{0,2}$/iu;
const MACHINE = /^\W{0,3}(?:sent from (?:my|the|mobile|yahoo|outlook)|get outlook for|von meinem iphone|envoyé de mon|enviado desde|inviato da|verzonden vanaf)\b/i;
const LEGAL = /^\W{0,3}(?:confidentiality notice|this (?:e-?mail|message|communication) (?:and|is|may|contains?)|the information (?:contained )?in this|disclaimer|please consider the environment|registered (?:office|in england)|privileged (?:and|&) confidential)\b/i;
const NAME_ONLY = /^[\s–-]{0,4}((?:\p{Lu}[\p{L}'’.-]{0,20}\s?){1,3})[\s.,]{0,2}$/u;
const CARD_LINES = 12;

export type Signature = { body: Range[]; names: string[] };

const clean = (line: string) => line.replace(/[.,\s]{1,4}$/, '').trim();

function cutMachineLines(text: string, ranges: Range[]): Range[] {
  const lines = [...ranges];
  const legal = lines.findIndex((line, i) => i > 0 && LEGAL.test(text.slice(line.start, line.start + 200)));
  return (legal > 0 ? lines.slice(0, legal) : lines).filter((line, _, all) => all.length === 1 || !MACHINE.test(text.slice(line.start, line.start + 60)));
}

export function cutSignature(text: string, ranges: Range[]): Signature {
  const lines = cutMachineLines(text, ranges);
  const read = (line: Range) => text.slice(line.start, Math.min(line.end, line.start + 200));
  const filled = lines.filter((line) => line.end > line.start);
  const first = filled[0];
  const last = filled.at(-1);
  if (!first || !last) return { body: lines, names: [] };
  for (let i = Math.max(1, lines.length - CARD_LINES); i < lines.length; i++) {
    const line = read(lines[i]!).trimEnd();
    const isDashes = /^--\s?$/.test(line);
    if (!isDashes && !SIGN_OFF.test(line.trim())) continue;
    if (lines.slice(0, i).every((before) => before.end === before.start)) continue;
    const card = lines.slice(i + 1).map(read).filter((text) => text.trim() !== '');
    // A long line below means that the message went on.
    if (!isDashes && card.some((text) => text.length > 90 || /[?!]\s{0,3}$/.test(text))) continue;
    return { body: lines.slice(0, i), names: card.slice(0, 1).map(clean) };
  }
  const end = read(last).trim();
  const inline = INLINE_SIGN_OFF.exec(end)?.[1] ?? (filled.length > 1 ? NAME_ONLY.exec(end)?.[1] : undefined);
  const words = LAST_WORDS.exec(text.slice(Math.max(last.start, last.end - 80), last.end));
  if (words && /^\p{Lu}/u.test(words[1]!)) return { body: [...lines.slice(0, lines.indexOf(last)), { start: last.start, end: last.end - words[0].length + 1 }], names: [words[1]!] };
  if (inline === undefined || filled.length === 1) return { body: lines, names: [] };
  return { body: lines.slice(0, lines.indexOf(last)), names: [clean(inline)] };
}
