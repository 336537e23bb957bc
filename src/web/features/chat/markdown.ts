// The Markdown that the coach writes, read into a tree. What isn't known here stays text: no HTML, no pictures, no address but of the web.
export type Inline = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string } | { kind: 'link'; text: string; href: string };
// A line of a list, with the points under it; deeper ones stand with these.
export type Item = { line: Inline[]; points: Inline[][] };
export type Block = { kind: 'paragraph' | 'heading' | 'quote'; lines: Inline[][] } | { kind: 'list'; isOrdered: boolean; first: number; items: Item[] } | { kind: 'code'; text: string };

const FENCE = /^\s*```/;
const HEADING = /^#{1,6}\s+/;
const QUOTE = /^>\s?/;
const BULLET = /^\s*[-*•]\s+/;
const NUMBER = /^\s*(\d{1,4})[.)]\s+/;
const INLINE = /`([^`\n]+)`|\*\*(?=\S)(.+?)\*\*|(?<![\w*])[*_](?=[^\s*_])([^*_\n]+?)[*_](?![\w*])|!?\[([^\]\n]*)\]\(([^)\s]*)\)|(https?:\/\/[^\s<>"'`)\]]*[^\s<>"'`)\].,;:!?])/g;
const MAX_INLINES = 2000;

export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.replaceAll('\r', '').split('\n');
  for (let at = 0; at < lines.length; ) {
    const read = readBlock(lines, at);
    if (read.block) blocks.push(read.block);
    at = read.next;
  }
  return blocks;
}

type Read = { block: Block | null; next: number };

function readBlock(lines: string[], at: number): Read {
  const line = lines[at]!;
  if (line.trim() === '') return { block: null, next: at + 1 };
  if (FENCE.test(line)) return readCode(lines, at);
  if (HEADING.test(line)) return { block: { kind: 'heading', lines: [parseInline(line.replace(HEADING, '').replace(/\s#+\s*$/, ''))] }, next: at + 1 };
  if (QUOTE.test(line)) {
    const { taken, next } = take(lines, at, (each) => QUOTE.test(each));
    return { block: { kind: 'quote', lines: taken.map((each) => parseInline(each.replace(QUOTE, ''))) }, next };
  }
  if (BULLET.test(line) || NUMBER.test(line)) return readList(lines, at);
  const { taken, next } = take(lines, at, (each, isFirst) => isFirst || !/^\s*$/.test(each) && ![FENCE, HEADING, QUOTE, BULLET, NUMBER].some((mark) => mark.test(each)));
  return { block: { kind: 'paragraph', lines: taken.map(parseInline) }, next };
}

// The end of the text closes it too: it may still be on its way.
function readCode(lines: string[], at: number): Read {
  const { taken, next } = take(lines, at + 1, (each) => !FENCE.test(each));
  return { block: { kind: 'code', text: taken.join('\n') }, next: next + 1 };
}

// A line further in goes on with its item, or is a point under it.
function readList(lines: string[], at: number): Read {
  const mark = BULLET.test(lines[at]!) ? BULLET : NUMBER;
  const margin = indentOf(lines[at]!);
  const { taken, next } = take(lines, at, (each) => mark.test(each) || /^\s{2,}\S/.test(each));
  const items: { line: string; points: string[] }[] = [];
  for (const each of taken) {
    const isFurtherIn = indentOf(each) >= margin + 2;
    const item = items.at(-1);
    if (!item || (mark.test(each) && !isFurtherIn)) items.push({ line: each.replace(mark, ''), points: [] });
    else if (BULLET.test(each) || NUMBER.test(each)) item.points.push(each.replace(BULLET, '').replace(NUMBER, ''));
    else if (item.points.length > 0) item.points.push(`${item.points.pop()} ${each.trim()}`);
    else item.line += ` ${each.trim()}`;
  }
  const read = items.map(({ line, points }) => ({ line: parseInline(line), points: points.map(parseInline) }));
  return { block: { kind: 'list', isOrdered: mark === NUMBER, first: Number(NUMBER.exec(taken[0]!)?.[1] ?? 1), items: read }, next };
}
const indentOf = (line: string) => line.search(/\S|$/);

function take(lines: string[], from: number, isPart: (line: string, isFirst: boolean) => boolean) {
  let next = from;
  while (next < lines.length && isPart(lines[next]!, next === from)) next += 1;
  return { taken: lines.slice(from, next), next };
}

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (parts.length > MAX_INLINES) break;
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    parts.push(readInline(found));
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function readInline([whole, code, bold, italic, label, address, bare]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (bold !== undefined) return { kind: 'bold', text: bold };
  if (italic !== undefined) return { kind: 'italic', text: italic };
  if (bare !== undefined) return linkTo(bare, bare);
  // A picture would be fetched from a stranger: only its words are shown.
  return whole.startsWith('!') ? { kind: 'text', text: label ?? '' } : linkTo(address ?? '', label ?? '');
}

function linkTo(address: string, label: string): Inline {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isWeb = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  return isWeb ? { kind: 'link', text: label || address, href: url.href } : { kind: 'text', text: label };
}

// As a screen reader should hear it.
export const plainText = (text: string) => parseMarkdown(text).map(sayBlock).join('\n');
function sayBlock(block: Block) {
  if (block.kind === 'code') return block.text;
  const lines = block.kind === 'list' ? block.items.flatMap(({ line, points }) => [line, ...points]) : block.lines;
  return lines.map((line) => line.map((part) => part.text).join('')).join('\n');
}
