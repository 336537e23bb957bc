import type { Finding, Score } from '#coach/brief';
import type { Version } from './version.ts';

// A finding with its place in the text, under the number that the margin names it by.
export type Mark = Finding & { number: number };
export type Piece = { text: string; mark: Mark | null };

const MOST_FAULTS = 6;
const MOST_PRAISE = 2;
export const leftKey = (text: string, { rule, start, end }: Finding) => `${rule}:${text.slice(start, end)}`;
export const lookOf = ({ delta, fix }: Finding) => (delta > 0 ? 'good' : fix === null ? 'tip' : 'fix');

// The gravest faults and the best of the rest; none over another, none as long as the whole.
export function chooseMarks(score: Score | null, { body, left }: Pick<Version, 'body' | 'left'>): Mark[] {
  if (!score) return [];
  const able = score.findings.filter((one) => one.delta !== 0 && one.end > one.start && one.end <= body.length && one.end - one.start < 0.8 * body.trim().length && !left.includes(leftKey(body, one)));
  const faults = able.filter(({ delta }) => delta < 0).sort((a, b) => a.delta - b.delta);
  const praise = able.filter(({ delta }) => delta > 0).sort((a, b) => b.delta - a.delta);
  const chosen: Finding[] = [];
  const take = (list: Finding[], most: number) => {
    let taken = 0;
    for (const one of list) {
      if (taken === most) return;
      if (chosen.some((other) => one.start < other.end && other.start < one.end)) continue;
      chosen.push(one);
      taken += 1;
    }
  };
  take(faults, MOST_FAULTS);
  take(praise, MOST_PRAISE);
  return chosen.sort((a, b) => a.start - b.start).map((one, index) => ({ ...one, number: index + 1 }));
}

export function cutPieces(text: string, marks: Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), mark: null });
    pieces.push({ text: text.slice(mark.start, mark.end), mark });
    at = mark.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), mark: null });
  return pieces;
}
