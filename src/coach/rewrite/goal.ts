import { beforeAsk, brainSentences } from './lengthen.ts';
import { thinOut } from './prune.ts';
import { swapPhrases, type SwapList } from './swaps.ts';
import { attempt, type Trial } from './trial.ts';

const swap = (trial: Trial, list: SwapList, reason: string) => attempt(trial, { ...trial.letter, core: swapPhrases(trial.letter.core, list) }, reason);
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

// What each goal does beyond the findings' own fixes. 'least' is the fewest words that the chosen length allows.
export function reachGoal(trial: Trial, least: number): void {
  const words = countWords(trial.letter.core);
  if (trial.goal === 'concise') {
    swap(trial, 'fillers', 'Words that add nothing.');
    thinOut(trial, words * 0.75, least);
  }
  if (trial.goal === 'clear') {
    swap(trial, 'simpler', 'Shorter, everyday words.');
    swap(trial, 'fillers', 'Words that add nothing.');
  }
  if (trial.goal === 'professional') swap(trial, 'polite', 'A calmer wording.');
  if (trial.goal === 'persuasive') addReason(trial);
}

// One fact of their own is worth more than adjectives.
function addReason(trial: Trial): void {
  const bare = trial.score.findings.some((one) => one.rule === 'nothing-concrete') || trial.score.scores.persuasiveness < 6;
  if (!bare) return;
  const own = brainSentences({ uniqueMessage: trial.brain.uniqueMessage ?? '', offeringDetails: trial.brain.offeringDetails ?? '' }, trial.letter.core);
  for (const sentence of own.toReversed().slice(0, 1)) attempt(trial, { ...trial.letter, core: beforeAsk(trial.letter.core)(sentence) }, 'A reason from your Sales Brain.');
}
