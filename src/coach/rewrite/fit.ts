import { applyEdit, dropSentence } from '#coach/score/edit';
import { measure, type Window } from '#coach/compose/windows';
import { factsOf, sentencesOf } from './facts.ts';
import type { Letter } from './letter.ts';
import { ensureAsk } from './mend.ts';
import { isFragment, worthOf } from './prune.ts';
import { splitLong } from './sentence-split.ts';
import { swapPhrases } from './swaps.ts';
import { keep, onOneLine, scoreOf, textOf, type Trial } from './trial.ts';

export type Fit = { window: Window; fixed: string };
export type Fitted = { leftOut: string[]; isShort: boolean; isLong: boolean };

// All but the signature stays under the most, so that it fits whoever counts. A text that says little stays short:
// what would fill it is nothing that its writer said.
const low = (letter: Letter, { window }: Fit) => measure(letter.core, window.unit).low;
const high = (trial: Trial, letter: Letter, { window }: Fit) => measure(textOf(trial, letter), window.unit).high;

export function fitWindow(trial: Trial, fit: Fit): Fitted {
  const leftOut = cutDown(trial, fit);
  if (leftOut.length > 0) askIfRoom(trial, fit);
  return { leftOut, isShort: low(trial.letter, fit) < fit.window.min, isLong: high(trial, trial.letter, fit) > fit.window.max };
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
    const next = sentences[at + 1];
    const edit = sentences.length > 1 && !(next && isFragment(next)) ? dropSentence(letter.core, sentences, at) : null;
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

function place(trial: Trial, letter: Letter, step: { before: string; after: string; reason: string }): void {
  keep(trial, { letter, score: scoreOf(trial, letter), step });
}
