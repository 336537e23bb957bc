import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { modelCalls } from './schema-assistant.ts';

export type NewModelCall = typeof modelCalls.$inferInsert;

export const insertModelCall = (db: Db, call: NewModelCall) => db.insert(modelCalls).values(call);

const sums = { calls: sql<number>`count(*)::int`, costMicros: sql<number>`coalesce(sum(${modelCalls.costMicros}), 0)::float8` };

// Calls for which no model was asked cost nothing and don't count.
export async function sumModelCallsOf(db: Db, userId: string, since: Date) {
  const [sum] = await db.select(sums).from(modelCalls).where(and(eq(modelCalls.userId, userId), gte(modelCalls.createdAt, since), sql`${modelCalls.attempts} > 0`));
  return sum!;
}

export async function sumModelCalls(db: Db, since: Date) {
  const [sum] = await db.select(sums).from(modelCalls).where(gte(modelCalls.createdAt, since));
  return sum!;
}
