import type { RewriteGoal } from '#contract/assistant';
import type { Brain, Score } from '#coach/brief';
import { addUp, scoreMessage } from '#coach/score/score';
import type { ScoreForm } from '#coach/score/reading';
import { lostFacts } from './facts.ts';
import { joinLetter, type Letter } from './letter.ts';

// One rewrite in the making: what stands so far, and every step that was kept.
export type Step = { before: string; after: string; reason: string };
export type Trial = {
  letter: Letter;
  score: Score;
  facts: string[];
  form: ScoreForm;
  goal: RewriteGoal;
  brain: Brain;
  grounded: (text: string) => boolean;
  // The message itself asked for something.
  asked: boolean;
  // A message so long that each place is looked at once, so that the answer comes at once.
  wasLong: boolean;
  steps: Step[];
};

export const LONG_TEXT = 4000;

export const onOneLine = ({ channel, linkedinMode }: ScoreForm) => channel === 'sms' || (channel === 'linkedin' && linkedinMode === 'connection_request');
export const textOf = (trial: Pick<Trial, 'form'>, letter: Letter) => joinLetter(letter, onOneLine(trial.form));
export const scoreOf = (trial: Pick<Trial, 'form'>, letter: Letter): Score => scoreMessage(textOf(trial, letter), letter.subject === undefined ? trial.form : { ...trial.form, subject: letter.subject });

// Keeps a step only if it says nothing new, loses no fact and the score doesn't fall.
export function attempt(trial: Trial, letter: Letter, reason: string): boolean {
  const before = textOf(trial, trial.letter);
  const after = textOf(trial, letter);
  if ((after === before && letter.subject === trial.letter.subject) || letter.core.trim() === '') return false;
  if (!trial.grounded(letter.core) || lostFacts(trial.facts, after).length > 0) return false;
  const score = scoreOf(trial, letter);
  if (valueOf(score) < valueOf(trial.score)) return false;
  keep(trial, { letter, score, step: { before, after, reason } });
  return true;
}

// While edits are tried, length and a missing ask don't count: both are seen to afterwards.
const lengths = new Set(['length-fits', 'too-long', 'too-short', 'no-ask']);
export const valueOf = ({ findings }: Score) => addUp(findings.filter((one) => !lengths.has(one.rule))).overall;

export function keep(trial: Trial, { letter, score, step }: { letter: Letter; score: Score; step: Step }): void {
  trial.letter = letter;
  trial.score = score;
  trial.steps.push(step);
}

export const saysFree = ({ score }: Trial) => score.findings.some((one) => one.rule === 'easy-out');
