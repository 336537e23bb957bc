import { intents } from '#coach/understanding';
import { spanOf } from './plain.ts';
import { rateIntents } from './model.ts';
import { asksToStop, isAboutOthersStopping, rateByPatterns, STOPS } from './patterns.ts';
import { splitClauses, splitSentences } from './sentences.ts';
import type { Intent, Understanding } from '#coach/understanding';
import type { Plain, Range } from './plain.ts';

// Which intents a message holds: each sentence and the whole are judged by the model and the patterns, then weighed together.
const MOST_SENTENCES = 40;
const MOST_LETTERS = 6_000;
// Set by cross-validation over the labelled lines, never on the evaluation set.
const PATTERN_SHARE = 1;
const PART_SHARE = 0.4;
const SHIFT = 0.24;
const SPREAD = 1.04;
const SURE = 0.2;
const PERHAPS = 0.04;
// Nobody is cut off on a faint suspicion: the patterns know nearly every wording, so the model alone has to be very sure.
const WARY = 2;
const STOP_AT_LEAST = 0.75;

type Judged = Range & { logits: Float64Array; stops: boolean };
export type FoundIntents = Understanding['intents'];

const toScore = (logit: number) => 1 / (1 + Math.exp(-(logit + SHIFT) / SPREAD));
const unsubscribe = intents.indexOf('unsubscribe');

function judge(text: string, { start, end }: Range): Judged {
  const part = text.slice(start, Math.min(end, start + 1_500));
  const byPatterns = rateByPatterns(part);
  const logits = rateIntents(part).map((logit, at) => logit + PATTERN_SHARE * byPatterns[at]!);
  logits[unsubscribe]! -= WARY;
  return { start, end, logits, stops: byPatterns[unsubscribe] === STOPS };
}

function listParts(text: string): Range[] {
  const sentences = splitSentences(text.slice(0, MOST_LETTERS)).slice(0, MOST_SENTENCES);
  return sentences.flatMap((sentence) => [sentence, ...splitClauses(text, sentence)]);
}

type Ranked = { intent: Intent; score: number; range: Range };
function weighParts(text: string): { ranked: Ranked[]; parts: Judged[] } {
  const whole = judge(text, { start: 0, end: text.length });
  const ranges = listParts(text);
  // A single sentence is the whole.
  const parts = ranges.length > 1 ? ranges.map((range) => judge(text, range)) : ranges.map((range) => ({ ...whole, ...range }));
  const ranked = intents.map((intent, at) => {
    const best = parts.reduce((a, b) => (b.logits[at]! > a.logits[at]! ? b : a), parts[0] ?? whole);
    const logit = parts.length > 1 ? (1 - PART_SHARE) * whole.logits[at]! + PART_SHARE * best.logits[at]! : whole.logits[at]!;
    return { intent, score: toScore(logit), range: { start: best.start, end: best.end } };
  });
  return { ranked: ranked.sort((a, b) => b.score - a.score), parts };
}
export const rankIntents = (text: string): Ranked[] => weighParts(text).ranked;

export function findIntents(said: Plain): FoundIntents {
  const { ranked, parts } = weighParts(said.text);
  const stop = ranked.find(({ intent }) => intent === 'unsubscribe')!;
  const asked = splitSentences(said.text).find(({ start, end }) => parts.find((part) => part.start === start && part.end === end)?.stops ?? asksToStop(said.text.slice(start, end)));
  // The law and good manners put this before everything else that was said.
  if (asked) Object.assign(stop, { score: Math.max(0.99, stop.score), range: asked });
  else if (stop.score < STOP_AT_LEAST || isAboutOthersStopping(said.text)) stop.score = 0;
  ranked.sort((a, b) => b.score - a.score);
  if (ranked[0]!.score < SURE) return [{ intent: 'unclear', score: Number((1 - ranked[0]!.score).toFixed(3)), ...spanOf(said, 0, said.text.length) }];
  return ranked.filter(({ score }) => score >= PERHAPS).slice(0, 5).map(({ intent, score, range }) => ({ intent, score: Number(score.toFixed(3)), ...spanOf(said, range.start, range.end) }));
}
