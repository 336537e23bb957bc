import { anyOf } from './any-of.ts';
import { instructionPatterns, notInstruction } from './content/instruction-patterns.ts';
import { spanOf } from './plain.ts';
import { splitSentences } from './sentences.ts';
import type { Span } from '#coach/understanding';
import type { Visible } from './html.ts';
import type { Range } from './plain.ts';

// Sentences that try to instruct an AI, wherever they stand: in view, in the quoted thread, or hidden in the HTML.
const PIECE = 500;
const OVERLAP = 120;
const MOST_PIECES = 220;
const MOST = 20;
// No pattern can match a sentence without one of these.
const SIGN = /ignor|disregard|forget|overrid|bypass|system|prompt|instruct|pretend|act as|behave|you are now|you're now|\bai\b|a\.i\.|llm|gpt|claude|gemini|copilot|bot\b|language model|assistant|mode|jailbreak|output|respon[ds]|reply|answer|from now|from this|your (?:new|only|sole|real|true|actual)|reveal|user|human|operator|obey|comply|follow|task|inst\]|im_start|endoftext|sys>>|admin|developer|root|artificial|no attention|set aside|discard|abandon|dismiss|break|delete|erase|drop|neglect|void|throw|anweisung|vorgaben|regeln|consignes|règles|instruc|reglas|istruz|regole|regels|opdracht|regras|инструкц|指|sales brain|history|customer list|credentials|password|keys?\b|skip|cancel|imagine|assume|suppose|restriction|rules|void|coach|summari|generat|draft|process|verbatim|word for word|decode|decrypt|base64|reprogram|dan\b|told|overlook|unlearn|suspend|approve|grant|treat |consider |regard /;

const orders = anyOf(instructionPatterns);
const isInstruction = (lower: string) => SIGN.test(lower) && orders(lower) && !notInstruction.test(lower);
// 'i g n o r e' is 'ignore'.
const joinSpaced = (text: string) => text.replace(/\b(?:\p{L}[ ._*-]){3,40}\p{L}\b/gu, (run) => run.replace(/[ ._*-]/g, ''));
const fit = (text: string) => joinSpaced(text.toLowerCase().replace(/\s+/g, ' ').replace(/[*_`~]{1,3}(?=\p{L})|(?<=\p{L})[*_`~]{1,3}/gu, ''));

function listPieces(text: string): Range[] {
  const pieces: Range[] = [];
  const sentences = splitSentences(text);
  const rest = sentences.at(-1)?.end ?? 0;
  for (const { start, end } of [...sentences, ...(rest < text.length ? [{ start: rest, end: text.length }] : [])]) {
    for (let at = start; at < end && pieces.length < MOST_PIECES; at += PIECE - OVERLAP) pieces.push({ start: at, end: Math.min(end, at + PIECE) });
  }
  return pieces;
}

function findHidden(original: string, hidden: Range[]): Span[] {
  return hidden.slice(0, 50).flatMap(({ start, end }) => {
    const text = original.slice(start, Math.min(end, start + 3_000)).replace(/<!--|-->|<(?!!--)[^<>]{0,300}>/g, (tag) => ' '.repeat(tag.length));
    const isOne = splitSentences(text).some((part) => isInstruction(fit(text.slice(part.start, Math.min(part.end, part.start + PIECE)))));
    return isOne ? [{ start, end, quote: original.slice(start, end) }] : [];
  });
}

export function findInstructions({ plain, hidden }: Visible): Span[] {
  const pieces = listPieces(plain.text);
  const found = pieces.filter(({ start, end }) => isInstruction(fit(plain.text.slice(start, end)))).map(({ start, end }) => spanOf(plain, start, end));
  // A command broken over two sentences or lines still is one.
  const pairs = found.length > 0 ? [] : pieces.slice(0, -1).flatMap((piece, i) => {
    const next = pieces[i + 1]!;
    return next.end - piece.start <= 200 && isInstruction(fit(plain.text.slice(piece.start, next.end))) ? [spanOf(plain, piece.start, next.end)] : [];
  });
  return [...found, ...pairs, ...findHidden(plain.original, hidden)].sort((a, b) => a.start - b.start).slice(0, MOST);
}
