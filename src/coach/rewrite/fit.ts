import { applyEdit, dropSentence } from '#coach/score/edit';
import { measure, type Window } from '#coach/compose/windows';
import type { Stage } from '#coach/score/reading';
import { factsOf, sentencesOf } from './facts.ts';
import { beforeAsk, brainSentences, supportPassages } from './lengthen.ts';
import type { Letter } from './letter.ts';
import { inManner } from './manner.ts';
import { ensureAsk } from './mend.ts';
import { worthOf } from './prune.ts';
import { splitLong } from './sentence-split.ts';
import { swapPhrases } from './swaps.ts';
import { keep, onOneLine, saysFree, scoreOf, textOf, type Trial } from './trial.ts';

export const OWN = 'From your Sales Brain, to reach the length.';
export type Fit = { window: Window; seed: number; stage: Stage; fixed: string };
export type Fitted = { leftOut: string[]; added: string[]; inside: boolean };

// The core reaches the least, and all but the signature stays under the most, so that it fits whoever counts.
const low = (letter: Letter, { window }: Fit) => measure(letter.core, window.unit).low;
const high = (trial: Trial, letter: Letter, { window }: Fit) => measure(textOf(trial, letter), window.unit).high;

export function fitWindow(trial: Trial, fit: Fit): Fitted {
  const leftOut = cutDown(trial, fit);
  if (leftOut.length > 0) askIfRoom(trial, fit);
  const added = fillUp(trial, fit);
  const inside = low(trial.letter, fit) >= fit.window.min && high(trial, trial.letter, fit) <= fit.window.max;
  return { leftOut, added, inside };
}

function cutDown(trial: Trial, fit: Fit): string[] {
  const leftOut: string[] = [];
  if (high(trial, trial.letter, fit) <= fit.window.max) return leftOut;
  tighten(trial, fit);
  for (let round = 0; round < 400; round += 1) {
    const over = high(trial, trial.letter, fit) + (high(trial, trial.letter, fit) > fit.window.max ? roomForAsk(trial, fit) : 0) - fit.window.max;
    if (over <= 0) break;
    const cut = cheapestCut(trial, fit, over);
    const letter = cut?.letter ?? { ...trial.letter, core: cutWords(trial, fit) };
    if (textOf(trial, letter) === textOf(trial, trial.letter)) break;
    const gone = cut?.gone ?? 'the end of a long sentence';
    if (!cut || factsOf(`It ${gone}`).length > 0) leftOut.push(gone);
    place(trial, letter, { before: gone, after: '', reason: 'Left out to fit the length.' });
  }
  return leftOut;
}

function askIfRoom(trial: Trial, fit: Fit): void {
  const before = { letter: trial.letter, score: trial.score, steps: [...trial.steps] };
  ensureAsk(trial);
  if (high(trial, trial.letter, fit) > fit.window.max) Object.assign(trial, before);
}

type Cut = { letter: Letter; gone: string; cost: number };
// What goes first: the part that costs the reader least for the room it makes.
function cheapestCut(trial: Trial, fit: Fit, over: number): Cut | null {
  const { letter } = trial;
  const sentences = sentencesOf(letter.core);
  const cuts: Cut[] = sentences.flatMap((sentence, at) => {
    const text = letter.core.slice(sentence.start, sentence.end);
    if (fit.fixed !== '' && text.includes(fit.fixed)) return [];
    const edit = sentences.length > 1 ? dropSentence(letter.core, sentences, at) : null;
    const whole = edit ? [{ letter: { ...letter, core: applyEdit(letter.core, edit) }, gone: text, cost: 1.5 + worthOf(letter.core, sentence, sentences.length - at) }] : [];
    return [...whole, ...tailsOf(text).map((tail) => ({ letter: { ...letter, core: letter.core.slice(0, sentence.end - tail.length - 1) + letter.core.slice(sentence.end - 1) }, gone: tail.trim(), cost: 0.6 + factsOf(`It${tail}`).length * 1.5 + tail.length * 0.004 }))];
  });
  if (letter.close !== '' && onOneLine(trial.form)) cuts.push({ letter: { ...letter, close: '' }, gone: letter.close, cost: 2.5 });
  const rated = cuts.map((cut) => ({ cut, rate: Math.max(0.05, cut.cost) / Math.max(1, Math.min(over, measure(cut.gone, fit.window.unit).high)) }));
  return rated.toSorted((a, b) => a.rate - b.rate)[0]?.cut ?? null;
}

// Ends of a sentence that it can do without: ', which …', 'and …', 'because …'.
function tailsOf(text: string): string[] {
  if (!/[\p{L}\p{N}][.!]$/u.test(text)) return [];
  return [...text.matchAll(/,? (?:and that|and|which|because|but|so that|in the (?:morning|afternoon|evening)|amongst others|for example|as well as) |,? in the (?:morning|afternoon|evening)(?=[.!]$)/g)]
    .filter((match) => match.index >= 25 && !/\b(?:between|both|either)\b[^,]*$/.test(text.slice(0, match.index)))
    .map((match) => text.slice(match.index, -1));
}

// A text that is cut keeps room for its question.
const roomForAsk = (trial: Trial, { window }: Fit) => (trial.letter.core.includes('?') || trial.form.channel === 'sms' ? 0 : window.unit === 'words' ? 7 : 34);

