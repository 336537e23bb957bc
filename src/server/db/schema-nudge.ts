import { jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Nudge, NudgeTrigger } from '#contract/nudge';
import { createdAt, id, instant, userId } from './columns.ts';

// A kind word with a place to go. One for one cause: the episode names it.
export const nudges = pgTable(
  'nudges',
  {
    userId,
    id,
    trigger: text('trigger').$type<NudgeTrigger>().notNull(),
    episode: text('episode').notNull(),
    payload: jsonb('payload').$type<Nudge['payloadJson']>().notNull(),
    createdAt,
    openedAt: instant('opened_at'),
    clickedAt: instant('clicked_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), uniqueIndex('nudges_once').on(table.userId, table.trigger, table.episode)],
);
