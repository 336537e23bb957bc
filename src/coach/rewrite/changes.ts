import { diffWords } from './diff.ts';
import type { Step } from './trial.ts';

export type Change = { start: number; end: number; before: string; after: string; reason: string };

// Each changed place of the message with the reason of the step that changed it.
export function describeChanges(message: string, body: string, steps: Step[]): Change[] {
  const read = steps.map((step) => ({ step, before: wordsOf(step.before), after: wordsOf(step.after) }));
  return diffWords(message, body).map((hunk) => ({ ...hunk, reason: reasonFor(hunk, read) }));
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []);
type Read = { step: Step; before: Set<string>; after: Set<string> };

function reasonFor({ before, after }: { before: string; after: string }, steps: Read[]): string {
  const [gone, come] = [wordsOf(before), wordsOf(after)];
  let best = { worth: 0, reason: 'Reads better with the rest.' };
  for (const { step, before: old, after: fresh } of steps) {
    const size = Math.max(old.size, fresh.size, 1);
    // A step that touched the whole text explains a place less than one that touched just this place.
    const worth = (shared(gone, old) - shared(gone, fresh) + shared(come, fresh) - shared(come, old)) / Math.sqrt(size);
    if (worth > best.worth) best = { worth, reason: step.reason };
  }
  return best.reason;
}

const shared = (left: Set<string>, right: Set<string>) => [...left].filter((word) => right.has(word)).length;
