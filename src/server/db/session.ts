import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { readerOf, type JsonRow } from './columns.ts';
import type { Db } from './connect.ts';
import { sessionKeys, sessions, users } from './schema.ts';

type User = Omit<typeof users.$inferSelect, 'passwordHash' | 'messagesHeld'>;
type Session = Pick<typeof sessions.$inferSelect, 'id' | 'kind' | 'lastSeenAt' | 'endsAt' | 'leftAt'> & { keyEndsAt: Date | null };
export type SignedIn = User & { session: Session };
type Row = { hash: string; keyEndsAt: Date | null; session: JsonRow; person: JsonRow };

const readUser = readerOf(users, ['passwordHash', 'messagesHeld']);
const readSession = readerOf(sessions);

// The hottest statement of all.
const FIND_BY_HASHES = 'select hash, key_ends_at as "keyEndsAt", session, person from find_signed_in($1)';

export async function findSignedIn(pool: Pool, hashes: string[]) {
  const { rows } = await pool.query<Row>(FIND_BY_HASHES, [hashes]);
  return new Map(rows.map(({ hash, keyEndsAt, session, person }) => [hash, { ...readUser(person), session: { ...readSession(session), keyEndsAt } } satisfies SignedIn]));
}

type NewSession = typeof sessions.$inferInsert & { tokenHash: string; resumeHash: string };
export async function insertSession(db: Db, { tokenHash, resumeHash, ...session }: NewSession) {
  const key = { userId: session.userId, sessionId: session.id };
  await db.insert(sessions).values(session);
  await db.insert(sessionKeys).values([
    { hash: tokenHash, kind: 'bearer', ...key },
    { hash: resumeHash, kind: 'resume', ...key },
  ]);
}

export async function removeSession(db: Db, userId: string, sessionId: string) {
  await db.delete(sessionKeys).where(and(eq(sessionKeys.userId, userId), eq(sessionKeys.sessionId, sessionId)));
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  return rowCount === 1;
}

export async function removeSessionsOf(db: Db, userId: string, keep?: string) {
  await db.delete(sessionKeys).where(and(eq(sessionKeys.userId, userId), keep ? ne(sessionKeys.sessionId, keep) : undefined));
  await db.delete(sessions).where(and(eq(sessions.userId, userId), keep ? ne(sessions.id, keep) : undefined));
}

// Marks activity, at most once a minute a session.
export async function touchSession(db: Db, user: SignedIn, now: Date) {
  const before = new Date(now.getTime() - 60_000);
  const touched = await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.userId, user.id), eq(sessions.id, user.session.id), lt(sessions.lastSeenAt, before)));
  if (touched.rowCount) await db.update(users).set({ lastActiveAt: now }).where(eq(users.id, user.id));
}

export const listSessionsOf = (db: Db, userId: string, live: { now: Date; idleSince: Date }) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.kind, 'live'), gt(sessions.endsAt, live.now), gt(sessions.lastSeenAt, live.idleSince)))
    .orderBy(desc(sessions.lastSeenAt));

// Sessions that ended or were idle too long, with their keys.
export async function removeEndedSessions(db: Db, now: Date, idleSince: Date) {
  const ended = await db.delete(sessions).where(or(lt(sessions.endsAt, now), lt(sessions.lastSeenAt, idleSince))).returning({ userId: sessions.userId, id: sessions.id });
  if (ended.length > 0) {
    await db.delete(sessionKeys).where(inArray(sql`(${sessionKeys.userId}, ${sessionKeys.sessionId})`, ended.map(({ userId, id }) => sql`(${userId}, ${id})`)));
  }
  await db.delete(sessionKeys).where(lt(sessionKeys.endsAt, now));
}
