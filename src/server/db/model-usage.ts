import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { drafts, modelCalls } from './schema-assistant.ts';

export type UsageDay = { day: string; engine: string; calls: number; inputTokens: number; outputTokens: number; costMicros: number | null };
const dayOf = (column: typeof modelCalls.createdAt | typeof drafts.createdAt) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

// One unknown price makes the sum of its day unknown.
export const listModelUsage = (db: Db, since: Date): Promise<UsageDay[]> =>
  db
    .select({
      day: dayOf(modelCalls.createdAt),
      engine: sql<string>`${modelCalls.provider} || ':' || ${modelCalls.model}`,
      calls: sql<number>`count(*)::int`,
      inputTokens: sql<number>`sum(${modelCalls.tokensIn})::int`,
      outputTokens: sql<number>`sum(${modelCalls.tokensOut})::int`,
      costMicros: sql<number | null>`case when count(*) = count(${modelCalls.costMicros}) then sum(${modelCalls.costMicros})::float8 end`,
    })
    .from(modelCalls)
    .where(and(gte(modelCalls.createdAt, since), isNotNull(modelCalls.provider)))
    .groupBy(sql`1`, sql`2`);

export const listBuiltInUsage = (db: Db, since: Date) =>
  db
    .select({ day: dayOf(drafts.createdAt), calls: sql<number>`count(*)::int` })
    .from(drafts)
    .where(and(gte(drafts.createdAt, since), eq(drafts.engine, 'built-in')))
    .groupBy(sql`1`);

export async function findLastFault(db: Db, { provider, model, since }: { provider: string; model: string; since: Date }) {
  const [call] = await db
    .select({ fault: modelCalls.fault, at: modelCalls.createdAt })
    .from(modelCalls)
    .where(and(gte(modelCalls.createdAt, since), eq(modelCalls.provider, provider), eq(modelCalls.model, model), isNotNull(modelCalls.fault)))
    .orderBy(desc(modelCalls.createdAt))
    .limit(1);
  return call ?? null;
}
