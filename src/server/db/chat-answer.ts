import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Handoff } from '#contract/chat';
import type { StoredMessage } from './chat.ts';
import { asInstant, asJson } from './columns.ts';
import type { Db } from './connect.ts';
import { chatMessages } from './schema-chat.ts';

// Who writes an answer: a later try takes it away from one that has died.
export type Try = Pick<StoredMessage, 'userId' | 'id' | 'attempt'>;
type Ended = Try & { sessionId: string };
type Sign = Try & { content: string };
type Ending = Pick<StoredMessage, 'state' | 'content' | 'engine' | 'cards'> & { handoff: Handoff | null };

// Says of many answers at once that they are still being written, and how far. Tells which of them are still this process's.
export async function markAlive(db: Db, signs: Sign[], aliveUntil: Date) {
  const { rows } = await db.execute<{ id: string; stop_asked: boolean }>(sql`
    update chat_messages m set alive_until = ${aliveUntil.toISOString()}, content = s.content
    from jsonb_to_recordset(${asJson(signs)}) as s("userId" uuid, id uuid, attempt int, content text)
    where m.user_id = s."userId" and m.id = s.id and m.attempt = s.attempt and m.state = 'writing'
    returning m.id, m.stop_asked`);
  return new Map(rows.map((row) => [row.id, row.stop_asked]));
}

const endParts = ({ sessionId, id, attempt }: Ended, how: Ending) => sql`${sessionId}::uuid, ${id}::uuid, ${attempt}::int, ${asJson(how)}`;

// Once, by whoever holds the try, and only while its conversation is there; else nothing is stored.
export const storingEnding = (own: Ended, how: Ending) => (payment: SQL) => sql`store_answer(${payment}, ${endParts(own, how)})`;

// For an answer that isn't paid.
export async function storeEnding(db: Db, own: Ended, how: Ending, now: Date) {
  const { rows } = await db.execute<{ isStored: boolean }>(sql`select end_answer(${own.userId}::uuid, ${endParts(own, how)}, ${asInstant(now)}) as "isStored"`);
  return rows[0]!.isStored;
}

// An answer that broke off, or whose writer died, is written anew: by one of those who ask, whatever their number.
export async function takeOver(db: Db, { userId, id, attempt }: Try, { aliveUntil, now }: { aliveUntil: Date; now: Date }) {
  const isFree = sql`(${chatMessages.state} = 'interrupted' or (${chatMessages.state} = 'writing' and ${chatMessages.aliveUntil} <= ${asInstant(now)}))`;
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
