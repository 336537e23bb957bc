import { intents } from '#coach/understanding';
import { intentPatterns } from './content/intent-patterns.ts';
import { notUnsubscribe, unsubscribePatterns } from './content/unsubscribe-patterns.ts';
import type { Intent } from '#coach/understanding';

const LONGEST = 600;
const fit = (text: string) => text.slice(0, LONGEST).toLowerCase().replace(/\s+/g, ' ').replace(/e\.g\.|[’]/g, "'").trim();

// The first pattern holds the bare words, which foot lines and other people's newsletters use as well.
const isStop = (text: string) => (notUnsubscribe.test(text) ? unsubscribePatterns.slice(1) : unsubscribePatterns).some((pattern) => pattern.test(text));

// Talk about somebody else's subscribers, with no wish of the writer's own.
export const isAboutOthersStopping = (text: string): boolean => notUnsubscribe.test(fit(text)) && !isStop(fit(text));

export const asksToStop = (sentence: string): boolean => isStop(fit(sentence));

// What the patterns add to the model's opinion of a sentence.
export function rateByPatterns(sentence: string): Record<Intent, number> {
  const text = fit(sentence);
  const out = Object.fromEntries(intents.map((intent) => [intent, 0])) as Record<Intent, number>;
  for (const { intent, say, match } of intentPatterns) if (match.test(text)) out[intent] = Math.max(out[intent], say);
  if (isStop(text)) out.unsubscribe = 20;
  return out;
}
