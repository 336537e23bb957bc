import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DraftChannel, DraftKind, DraftOutcome } from '#contract/activity';
import { createdAt, id, instant, userId } from './columns.ts';

// What an assistant wrote. The id sorts by time, so the key alone serves every list of a user.
export const drafts = pgTable(
  'drafts',
  {
    userId,
    id,
    createdAt,
    kind: text('kind').$type<DraftKind>().notNull(),
    channel: text('channel').$type<DraftChannel>().notNull(),
    // What was asked for, as it was sent.
    request: jsonb('request').$type<Record<string, string>>().notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    // What was typed into it since, and how often that was stored; null while it stands as it was written.
    editedSubject: text('edited_subject'),
    editedBody: text('edited_body'),
    textRevision: integer('text_revision').notNull().default(0),
    score: real('score'),
    // The rest of the answer: scores, findings, gaps, reasons, notices.
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    engine: text('engine').notNull(),
    ms: integer('ms').notNull(),
    // The first draft and all that came of 'Another version' share a group.
    groupId: uuid('group_id').notNull(),
    version: integer('version').notNull(),
    outcome: text('outcome').$type<DraftOutcome>(),
    sentAt: instant('sent_at'),
    outcomeAt: instant('outcome_at'),
    // By staff, to look at again.
    flaggedAt: instant('flagged_at'),
    // The key that the client sent: whatever happened on the way, one draft stands under it.
    replayKey: text('replay_key'),
    // Out of the rest, so that a year of messages is added up without opening each: whoever writes that writes these. Not
    // generated columns: PostgreSQL reads and plans the expressions of those again for each row that is stored.
    clarity: real('clarity'),
    tone: real('tone'),
    persuasiveness: real('persuasiveness'),
    cta: real('cta'),
    // As it was sent, so with what was typed into it.
    words: integer('words'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('drafts_by_replay').on(table.userId, table.replayKey).where(sql`${table.replayKey} is not null`),
    index('drafts_by_group').on(table.userId, table.groupId),
    index('drafts_by_age').using('brin', table.createdAt),
    index('drafts_of_all').on(table.id),
    index('drafts_rewrites').on(table.id).where(sql`${table.kind} = 'rewrite'`),
  ],
);

// A row for each day on which somebody did something, in the user's own time zone; written in the transaction of its cause.
export const userDays = pgTable(
  'user_days',
  {
    userId,
    day: date('day', { mode: 'string' }).notNull(),
    email: integer('email').notNull().default(0),
    linkedin: integer('linkedin').notNull().default(0),
    sms: integer('sms').notNull().default(0),
    voicemail: integer('voicemail').notNull().default(0),
    chatMessages: integer('chat_messages').notNull().default(0),
    minutesSaved: integer('minutes_saved').notNull().default(0),
    // How many days of one run there were until this one, and the freezes its month had used; see domain/streak.ts.
    run: integer('run').notNull().default(1),
    freezes: integer('freezes').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

// A row for each request to models: what it took, what came of it, what it cost. A visitor's belong to NOBODY.
export const modelCalls = pgTable(
  'model_calls',
  {
    userId,
    id,
    createdAt,
    task: text('task').notNull(),
    // Null where no model was asked.
    provider: text('provider'),
    model: text('model'),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    tokensCached: integer('tokens_cached').notNull(),
    tokensReasoning: integer('tokens_reasoning').notNull(),
    ms: integer('ms').notNull(),
    firstTokenMs: integer('first_token_ms'),
    attempts: integer('attempts').notNull(),
    outcome: text('outcome').notNull(),
    fault: text('fault'),
    // Millionths of a US dollar; null where nobody knows.
    costMicros: bigint('cost_micros', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('model_calls_by_user').on(table.userId, table.createdAt), index('model_calls_by_age').on(table.createdAt)],
);