// Before anything is left out: shorter words, shorter sentences, no sign-off on one line.
function tighten(trial: Trial, fit: Fit): void {
  const steps: [() => Letter, string][] = [
    [() => ({ ...trial.letter, core: swapPhrases(swapPhrases(trial.letter.core, 'fillers'), 'simpler') }), 'Shorter words, to fit the length.'],
    [() => ({ ...trial.letter, core: splitLong(trial.letter.core) }), 'Cut in two, so that a part can go.'],
    [() => (onOneLine(trial.form) ? { ...trial.letter, close: trial.letter.close.replace(/^(?:(?:kind|best|warm|many) )?(?:regards|wishes|thanks)[,.]? */i, '') } : trial.letter), 'The name is enough in this channel.'],
  ];
  for (const [make, reason] of steps) {
    const letter = make();
    const before = textOf(trial, trial.letter);
    if (high(trial, trial.letter, fit) > fit.window.max && textOf(trial, letter) !== before && trial.grounded(letter.core)) place(trial, letter, { before, after: textOf(trial, letter), reason });
  }
}

// One sentence that is too long by itself ends at a comma where it can.
function cutWords(trial: Trial, fit: Fit): string {
  const { core } = trial.letter;
  const parts = core.split(/(?<=\s)/);
  while (parts.length > 1) {
    parts.pop();
    const text = parts.join('').trimEnd();
    if (high(trial, { ...trial.letter, core: `${text}.` }, fit) > fit.window.max) continue;
    const comma = text.lastIndexOf(',');
    const cut = comma > text.length * 0.6 ? text.slice(0, comma) : text.replace(/\s+(?:and|or|but|the|a|an|to|of|in|for|with|that|which|so|at|on|by)$/i, '');
    return `${cut.replace(/[\s,;:–—-]+$/, '')}.`;
  }
  return core.slice(0, Math.max(1, fit.window.max - 60));
}

const APART_WORDS = 24;

function fillUp(trial: Trial, fit: Fit): string[] {
  const added: string[] = [];
  // An answer stays with what was asked; a first message may say more about its sender.
  const own = fit.stage === 'first' ? brainSentences(trial.brain, textOf(trial, trial.letter)).map((line) => inManner(trial.brain, line)) : [];
  for (const sentence of own) {
    const apart = added.length === 0 && !onOneLine(trial.form);
    const letter = { ...trial.letter, core: beforeAsk(trial.letter.core)(sentence, apart) };
    if (!trial.grounded(sentence) || low(trial.letter, fit) >= fit.window.min || high(trial, letter, fit) > fit.window.max) continue;
    added.push(sentence);
    place(trial, letter, { before: '', after: sentence, reason: OWN });
  }
  const passage = low(trial.letter, fit) < fit.window.min ? bestPassage(trial, fit) : null;
  if (!passage) return added;
  place(trial, passage.letter, { before: '', after: passage.text, reason: 'Added to reach the length; it claims nothing.' });
  return [...added, passage.text];
}

// Without what the user never says.
const sayable = ({ brain, grounded }: Trial, lines: string[]) => (brain.voice ? lines.map((line) => inManner(brain, line)).filter(grounded) : lines);

// The shortest passage that reaches the least; of those of about that length, the one that the seed points at.
function bestPassage(trial: Trial, fit: Fit): { text: string; letter: Letter } | null {
  const { usual, all } = supportPassages({ stage: fit.stage, channel: trial.form.channel, free: saysFree(trial) }, textOf(trial, trial.letter));
  const best = pickPassage(trial, fit, sayable(trial, usual));
  return best && low(best.letter, fit) >= fit.window.min ? best : (pickPassage(trial, fit, sayable(trial, all())) ?? best);
}

function pickPassage(trial: Trial, fit: Fit, passages: string[]): { text: string; letter: Letter } | null {
  const insert = beforeAsk(trial.letter.core);
  const full = high(trial, trial.letter, fit);
  const inside = passages.flatMap((text) => {
    // Surely too long, and quickly seen: hundreds are tried on a text that may be long itself.
    if (full + measure(text, fit.window.unit).low > fit.window.max) return [];
    const apart = !onOneLine(trial.form) && text.split(' ').length >= APART_WORDS;
    const letter = { ...trial.letter, core: insert(text, apart) };
    return high(trial, letter, fit) <= fit.window.max ? [{ text, letter, size: low(letter, fit) }] : [];
  });
  const enough = inside.filter((one) => one.size >= fit.window.min).toSorted((a, b) => a.size - b.size);
  if (enough.length === 0) return inside.toSorted((a, b) => b.size - a.size)[0] ?? null;
  // Of about that length, what begins with the first family goes first: it fits most messages.
  const near = enough.filter((one) => one.size <= Math.max(enough[0]!.size + 3, enough[0]!.size * 1.08)).slice(0, 8);
  const opening = inside[0]?.text.slice(0, 8) ?? '';
  near.sort((a, b) => Number(b.text.startsWith(opening)) - Number(a.text.startsWith(opening)) || a.size - b.size);
  const rated = near.map((one) => ({ one, score: scoreOf(trial, one.letter).scores.overall }));
  const best = Math.max(...rated.map(({ score }) => score));
  const good = rated.filter(({ score }) => score >= best - 0.05);
  return good[fit.seed % good.length]!.one;
}

function place(trial: Trial, letter: Letter, step: { before: string; after: string; reason: string }): void {
  keep(trial, { letter, score: scoreOf(trial, letter), step });
}
