import { and, desc, eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { savedTips } from './schema-day.ts';

type NewTip = typeof savedTips.$inferInsert;

// The same text is kept once; saving it again gives the row that is there.
export async function insertSavedTip(db: Db, tip: NewTip) {
  await db.insert(savedTips).values(tip).onConflictDoNothing();
  const [saved] = await db
    .select()
    .from(savedTips)
    .where(and(eq(savedTips.userId, tip.userId), eq(savedTips.contentHash, tip.contentHash)));
  return saved!;
}

export const listSavedTips = (db: Db, userId: string) => db.select().from(savedTips).where(eq(savedTips.userId, userId)).orderBy(desc(savedTips.id));

export async function removeSavedTip(db: Db, userId: string, id: string) {
  const { rowCount } = await db.delete(savedTips).where(and(eq(savedTips.userId, userId), eq(savedTips.id, id)));
  return rowCount === 1;
}
