import { isNull, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { MOST_ATTEMPTS } from './job.ts';
import { jobs } from './schema.ts';

export async function sumJobs(db: Db) {
  const isAlive = sql`${jobs.attempts} < ${MOST_ATTEMPTS}`;
  const [sums] = await db
    .select({
      queueDepth: sql<number>`(count(*) filter (where ${isAlive}))::int`,
      jobsGivenUp: sql<number>`(count(*) filter (where not ${isAlive}))::int`,
      mailWaiting: sql<number>`(count(*) filter (where ${isAlive} and ${jobs.kind} = 'mail'))::int`,
    })
    .from(jobs)
    .where(isNull(jobs.doneAt));
  return sums!;
}

// Of each kind: when one last ended well, and what went wrong with those that still have to.
export const listJobRuns = (db: Db) =>
  db
    .select({ name: jobs.kind, lastRunAt: sql<string | null>`max(${jobs.doneAt})::text`, lastError: sql<string | null>`(array_agg(${jobs.fault} order by ${jobs.runAt} desc) filter (where ${jobs.fault} is not null))[1]` })
    .from(jobs)
    .groupBy(jobs.kind)
    .orderBy(jobs.kind);

export async function measureDatabase(db: Db) {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database())::text as bytes`);
  return Number(rows[0]!.bytes);
}
