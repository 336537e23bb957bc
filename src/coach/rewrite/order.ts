import { findAsks } from '#coach/score/asks';
import type { Sentence } from '#coach/score/sentences';
import { sentencesOf } from './facts.ts';
import { attempt, type Trial } from './trial.ts';

// Puts the ask last and the reader first, where the sentences bear being moved.
const leans = /^(?:this|that|these|those|it|they|he|she|so|but|and|also|then|because|which|there|here|for example|if|as|or|such|both|one|either|even|again|still)\b/i;

export function reorder(trial: Trial): void {
  moveAsk(trial);
  openWithReader(trial);
}

function moveAsk(trial: Trial): void {
  if (!trial.score.findings.some((one) => one.rule === 'buried-ask')) return;
  const { core } = trial.letter;
  const sentences = sentencesOf(core);
  const ask = findAsks(sentences, new Set()).findLast((one) => one.kind === 'interest' || one.kind === 'meeting');
  const own = ask && sentences[ask.sentence];
  const after = ask && sentences[ask.sentence + 1];
  if (!own || !after || leans.test(textOfSentence(core, own)) || leans.test(textOfSentence(core, after))) return;
  const moved = `${core.slice(0, own.start).trimEnd()}${own.start === 0 ? '' : joiner(core, own)}${core.slice(after.start).trim()}\n\n${textOfSentence(core, own)}`;
  attempt(trial, { ...trial.letter, core: moved }, 'The ask is the last thing they read.');
}

function openWithReader(trial: Trial): void {
  if (!trial.score.findings.some((one) => one.rule === 'opens-with-self')) return;
  const { core } = trial.letter;
  const [first, second, third] = sentencesOf(core);
  if (!first || !second || second.question || !/^(?:you|your|you're|you've)\b/i.test(textOfSentence(core, second)) || (third && leans.test(textOfSentence(core, third)))) return;
  const swapped = `${textOfSentence(core, second)} ${textOfSentence(core, first)}${core.slice(second.end)}`;
  attempt(trial, { ...trial.letter, core: swapped }, 'Opens with them, not with you.');
}

const textOfSentence = (core: string, { start, end }: Sentence) => core.slice(start, end);
const joiner = (core: string, { start }: Sentence) => (core.slice(0, start).endsWith('\n') ? '\n\n' : ' ');
