import type { AnswerSource } from '#contract/brain';
import { insertAnswers } from '#server/db/brain';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import type { BrainValues } from '#server/db/schema';

export type Given = { field: keyof BrainValues; raw: string; value: string | null };

// Every way to an answer goes through here: the wizard, the dialogs, the edit dialog, a gap, an import, an undo.
export const keepAnswers = (db: Db, userId: string, { given, source, now }: { given: Given[]; source: AnswerSource; now: Date }) =>
  insertAnswers(
    db,
    userId,
    given.map((answer) => ({ userId, id: newId(now), source, createdAt: now, ...answer })),
  );

// Saving again what already stands adds nothing to the history.
export const changedValues = (before: BrainValues, values: BrainValues): Given[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const field = name as keyof BrainValues;
    return value === undefined || value === (before[field] ?? '') ? [] : [{ field, raw: value, value }];
  });
