import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { asInstant } from './columns.ts';
import type { Db } from './connect.ts';
import { sessionKeys, sessions } from './schema.ts';

// Says that a page of the session was closed. Of several pages that leave, the longest leave counts.
export async function markLeft(db: Db, tokenHash: string, { now, until }: { now: Date; until: Date }) {
  const key = db.select({ id: sessionKeys.sessionId }).from(sessionKeys).where(and(eq(sessionKeys.hash, tokenHash), eq(sessionKeys.kind, 'bearer')));
  await db
    .update(sessions)
    .set({ leftAt: now, resumableUntil: sql`greatest(${sessions.resumableUntil}, ${asInstant(until)})` })
    .where(and(inArray(sessions.id, key), eq(sessions.kind, 'live')));
}

// Another page of it is still there.
export const unmarkLeft = (db: Db, userId: string, sessionId: string) =>
  db.update(sessions).set({ leftAt: null, resumableUntil: null }).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));

type Resuming = { cookieHash: string; now: Date; idleSince: Date; tokenHash: string; resumeHash: string; oldTokenEndsAt: Date };
// Token and cookie are renewed together: of two that come with one cookie, one finds it still there.
export const renewSession = (db: Db, { cookieHash, now, idleSince, tokenHash, resumeHash, oldTokenEndsAt }: Resuming) =>
  db.transaction(async (tx) => {
    const [taken] = await tx
      .delete(sessionKeys)
      .where(and(eq(sessionKeys.hash, cookieHash), eq(sessionKeys.kind, 'resume'), inArray(sessionKeys.sessionId, resumableSessions(tx, now, idleSince))))
      .returning({ userId: sessionKeys.userId, sessionId: sessionKeys.sessionId });
    if (!taken) return false;
    const own = and(eq(sessionKeys.userId, taken.userId), eq(sessionKeys.sessionId, taken.sessionId));
    await tx.update(sessionKeys).set({ endsAt: oldTokenEndsAt }).where(and(own, isNull(sessionKeys.endsAt)));
    await tx.update(sessions).set({ leftAt: null, resumableUntil: null, lastSeenAt: now }).where(and(eq(sessions.userId, taken.userId), eq(sessions.id, taken.sessionId)));
    await tx.insert(sessionKeys).values([
      { hash: tokenHash, kind: 'bearer', ...taken },
      { hash: resumeHash, kind: 'resume', ...taken },
    ]);
    return true;
  });

const resumableSessions = (db: Db, now: Date, idleSince: Date) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sessionKeys.userId),
        eq(sessions.id, sessionKeys.sessionId),
        eq(sessions.kind, 'live'),
        gt(sessions.endsAt, now),
        gt(sessions.lastSeenAt, idleSince),
        or(isNull(sessions.leftAt), gte(sessions.resumableUntil, now)),
      ),
    );
