import { brainFields, brainQuestions, type BrainField, type readBrain } from '#contract/brain';
import type { Output } from '#contract/endpoint';
import { uses } from './copy.ts';

export type Item = { index: number; field: BrainField; label: string; question: string; answer: string; missed: number };
type Conversation = Output<typeof readBrain>['conversation'];

// What the server sent, with the short name of each question. A field that this page doesn't know is left out.
export const readItems = (conversation: Conversation): Item[] =>
  conversation.flatMap((item) => {
    const known = brainQuestions.find(({ field }) => field === item.field);
    return known ? [{ ...item, field: known.field, label: known.label }] : [];
  });

export const isOpen = ({ answer }: Pick<Item, 'answer'>) => answer.trim() === '';

// Which of the open ones a draft would gain most from: the one that most drafts of the week had to do without.
export function findNext(items: Item[]): Item | null {
  const open = items.filter(isOpen);
  const order = Object.keys(uses);
  return open.toSorted((one, other) => other.missed - one.missed || order.indexOf(one.field) - order.indexOf(other.field))[0] ?? null;
}

export const numberOf = (field: BrainField) => brainFields.indexOf(field) + 1;
export const labelOf = (field: BrainField) => brainQuestions[brainFields.indexOf(field)]!.label;
