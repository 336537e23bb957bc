import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Thumb } from '#contract/chat';
import type { Whose } from './chat-session.ts';
import type { Db } from './connect.ts';
import { chatMessages } from './schema-chat.ts';

export type NewMessage = typeof chatMessages.$inferInsert;
export type StoredMessage = typeof chatMessages.$inferSelect;
export type VersionedMessage = StoredMessage & { versions: number };

const one = ({ userId, id }: Whose) => and(eq(chatMessages.userId, userId), eq(chatMessages.id, id));
const inSession = (userId: string, sessionId: string) => and(eq(chatMessages.userId, userId), eq(chatMessages.sessionId, sessionId), isNull(chatMessages.hiddenBy));

// Those that stand already, by id or by the caller's key, are left out.
export const insertMessages = (db: Db, messages: NewMessage[]): Promise<StoredMessage[]> => db.insert(chatMessages).values(messages).onConflictDoNothing().returning();

export async function findMessage(db: Db, whose: Whose): Promise<StoredMessage | null> {
  const [message] = await db.select().from(chatMessages).where(one(whose));
  return message ?? null;
}

export async function findByClientId(db: Db, userId: string, clientId: string): Promise<StoredMessage | null> {
  const [message] = await db.select().from(chatMessages).where(and(eq(chatMessages.userId, userId), eq(chatMessages.clientId, clientId)));
  return message ?? null;
}

// The talk as it stands, in order; the user's side of a turn comes first.
export async function listTalk(db: Db, userId: string, sessionId: string): Promise<VersionedMessage[]> {
  const rows = await db
    .select({ message: chatMessages, versions: sql<number>`(select count(*) from ${chatMessages} v where v.user_id = "chat_messages"."user_id" and v.group_id = "chat_messages"."group_id")::int` })
    .from(chatMessages)
    .where(inSession(userId, sessionId))
    .orderBy(asc(chatMessages.turnId), desc(chatMessages.role));
  return rows.map(({ message, versions }) => ({ ...message, versions }));
}

// What was said before, the newest last: what broke off or is being written is no part of it.
export async function listSaidBefore(db: Db, { userId, sessionId, turnId }: Pick<StoredMessage, 'userId' | 'sessionId' | 'turnId'>, limit: number): Promise<StoredMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(inSession(userId, sessionId), lt(chatMessages.turnId, turnId), inArray(chatMessages.state, ['complete', 'stopped']), ne(chatMessages.content, '')))
    .orderBy(desc(chatMessages.turnId), asc(chatMessages.role))
    .limit(limit);
  return rows.toReversed();
}

export const listVersions = (db: Db, userId: string, groupId: string): Promise<StoredMessage[]> =>
  db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.groupId, groupId)))
    .orderBy(asc(chatMessages.version));

// Makes way for a newer version: of this message and all that came after it, or of this one alone.
export const hideMessages = (db: Db, { userId, sessionId, groupId, turnId }: StoredMessage, { by, withRest }: { by: string; withRest: boolean }) =>
  db
    .update(chatMessages)
    .set({ hiddenBy: by })
    .where(and(inSession(userId, sessionId), withRest ? gte(chatMessages.turnId, turnId) : eq(chatMessages.groupId, groupId)));

export async function rateMessage(db: Db, whose: Whose, { thumb, reason }: { thumb: Thumb | null; reason: string }) {
  const { rowCount } = await db
    .update(chatMessages)
    .set({ thumb, thumbReason: thumb === null ? '' : reason })
    .where(and(one(whose), eq(chatMessages.role, 'assistant')));
  return rowCount === 1;
}

// The process that writes it, whichever that is, hears of it soon.
export const askToStop = (db: Db, whose: Whose) => db.update(chatMessages).set({ stopAsked: true }).where(and(one(whose), eq(chatMessages.state, 'writing')));
