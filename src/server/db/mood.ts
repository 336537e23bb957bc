import { and, between, desc, eq, lt } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { moods } from './schema-day.ts';

type NewMood = typeof moods.$inferInsert;
export type MoodRow = typeof moods.$inferSelect;

// A retry carries the same id and writes nothing more.
export const insertMood = (db: Db, entry: NewMood) => db.insert(moods).values(entry).onConflictDoNothing();

export async function findLatestMood(db: Db, userId: string) {
  const [entry] = await db.select().from(moods).where(eq(moods.userId, userId)).orderBy(desc(moods.id)).limit(1);
  return entry ?? null;
}

export const listMoodsOfDays = (db: Db, userId: string, [first, last]: [string, string]) =>
  db
    .select()
    .from(moods)
    .where(and(eq(moods.userId, userId), between(moods.day, first, last)))
    .orderBy(moods.id);

export const listMoodPage = (db: Db, userId: string, { after, limit }: { after: string | undefined; limit: number }) =>
  db
    .select()
    .from(moods)
    .where(and(eq(moods.userId, userId), after ? lt(moods.id, after) : undefined))
    .orderBy(desc(moods.id))
    .limit(limit);

export async function removeMood(db: Db, userId: string, id: string) {
  const { rowCount } = await db.delete(moods).where(and(eq(moods.userId, userId), eq(moods.id, id)));
  return rowCount === 1;
}
export const removeMoods = (db: Db, userId: string) => db.delete(moods).where(eq(moods.userId, userId));
