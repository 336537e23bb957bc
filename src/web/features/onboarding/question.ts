import { brainFields, brainQuestions, type BrainField } from '#contract/brain';
import type { DialogKind, Turn } from '#contract/onboarding';
import { questionOf, stepsOf } from '#coach/dialogs/step';

export type Exchange = { question: string; answer: string };
const PARAGRAPHS = /\n{2,}/;

// The last paragraph of what the coach says is the question; what stands before it is its answer to the answer.
export function readReply(reply: string) {
  const parts = reply.split(PARAGRAPHS);
  return { lead: parts.slice(0, -1), question: parts.at(-1)! };
}

// What was asked and answered just before.
export function findLast(turns: Turn[]): Exchange | null {
  const at = turns.findLastIndex(({ role }) => role === 'user');
  const before = turns[at - 1];
  return at < 0 || !before ? null : { question: readReply(before.content).question, answer: turns[at]!.content };
}

// The answer that is asked for now, by the step or by the words of the question.
export function findAsked(kind: DialogKind, step: number, reply: string): BrainField | null {
  const byWords = brainFields.find((field) => reply.includes(questionOf(field).ask));
  return byWords ?? (kind === 'onboarding' ? (stepsOf(kind)[step - 1]?.fields[0] ?? null) : null);
}

// An example for who doesn't know what is meant, unless the coach has just given it.
export function findHint(kind: DialogKind, { step, reply }: { step: number; reply: string }) {
  const field = findAsked(kind, step, reply);
  if (field === null) return null;
  const explain = (kind === 'onboarding' ? stepsOf(kind)[step - 1]?.explain : undefined) ?? questionOf(field).explain;
  return reply.includes(explain) ? null : explain;
}

export const labelOf = (field: BrainField) => brainQuestions.find((question) => question.field === field)!.label;
