import type { Span } from '#coach/understanding';

// A text made simpler, that still knows where each of its letters stood in the original.
export type Plain = { text: string; starts: Int32Array; ends: Int32Array; original: string };
export type Range = { start: number; end: number };

// Builds a Plain piece by piece; what is not pushed is dropped.
export class PlainBuilder {
  private parts: string[] = [];
  private starts: number[] = [];
  private ends: number[] = [];
  private original: string;
  constructor(original: string) {
    this.original = original;
  }
  push(letters: string, start: number, end: number) {
    this.parts.push(letters);
    for (let i = 0; i < letters.length; i++) {
      this.starts.push(start);
      this.ends.push(end);
    }
  }
  // Letters that stay as they are.
  copy(from: number, to: number) {
    this.parts.push(this.original.slice(from, to));
    for (let i = from; i < to; i++) {
      this.starts.push(i);
      this.ends.push(i + 1);
    }
  }
  // A part of what was made plain before.
  keep({ text, starts, ends }: Plain, from: number, to: number) {
    this.parts.push(text.slice(from, to));
    for (let i = from; i < to; i++) {
      this.starts.push(starts[i]!);
      this.ends.push(ends[i]!);
    }
  }
  build(): Plain {
    return { text: this.parts.join(''), starts: Int32Array.from(this.starts), ends: Int32Array.from(this.ends), original: this.original };
  }
}

// The span of the original that a range of the plain text stands for.
export function spanOf(plain: Plain, from: number, to: number): Span {
  let [i, j] = [Math.max(0, from), Math.min(to, plain.text.length)];
  while (i < j && plain.text.charCodeAt(i) <= 32) i++;
  while (j > i && plain.text.charCodeAt(j - 1) <= 32) j--;
  const start = plain.starts[i] ?? plain.original.length;
  const end = j > i ? plain.ends[j - 1]! : start;
  return { start, end, quote: plain.original.slice(start, end) };
}

// Only these ranges, one under the other, without the white space around each.
export function keepRanges(plain: Plain, ranges: Range[]): Plain {
  const out = new PlainBuilder(plain.original);
  let first = true;
  for (const { start, end } of ranges) {
    let [i, j] = [start, end];
    while (i < j && plain.text.charCodeAt(i) <= 32) i++;
    while (j > i && plain.text.charCodeAt(j - 1) <= 32) j--;
    if (i === j) continue;
    if (!first) out.push('\n', plain.starts[i]!, plain.starts[i]!);
    first = false;
    out.keep(plain, i, j);
  }
  return out.build();
}

export function listLines(text: string): Range[] {
  const lines: Range[] = [];
  for (let start = 0; start <= text.length;) {
    const at = text.indexOf('\n', start);
    const end = at < 0 ? text.length : at;
    lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}
