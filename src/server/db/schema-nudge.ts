import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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

// Absent until somebody chooses: then all kinds come, and none by mail.
export const nudgePreferences = pgTable('nudge_preferences', {
  userId: uuid('user_id').primaryKey(),
  off: jsonb('off').$type<NudgeTrigger[]>().notNull(),
  byMail: boolean('by_mail').notNull(),
});
