import type { BrainField } from '#contract/brain';
import type { Brain } from '#coach/brief';
import { cleanText, isInward, saysNothing } from '#coach/facts/clean';
import { raiseStart } from '#coach/facts/shape';

// An answer of the Sales Brain as a sentence for the other side; null where it says nothing, or is a note to oneself.
export function sayFact(brain: Brain, field: BrainField): string | null {
  const text = cleanText(brain[field] ?? '');
  return saysNothing(text) || isInward(text) ? null : `${raiseStart(text)}.`;
}
