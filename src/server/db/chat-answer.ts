import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Handoff } from '#contract/chat';
import type { StoredMessage } from './chat.ts';
import type { Db } from './connect.ts';
import { chatMessages, chatSessions } from './schema-chat.ts';

// Who writes an answer: a later try takes it away from one that has died.
export type Try = Pick<StoredMessage, 'userId' | 'id' | 'attempt'>;
type Sign = Try & { content: string };
type Ending = Pick<StoredMessage, 'state' | 'content' | 'engine' | 'cards'> & { handoff: Handoff | null };

const mine = ({ userId, id, attempt }: Try) => and(eq(chatMessages.userId, userId), eq(chatMessages.id, id), eq(chatMessages.attempt, attempt), eq(chatMessages.state, 'writing'));

// How many are being written for a user, whichever process writes them; what a dead one left behind is none.
export async function countWriting(db: Db, userId: string, now: Date) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.state, 'writing'), gt(chatMessages.aliveUntil, now)));
  return row!.count;
}

// Says of many answers at once that they are still being written, and how far. Tells which of them are still this process's.
export async function markAlive(db: Db, signs: Sign[], aliveUntil: Date) {
  const { rows } = await db.execute<{ id: string; stop_asked: boolean }>(sql`
    update chat_messages m set alive_until = ${aliveUntil.toISOString()}, content = s.content
    from jsonb_to_recordset(${JSON.stringify(signs)}::jsonb) as s("userId" uuid, id uuid, attempt int, content text)
    where m.user_id = s."userId" and m.id = s.id and m.attempt = s.attempt and m.state = 'writing'
    returning m.id, m.stop_asked`);
  return new Map(rows.map((row) => [row.id, row.stop_asked]));
}

// Once, by whoever holds the try, and only while its conversation is there; else nothing is stored.
export async function storeEnding(db: Db, own: Try, ending: Ending) {
  const { rowCount } = await db
    .update(chatMessages)
    .set({ ...ending, aliveUntil: null, stopAsked: false })
    .where(and(mine(own), sql`exists (select 1 from ${chatSessions} where ${chatSessions.userId} = ${own.userId} and ${chatSessions.id} = "chat_messages"."session_id")`));
  return rowCount === 1;
}

// An answer that broke off, or whose writer died, is written anew: by one of those who ask, whatever their number.
export async function takeOver(db: Db, { userId, id, attempt }: Try, { aliveUntil, now }: { aliveUntil: Date; now: Date }) {
  const isFree = sql`(${chatMessages.state} = 'interrupted' or (${chatMessages.state} = 'writing' and ${chatMessages.aliveUntil} <= ${now.toISOString()}::timestamptz))`;
  const { rowCount } = await db
    .update(chatMessages)
    .set({ state: 'writing', content: '', engine: null, stopAsked: false, attempt: attempt + 1, aliveUntil })
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id), eq(chatMessages.attempt, attempt), isFree));
  return rowCount === 1;
}

// What a server that died was writing: marked, not counted.
export const markBrokenOff = (db: Db, now: Date): Promise<{ userId: string; id: string }[]> =>
  db
    .update(chatMessages)
    .set({ state: 'interrupted', aliveUntil: null, attempt: sql`${chatMessages.attempt} + 1` })
    .where(and(eq(chatMessages.state, 'writing'), lt(chatMessages.aliveUntil, now)))
    .returning({ userId: chatMessages.userId, id: chatMessages.id });

// Broken off, or left behind by a process that has died.
export const isBrokenOff = ({ state, aliveUntil }: Pick<StoredMessage, 'state' | 'aliveUntil'>, now: Date) => state === 'interrupted' || (state === 'writing' && aliveUntil !== null && aliveUntil <= now);
