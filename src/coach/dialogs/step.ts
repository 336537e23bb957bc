import type { BrainField } from '#contract/brain';
import questions from './content/questions.json' with { type: 'json' };
import steps from './content/steps.json' with { type: 'json' };

export type DialogKind = 'onboarding' | 'builder';
export type Step = { fields: BrainField[]; prefix?: string; ask?: string; name?: string; explain?: string; thanks?: string[] };
export type Answers = Partial<Record<BrainField, string>>;
export type Saved = { field: BrainField; raw: string; value: string | null };
type Question = { name: string; ask: string; explain: string; easier: string; more: string; leastWords: number; thanks: string[] };

export const questionOf = (field: BrainField): Question => questions[field];
export const stepsOf = (kind: DialogKind): Step[] => steps[kind] as Step[];
export const nameOf = (field: BrainField, step?: Step) => step?.name ?? questionOf(field).name;

// The question for what is still missing of a step.
export const askFor = (step: Step, missing: BrainField[]) => {
  const field = missing[0] ?? step.fields[0]!;
  return missing.length === step.fields.length && step.ask ? step.ask : questionOf(field).ask;
};
