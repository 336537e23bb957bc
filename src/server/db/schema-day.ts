import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Mood, MoodTag } from '#contract/mood';
import { createdAt, id, userId } from './columns.ts';

// What belongs to a day of a user's: how it felt, which lines were shown, what was kept.
export type LineKind = 'tip' | 'motivation' | 'login_line' | 'login_tip' | 'home_line';

// How one feels. The day is the user's own at the time, so that travel doesn't move it.
export const moods = pgTable(
  'moods',
  { userId, id, day: text('day').notNull(), mood: text('mood').$type<Mood>().notNull(), energy: integer('energy').notNull(), tags: jsonb('tags').$type<MoodTag[]>().notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('moods_by_day').on(table.userId, table.day)],
);

// Which line a user saw on which day, so that it is the same all day and does not come again for two months.
export const shownLines = pgTable(
  'shown_lines',
  { userId, kind: text('kind').$type<LineKind>().notNull(), day: text('day').notNull(), turn: integer('turn').notNull(), lineId: text('line_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.day, table.turn] }), index('shown_lines_by_day').on(table.userId, table.day)],
);

export const savedTips = pgTable(
  'saved_tips',
  { userId, id, contentHash: text('content_hash').notNull(), content: text('content').notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), uniqueIndex('saved_tips_once').on(table.userId, table.contentHash)],
);
