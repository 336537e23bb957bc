import type { Score, Brain } from '#coach/brief';
import { scoreMessage } from '#coach/score/score';
import { readMessage, type ScoreForm } from '#coach/score/reading';
import { condense } from './condense.ts';
import { describeChanges, type Change } from './changes.ts';
import { everyFactFrom, factsOf } from './facts.ts';
import { beforeAsk, brainSentences, supportPassages } from './lengthen.ts';
import { closeFor, joinLetter, splitLetter, type Letter } from './letter.ts';
import { inManner, soundsLike } from './manner.ts';
import { ensureAsk, mendFindings } from './mend.ts';
import { isPitch } from './offers.ts';
import { isLong, pruneSentences, thinOut } from './prune.ts';
import { splitLong } from './sentence-split.ts';
import { swapPhrases } from './swaps.ts';
import { LONG_TEXT, onOneLine, saysFree, scoreOf, textOf, type Trial } from './trial.ts';

export const chips = ['shorter', 'longer', 'friendlier', 'formal', 'simpler'] as const;
export type Chip = (typeof chips)[number];
export type ChipRequest = { text: string; form: ScoreForm; brain: Brain; seed: number };
// 'said' tells what could not be done, where nothing changed.
export type Chipped = { text: string; score: Score; changes: Change[]; said: string | null };

const SHORTER = 0.7;
const LEAST_WORDS = 25;
const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

export function applyChip(chip: Chip, request: ChipRequest): Chipped {
  const trial = startChip(chip, request);
  const { reason, none } = copy[chip];
  work[chip](trial, request);
  const text = textOf(trial, trial.letter);
  const same = text === joinLetter(splitLetter(request.text, ''), onOneLine(request.form));
  const steps = [...trial.steps, { before: request.text, after: text, reason }];
  return same ? { text: request.text, score: scoreMessage(request.text, request.form), changes: [], said: none } : { text, score: trial.score, changes: describeChanges(request.text, text, steps), said: null };
}

const copy: Record<Chip, { reason: string; none: string }> = {
  shorter: { reason: 'Shorter.', none: 'Every sentence here carries a fact or the ask; nothing can go without losing one.' },
  longer: { reason: 'Longer, from what you told.', none: 'There is nothing to add that you did not say. Tell what is missing, and this can grow.' },
  friendlier: { reason: 'Warmer.', none: 'It is friendly already.' },
  formal: { reason: 'More formal.', none: 'It is formal already.' },
  simpler: { reason: 'Simpler words, shorter sentences.', none: 'It is simple already.' },
};

function startChip(chip: Chip, { text, form, brain }: ChipRequest): Trial {
  const split = splitLetter(text, '');
  const letter = { ...split, close: chip === 'longer' ? split.close : closeFor(split.close, '') };
  const stage = form.stage ?? readMessage(text, form).stage;
  const source = [text, form.thread ?? '', ...Object.values(brain).filter((value) => typeof value === 'string')].join('\n');
  const fixed = { ...form, stage };
  const [isKnown, sounds] = [everyFactFrom(source), soundsLike(brain, text)];
  return { letter, score: scoreOf({ form: fixed }, letter), facts: factsOf(letter.core), form: fixed, goal: 'concise', brain, grounded: (whole) => isKnown(whole) && sounds(whole), asked: readMessage(text, fixed).asks.some(({ kind }) => kind !== 'rhetorical'), wasLong: text.length > LONG_TEXT, steps: [] };
}

const change = (trial: Trial, letter: Partial<Letter>) => {
  trial.letter = { ...trial.letter, ...letter };
  trial.score = scoreOf(trial, trial.letter);
};

const invites = /\b(?:open to|worth (?:a|your)|interested in)\b[^.?!]*\?/i;
const work: Record<Chip, (trial: Trial, request: ChipRequest) => void> = {
  shorter(trial) {
    const words = count(trial.letter.core);
    if (isLong(trial)) return change(trial, { core: condense(trial.letter.core, { unit: 'words', min: 0, max: (words * SHORTER) / 1.35, aim: 0, best: 0 }) });
    change(trial, { core: swapPhrases(trial.letter.core, 'fillers') });
    mendFindings(trial);
    pruneSentences(trial);
    thinOut(trial, Math.max(words * SHORTER, Math.min(LEAST_WORDS, words)), 0);
    ensureAsk(trial);
  },
  longer(trial, { form, brain, seed }) {
    // Only what is a pitch already may say more of what is pitched.
    const pitches = trial.form.stage === 'first' && (isPitch(trial.letter.core) || invites.test(trial.letter.core.slice(-300)));
    if (!pitches && (trial.form.stage === 'first' || count(trial.letter.core) < LEAST_WORDS)) return;
    const own = pitches ? brainSentences(brain, textOf(trial, trial.letter)).map((line) => inManner(brain, line)).filter(trial.grounded) : [];
    const usual = supportPassages({ stage: trial.form.stage ?? 'first', channel: form.channel, free: saysFree(trial) }, textOf(trial, trial.letter));
    const passages = usual.filter((one) => count(one) <= 40).toSorted((a, b) => count(b) - count(a));
    const next = own[0] ?? passages[seed % Math.max(1, Math.min(3, passages.length))];
    if (next) change(trial, { core: beforeAsk(trial.letter.core)(next, count(next) > 24 && !onOneLine(trial.form)) });
  },
  friendlier(trial) {
    const { greeting, close, core } = trial.letter;
    change(trial, { core: swapPhrases(core, 'friendly'), greeting: greeting.replace(/^(?:dear|hello)\s+(?=(?:mr|mrs|ms|dr)?\.?\s?\p{Lu})/iu, 'Hi '), close: close.replace(/^(?:regards|yours sincerely|yours faithfully|sincerely|respectfully)\b/i, 'Best wishes') });
    mendFindings(trial);
    const easy = 'If not, no problem at all.';
    // A way out belongs to a question that asks whether they would like something.
    const ask = readMessage(textOf(trial, trial.letter), trial.form).asks.at(-1);
    if (trial.form.stage === 'first' && ask?.kind === 'interest' && trial.letter.core.endsWith('?') && !trial.score.findings.some((one) => one.rule === 'easy-out')) change(trial, { core: `${trial.letter.core} ${easy}` });
  },
  formal(trial) {
    const { greeting, close, core } = trial.letter;
    const calm = swapPhrases(swapPhrases(core, 'formal'), 'formal').replaceAll(/!+/g, '.').replaceAll(/ ?(?![©®™])\p{Extended_Pictographic}️?/gu, '');
    change(trial, { core: calm, greeting: greeting.replace(/^(?:hi|hey|hiya)\b/i, /\b(?:mr|mrs|ms|dr)\b/i.test(greeting) ? 'Dear' : 'Hello').replace(/!+$/, ','), close: close.replace(/^(?:cheers|best|thanks|thx|take care|talk soon|xx?)\b/i, 'Kind regards').replace(/^(Kind regards) (?:wishes|regards)\b/, '$1').replace(/!+/g, '').replace(/^Kind regards,? (?=\p{Lu})/u, onOneLine(trial.form) ? 'Kind regards, ' : 'Kind regards,\n').replace(/^Kind regards$/, 'Thank you.') });
    mendFindings(trial);
  },
  simpler(trial) {
    change(trial, { core: splitLong(swapPhrases(swapPhrases(trial.letter.core, 'simpler'), 'fillers')) });
    mendFindings(trial);
  },
};
