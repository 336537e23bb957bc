import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CommitmentState } from '#contract/progress';
import { createdAt, id, userId } from './columns.ts';

// 'If it is 9:00, then I send three notes.' For the day on which it was made; asked about on a later one.
export const commitments = pgTable(
  'commitments',
  {
    userId,
    id,
    day: date('day', { mode: 'string' }).notNull(),
    cue: text('cue').notNull(),
    action: text('action').notNull(),
    state: text('state').$type<CommitmentState>().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('commitments_by_state').on(table.userId, table.state)],
);
