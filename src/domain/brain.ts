import { brainQuestions, type BrainField } from '#contract/brain';

type Answers = Partial<Record<BrainField, string>>;

// Complete once each of the 14 questions has an answer.
export const listUnanswered = (answers: Answers) => brainQuestions.filter(({ field }) => !answers[field]?.trim());
export const isBrainComplete = (answers: Answers) => listUnanswered(answers).length === 0;
