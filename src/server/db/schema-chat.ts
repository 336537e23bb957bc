import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AnswerState, ChatRole, Handoff, Thumb } from '#contract/chat';
import { createdAt, id, instant, userId } from './columns.ts';

export const chatSessions = pgTable(
  'chat_sessions',
  { userId, id, title: text('title').notNull(), createdAt, updatedAt: instant('updated_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('chat_sessions_by_use').on(table.userId, table.updatedAt.desc(), table.id.desc())],
);

// Both sides of a talk. Nothing that was said is changed: a message that is edited, or answered again, gets another version.
export const chatMessages = pgTable(
  'chat_messages',
  {
    userId,
    id,
    sessionId: uuid('session_id').notNull(),
    createdAt,
    role: text('role').$type<ChatRole>().notNull(),
    content: text('content').notNull(),
    state: text('state').$type<AnswerState>().notNull(),
    engine: text('engine'),
    // The coaching cards that an answer told of; a follow-up leans on them.
    cards: jsonb('cards').$type<string[]>().notNull().default([]),
    handoff: jsonb('handoff').$type<Handoff>(),
    // Of an answer: the message that it answers.
    answersId: uuid('answers_id'),
    // A question and its answer share a turn, named after the first version of the question; its time is their place in the talk.
    turnId: uuid('turn_id').notNull(),
    // All versions of one message share a group, named after the first.
    groupId: uuid('group_id').notNull(),
    version: integer('version').notNull(),
    // The newer version that took its place, or the place of what it followed on.
    hiddenBy: uuid('hidden_by'),
    thumb: text('thumb').$type<Thumb>(),
    thumbReason: text('thumb_reason').notNull().default(''),
    // The id that the client gave to what it sent: whatever happened on the way, it is answered once. On the answer.
    clientId: text('client_id'),
    // An answer that is being written belongs to one try at a time, which says again and again that it lives.
    attempt: integer('attempt').notNull().default(0),
    aliveUntil: instant('alive_until'),
    stopAsked: boolean('stop_asked').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('chat_messages_by_client').on(table.userId, table.clientId).where(sql`${table.clientId} is not null`),
    index('chat_messages_by_session').on(table.userId, table.sessionId, table.turnId),
    index('chat_messages_by_group').on(table.userId, table.groupId),
    index('chat_messages_in_hand').on(table.aliveUntil).where(sql`${table.state} = 'writing'`),
  ],
);
