import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { newId } from './id.ts';
import { jobs } from './schema.ts';

export type Job = { id: string; kind: string; payload: Record<string, unknown>; attempts: number; lockedUntil: Date };
type NewJob = { kind: string; key: string; payload: Record<string, unknown>; userId: string | null; now: Date };

// After so many tries a job is left where it is, with its fault; nothing takes it up again.
export const MOST_ATTEMPTS = 40;

// Call it in the transaction of the cause: then there is never one without the other. False where the cause has its job already.
export async function insertJob(db: Db, { now, ...job }: NewJob) {
  const { rowCount } = await db.insert(jobs).values({ ...job, id: newId(now), runAt: now, createdAt: now }).onConflictDoNothing();
  return rowCount === 1;
}

// Takes the next due job for as long as the lease: processes that ask at once pass over each other's.
export async function claimJob(db: Db, { kinds, now, leaseMs }: { kinds: string[]; now: Date; leaseMs: number }): Promise<Job | null> {
  const at = now.toISOString();
  const lockedUntil = new Date(now.getTime() + leaseMs);
  const next = sql`(
    select id from jobs
    where done_at is null and run_at <= ${at} and attempts < ${MOST_ATTEMPTS} and (locked_until is null or locked_until <= ${at})
      and ${inArray(jobs.kind, kinds)}
    order by run_at limit 1 for update skip locked)`;
  const [job] = await db
    .update(jobs)
    .set({ lockedUntil, attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, next))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts });
  return job ? { ...job, lockedUntil } : null;
}

// Whoever lost its lease to another no longer speaks for the job.
const held = (job: Job) => and(eq(jobs.id, job.id), eq(jobs.lockedUntil, job.lockedUntil), isNull(jobs.doneAt));

// What was to be done is not needed any more, and may hold a link or an address.
export const finishJob = (db: Db, job: Job, now: Date) => db.update(jobs).set({ doneAt: now, payload: {}, fault: null, lockedUntil: null }).where(held(job));

export const failJob = (db: Db, job: Job, { runAt, fault }: { runAt: Date; fault: string }) => db.update(jobs).set({ runAt, fault, lockedUntil: null }).where(held(job));

export const removeOldJobs = (db: Db, doneBefore: Date) => db.delete(jobs).where(lt(jobs.doneAt, doneBefore));
