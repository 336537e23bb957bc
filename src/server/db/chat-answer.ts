import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Handoff } from '#contract/chat';
import type { StoredMessage } from './chat.ts';
import { asInstant } from './columns.ts';
import type { Db } from './connect.ts';
import { chatMessages, chatSessions } from './schema-chat.ts';

// Who writes an answer: a later try takes it away from one that has died.
export type Try = Pick<StoredMessage, 'userId' | 'id' | 'attempt'>;
type Ended = Try & { sessionId: string };
type Sign = Try & { content: string };
type Ending = Pick<StoredMessage, 'state' | 'content' | 'engine' | 'cards'> & { handoff: Handoff | null };

const mine = ({ userId, id, attempt }: Try) => and(eq(chatMessages.userId, userId), eq(chatMessages.id, id), eq(chatMessages.attempt, attempt), eq(chatMessages.state, 'writing'));

// Says of many answers at once that they are still being written, and how far. Tells which of them are still this process's.
export async function markAlive(db: Db, signs: Sign[], aliveUntil: Date) {
  const { rows } = await db.execute<{ id: string; stop_asked: boolean }>(sql`
    update chat_messages m set alive_until = ${aliveUntil.toISOString()}, content = s.content
    from jsonb_to_recordset(${JSON.stringify(signs)}::jsonb) as s("userId" uuid, id uuid, attempt int, content text)
    where m.user_id = s."userId" and m.id = s.id and m.attempt = s.attempt and m.state = 'writing'
    returning m.id, m.stop_asked`);
  return new Map(rows.map((row) => [row.id, row.stop_asked]));
}

// Once, by whoever holds the try, and only while its conversation is there; else nothing is stored. As parts of a larger
// statement: the conversation first, as its deletion takes it first.
const touching = ({ userId, sessionId }: Ended, { from, now }: { from: SQL; now: Date }) => sql`
  talk as (update ${chatSessions} set updated_at = ${asInstant(now)} where user_id = ${userId} and id = ${sessionId} ${from} returning id),`;
const ending = ({ userId, id, attempt }: Try, { state, content, engine, cards, handoff }: Ending) => sql`
  update ${chatMessages} set state = ${state}, content = ${content}, engine = ${engine}, cards = ${JSON.stringify(cards)}::jsonb, handoff = ${handoff && JSON.stringify(handoff)}::jsonb, alive_until = null, stop_asked = false
  from talk where ${mine({ userId, id, attempt })} returning user_id`;

// For an answer that is counted with it, by the statement that counts.
export const countedEnding = (own: Ended, how: Ending, now: Date) => ({ first: touching(own, { from: sql`and exists (select 1 from payer)`, now }), store: ending(own, how) });

export async function storeEnding(db: Db, own: Ended, how: Ending, now: Date) {
  const { rowCount } = await db.execute(sql`with ${touching(own, { from: sql``, now })} stored as (${ending(own, how)}) select 1 from stored`);
  return rowCount === 1;
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
