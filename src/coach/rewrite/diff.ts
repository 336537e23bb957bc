// The words that changed, with places in the text before.
export type Hunk = { start: number; end: number; before: string; after: string };
type Token = { text: string; start: number; end: number };
const MOST_CELLS = 500_000;

const tokens = (text: string): Token[] => [...text.matchAll(/\S+\s*/g)].map((match) => ({ text: match[0].trim(), start: match.index, end: match.index + match[0].length }));

export function diffWords(before: string, after: string): Hunk[] {
  const left = tokens(before);
  const right = tokens(after);
  let head = 0;
  while (head < left.length && head < right.length && left[head]!.text === right[head]!.text) head += 1;
  let tail = 0;
  while (tail < left.length - head && tail < right.length - head && left.at(-1 - tail)!.text === right.at(-1 - tail)!.text) tail += 1;
  const a = left.slice(head, left.length - tail);
  const b = right.slice(head, right.length - tail);
  if (a.length === 0 && b.length === 0) return [];
  const from = a[0]?.start ?? left[head]?.start ?? before.length;
  if (a.length * b.length > MOST_CELLS) return [{ start: from, end: a.at(-1)!.end, before: before.slice(from, a.at(-1)!.end).trim(), after: join(b) }];
  return collect({ a, b, from, before });
}

const join = (list: Token[]) => list.map((token) => token.text).join(' ');

function collect({ a, b, from, before }: { a: Token[]; b: Token[]; from: number; before: string }): Hunk[] {
  const lengths = commonLengths(a, b);
  const hunks: Hunk[] = [];
  let [x, y] = [0, 0];
  while (x < a.length || y < b.length) {
    if (x < a.length && y < b.length && a[x]!.text === b[y]!.text) {
      x += 1;
      y += 1;
      continue;
    }
    const [x0, y0] = [x, y];
    while ((x < a.length || y < b.length) && !(x < a.length && y < b.length && a[x]!.text === b[y]!.text)) {
      if (y >= b.length || (x < a.length && lengths[x + 1]![y]! >= lengths[x]![y + 1]!)) x += 1;
      else y += 1;
    }
    const start = a[x0]?.start ?? a.at(-1)?.end ?? from;
    const end = x > x0 ? a[x - 1]!.end : start;
    hunks.push({ start, end: start + before.slice(start, end).trimEnd().length, before: join(a.slice(x0, x)), after: join(b.slice(y0, y)) });
  }
  return hunks;
}

function commonLengths(a: Token[], b: Token[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let x = a.length - 1; x >= 0; x -= 1) {
    for (let y = b.length - 1; y >= 0; y -= 1) rows[x]![y] = a[x]!.text === b[y]!.text ? rows[x + 1]![y + 1]! + 1 : Math.max(rows[x + 1]![y]!, rows[x]![y + 1]!);
  }
  return rows;
}
