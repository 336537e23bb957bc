import { and, desc, eq, gte } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { shownLines, type LineKind } from './schema-day.ts';

type Of = { kind: LineKind; day: string };

export async function findShownLine(db: Db, userId: string, { kind, day }: Of) {
  const [shown] = await db
    .select()
    .from(shownLines)
    .where(and(eq(shownLines.userId, userId), eq(shownLines.kind, kind), eq(shownLines.day, day)))
    .orderBy(desc(shownLines.turn))
    .limit(1);
  return shown ?? null;
}

export const listShownLines = (db: Db, userId: string, since: string) =>
  db
    .select({ id: shownLines.lineId, on: shownLines.day })
    .from(shownLines)
    .where(and(eq(shownLines.userId, userId), gte(shownLines.day, since)));

// Of two tabs that ask at once one is first, and both show its line.
export const insertShownLine = (db: Db, shown: typeof shownLines.$inferInsert) => db.insert(shownLines).values(shown).onConflictDoNothing();
