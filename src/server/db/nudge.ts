import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { nudgePreferences, nudges } from './schema-nudge.ts';

type Nudge = typeof nudges.$inferSelect;

// Each cause is told once, however often it is found.
export const insertNudge = (db: Db, nudge: typeof nudges.$inferInsert) => db.insert(nudges).values(nudge).onConflictDoNothing();

export const listNudges = (db: Db, userId: string, limit: number) => db.select().from(nudges).where(eq(nudges.userId, userId)).orderBy(desc(nudges.id)).limit(limit);

// The first time is kept. A click is an opening too.
export async function markNudge(db: Db, { userId, id }: Pick<Nudge, 'userId' | 'id'>, { now, clicked }: { now: Date; clicked: boolean }) {
  const at = now.toISOString();
  const { rowCount } = await db
    .update(nudges)
    .set({ openedAt: sql`coalesce(${nudges.openedAt}, ${at}::timestamptz)`, ...(clicked && { clickedAt: sql`coalesce(${nudges.clickedAt}, ${at}::timestamptz)` }) })
    .where(and(eq(nudges.userId, userId), eq(nudges.id, id)));
  return rowCount === 1;
}

export async function findPreferences(db: Db, userId: string) {
  const [row] = await db.select({ off: nudgePreferences.off, byMail: nudgePreferences.byMail }).from(nudgePreferences).where(eq(nudgePreferences.userId, userId));
  return row ?? { off: [], byMail: false };
}

export const savePreferences = (db: Db, preferences: typeof nudgePreferences.$inferInsert) =>
  db.insert(nudgePreferences).values(preferences).onConflictDoUpdate({ target: nudgePreferences.userId, set: preferences });
