import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { chatMessages, chatSessions } from './schema-chat.ts';

type NewSession = typeof chatSessions.$inferInsert;
export type Whose = { userId: string; id: string };
// Where a page begins: behind this one, in the order of the list.
export type SessionMark = { updatedAt: Date; id: string };

const one = ({ userId, id }: Whose) => and(eq(chatSessions.userId, userId), eq(chatSessions.id, id));
const columns = {
  id: chatSessions.id,
  title: chatSessions.title,
  createdAt: chatSessions.createdAt,
  updatedAt: chatSessions.updatedAt,
  messageCount: sql<number>`(select count(*) from ${chatMessages} m where m.user_id = "chat_sessions"."user_id" and m.session_id = "chat_sessions"."id" and m.hidden_by is null)::int`,
};
export type SessionLine = { id: string; title: string; createdAt: Date; updatedAt: Date; messageCount: number };

export const insertChatSession = (db: Db, session: NewSession) => db.insert(chatSessions).values(session);

// Holds the conversation until the transaction ends. False where there is none of this user.
export async function touchChatSession(db: Db, whose: Whose, updatedAt: Date) {
  const { rowCount } = await db.update(chatSessions).set({ updatedAt }).where(one(whose));
  return rowCount === 1;
}

export async function findChatSession(db: Db, whose: Whose): Promise<SessionLine | null> {
  const [session] = await db.select(columns).from(chatSessions).where(one(whose));
  return session ?? null;
}

const likeAll = (search: string) => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
const holds = (search: string) =>
  sql`(${chatSessions.title} ilike ${likeAll(search)} or exists (select 1 from ${chatMessages} m where m.user_id = "chat_sessions"."user_id" and m.session_id = "chat_sessions"."id" and m.hidden_by is null and m.content ilike ${likeAll(search)}))`;

export function listChatSessionPage(db: Db, userId: string, { after, limit, search }: { after?: SessionMark | undefined; limit: number; search?: string | undefined }): Promise<SessionLine[]> {
  const behind = after && or(lt(chatSessions.updatedAt, after.updatedAt), and(eq(chatSessions.updatedAt, after.updatedAt), lt(chatSessions.id, after.id)));
  return db
    .select(columns)
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), behind, search ? holds(search) : undefined))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id))
    .limit(limit);
}

export async function renameChatSession(db: Db, whose: Whose, title: string) {
  const { rowCount } = await db.update(chatSessions).set({ title }).where(one(whose));
  return rowCount === 1;
}

// What is being written in it finds nothing to be stored in.
export async function removeChatSession(db: Db, whose: Whose) {
  const { rowCount } = await db.delete(chatSessions).where(one(whose));
  await db.delete(chatMessages).where(and(eq(chatMessages.userId, whose.userId), eq(chatMessages.sessionId, whose.id)));
  return rowCount === 1;
}
