import type { Brain } from '#coach/brief';
import type { Card } from './card.ts';
import { showExample } from './render.ts';
import { fillSlots } from './slots.ts';
import { readTerms } from './terms.ts';

const SAYS_WHY = 2;

// The part of the card's thought that speaks of this step; the whole thought where none does.
function findReason(card: Card, step: string): string {
  const own = new Set(readTerms(step));
  const sentences = card.answer.split(/(?<=[.!?])\s+/).map((sentence) => ({ sentence, shared: readTerms(sentence).filter((term) => own.has(term)).length }));
  const best = sentences.toSorted((a, b) => b.shared - a.shared)[0];
  return best && best.shared >= SAYS_WHY ? `Why: ${best.sentence}` : `Why: all three steps rest on one thought. ${card.answer}`;
}

// One step of the card that was shown: what it is, why, and how to go about it, from what the card holds.
export function renderStep(card: Card, asked: number, brain: Brain): string {
  const count = card.steps.length;
  const number = asked === -1 ? count : asked;
  const step = card.steps[number - 1];
  const all = card.steps.map((text, at) => `${at + 1}. ${fillSlots(text, brain)}`).join('\n');
  if (!step) return `There are ${count} steps here, so I don't know which you mean:\n\n${all}\n\nWhich of them shall we go into?`;
  const before = card.steps[number - 2];
  const after = card.steps[number];
  const how = [
    before ? `Have this behind you first: ${fillSlots(before, brain)}` : 'It comes first, so nothing has to be ready for it: do it today, once.',
    after ? `Only when that's done, go on: ${fillSlots(after, brain)}` : "It's the last step: write down what came of it, so that you know next time.",
  ];
  return [
    `**Step ${number} of ${count}, ${card.title}:** ${fillSlots(step, brain)}`,
    fillSlots(findReason(card, step), brain),
    `How to go about it:\n\n${how.map((line) => `- ${line}`).join('\n')}`,
    `How the whole thing can sound:\n\n${showExample(card, brain)}`,
    'What makes this step hard in your case?',
  ].join('\n\n');
}
