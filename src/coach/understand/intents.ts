import { intents } from '#coach/understanding';
import { spanOf } from './plain.ts';
import { rateIntents } from './model.ts';
import { asksToStop, isAboutOthersStopping, rateByPatterns } from './patterns.ts';
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

type Judged = Range & { logits: Record<Intent, number> };
export type FoundIntents = Understanding['intents'];

const toScore = (logit: number) => 1 / (1 + Math.exp(-(logit + SHIFT) / SPREAD));

function judge(text: string, range: Range): Judged {
  const part = text.slice(range.start, Math.min(range.end, range.start + 1_500));
  const byModel = rateIntents(part);
  const byPatterns = rateByPatterns(part);
  const logits = Object.fromEntries(intents.map((intent) => [intent, byModel[intent] + PATTERN_SHARE * byPatterns[intent]]));
  return { ...range, logits: { ...(logits as Record<Intent, number>), unsubscribe: byModel.unsubscribe + byPatterns.unsubscribe - WARY } };
}

function listParts(text: string): Range[] {
  const sentences = splitSentences(text.slice(0, MOST_LETTERS)).slice(0, MOST_SENTENCES);
  return sentences.flatMap((sentence) => [sentence, ...splitClauses(text, sentence)]);
}

export function rankIntents(text: string): { intent: Intent; score: number; range: Range }[] {
  const whole = judge(text, { start: 0, end: text.length });
  const parts = listParts(text).map((range) => judge(text, range));
  const ranked = intents.map((intent) => {
    const best = parts.reduce((a, b) => (b.logits[intent] > a.logits[intent] ? b : a), parts[0] ?? whole);
    const logit = parts.length > 1 ? (1 - PART_SHARE) * whole.logits[intent] + PART_SHARE * best.logits[intent] : whole.logits[intent];
    return { intent, score: toScore(logit), range: { start: best.start, end: best.end } };
  });
  return ranked.sort((a, b) => b.score - a.score);
}

export function findIntents(said: Plain): FoundIntents {
  const ranked = rankIntents(said.text);
  const stop = ranked.find(({ intent }) => intent === 'unsubscribe')!;
  const asked = splitSentences(said.text).find((range) => asksToStop(said.text.slice(range.start, range.end)));
  // The law and good manners put this before everything else that was said.
  if (asked) Object.assign(stop, { score: Math.max(0.99, stop.score), range: asked });
  else if (stop.score < STOP_AT_LEAST || isAboutOthersStopping(said.text)) stop.score = 0;
  ranked.sort((a, b) => b.score - a.score);
  if (ranked[0]!.score < SURE) return [{ intent: 'unclear', score: Number((1 - ranked[0]!.score).toFixed(3)), ...spanOf(said, 0, said.text.length) }];
  return ranked.filter(({ score }) => score >= PERHAPS).slice(0, 5).map(({ intent, score, range }) => ({ intent, score: Number(score.toFixed(3)), ...spanOf(said, range.start, range.end) }));
}
