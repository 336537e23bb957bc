import { listAnswerVersions, readBrain, type BrainField } from '#contract/brain';
import type { Output } from '#contract/endpoint';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { profileCalls } from '#web/lib/session-change.ts';

// What shows another picture once an answer has changed.
export const answerCalls = [...profileCalls, readBrain, listAnswerVersions];

// The list shows at once what was saved; what the server says comes after it.
export const showAnswer = (field: BrainField, answer: string) =>
  queryClient.setQueryData(keyOf(readBrain, {}), (brain: Output<typeof readBrain> | undefined) => brain && { conversation: brain.conversation.map((item) => (item.field === field ? { ...item, answer } : item)) });
