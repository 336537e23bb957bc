import { gte, sql } from 'drizzle-orm';
import { asInstant } from './columns.ts';
import type { Db } from './connect.ts';
import { supportRequests } from './schema.ts';

const MOST_TYPES = 5;
const { createdAt, answeredAt, resolvedAt, issueType } = supportRequests;

export async function sumSupport(db: Db, since: Date) {
  const [sums] = await db
    .select({
      totalRequests: sql<number>`count(*)::int`,
      recent: sql<number>`(count(*) filter (where ${createdAt} >= ${asInstant(since)}))::int`,
      openCount: sql<number>`(count(*) filter (where ${resolvedAt} is null))::int`,
      hours: sql<number | null>`avg(extract(epoch from ${answeredAt} - ${createdAt}) / 3600)::float8`,
    })
    .from(supportRequests);
  return sums!;
}

export const listTopTypes = (db: Db) =>
  db
    .select({ type: issueType, count: sql<number>`count(*)::int` })
    .from(supportRequests)
    .groupBy(issueType)
    .orderBy(sql`count(*) desc`, issueType)
    .limit(MOST_TYPES);

// By days of UTC, because staff may sit anywhere. A day without a request has no row.
export const countByDay = (db: Db, since: Date) =>
  db
    .select({ day: sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD')`, count: sql<number>`count(*)::int` })
    .from(supportRequests)
    .where(gte(createdAt, since))
    .groupBy(sql`1`);
