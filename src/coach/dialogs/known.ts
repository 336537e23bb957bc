import type { BrainField } from '#contract/brain';
import type { Brain } from '#coach/brief';
import { type Answers, type Saved, stepsOf } from './step.ts';

// What the wizard asked isn't asked again: its tone is how one sounds, its monthly money goal is the 30-day win.
export function readKnown(brain: Brain): { answers: Answers; taken: Saved[] } {
  const answers: Answers = {};
  const taken: Saved[] = [];
  for (const step of stepsOf('builder')) for (const field of step.fields) if (brain[field]?.trim()) answers[field] = brain[field].trim();
  const take = (field: BrainField, raw: string | undefined) => {
    if (answers[field] !== undefined || !raw?.trim()) return;
    answers[field] = raw.trim();
    taken.push({ field, raw, value: raw.trim() });
  };
  take('conversationTone', brain.tone === 'other' ? undefined : brain.tone);
  take('shortTermWin', brain.goal);
  return { answers, taken };
}
