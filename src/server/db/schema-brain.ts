import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AnswerSource } from '#contract/brain';
import type { DialogKind, Turn } from '#contract/onboarding';
import { createdAt, id, instant, userId } from './columns.ts';
import type { BrainValues } from './schema.ts';

// Every answer to the Sales Brain that was ever given, with where it came from; nothing here is changed or removed. The
// current value of a field is its latest one; users.brain holds those, written in the same transaction.
export const brainAnswers = pgTable(
  'brain_answers',
  {
    userId,
    id,
    field: text('field').$type<keyof BrainValues>().notNull(),
    // As it was said, and what was understood of it; null where it answered nothing.
    raw: text('raw').notNull(),
    value: text('value'),
    source: text('source').$type<AnswerSource>().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('brain_answers_by_field').on(table.userId, table.field, table.id)],
);

// Where the conversation or the builder stands: one of each kind a user.
export const dialogs = pgTable(
  'dialogs',
  {
    userId,
    kind: text('kind').$type<DialogKind>().notNull(),
    threadId: uuid('thread_id').notNull(),
    state: jsonb('state').$type<Record<string, unknown>>(),
    turns: jsonb('turns').$type<Turn[]>().notNull().default([]),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
