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
}
