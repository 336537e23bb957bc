import { intents } from '#coach/understanding';
import { anyOf } from './any-of.ts';
import { intentPatterns } from './content/intent-patterns.ts';
import { notUnsubscribe, unsubscribePatterns } from './content/unsubscribe-patterns.ts';

const LONGEST = 600;
const fit = (text: string) => text.slice(0, LONGEST).toLowerCase().replace(/\s+/g, ' ').replace(/e\.g\.|[’]/g, "'").trim();

// What a wish to be left alone adds.
export const STOPS = 20;
const saysStop = anyOf(unsubscribePatterns);
// The first pattern holds the bare words, which foot lines and other people's newsletters use as well.
const saysStopPlainly = anyOf(unsubscribePatterns.slice(1));
const isStop = (text: string) => saysStop(text) && (!notUnsubscribe.test(text) || saysStopPlainly(text));
const saysIntent = anyOf(intentPatterns.map(({ match }) => match));

const unsubscribe = intents.indexOf('unsubscribe');
const placed = intentPatterns.map((pattern) => ({ ...pattern, place: intents.indexOf(pattern.intent) }));

// Talk about somebody else's subscribers, with no wish of the writer's own.
export const isAboutOthersStopping = (text: string): boolean => notUnsubscribe.test(fit(text)) && !isStop(fit(text));

export const asksToStop = (sentence: string): boolean => isStop(fit(sentence));

// What the patterns add to the model's opinion of a sentence, in the order of the intents.
export function rateByPatterns(sentence: string): Float64Array {
  const text = fit(sentence);
  const out = new Float64Array(intents.length);
  if (saysIntent(text)) for (const { place, say, match } of placed) if (say > out[place]! && match.test(text)) out[place] = say;
  if (isStop(text)) out[unsubscribe] = STOPS;
  return out;
}
