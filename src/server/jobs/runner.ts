import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/db/connect';
import { claimJob, failJob, finishJob, insertJob, MOST_ATTEMPTS, type Job } from '#server/db/job';

export type Work = (job: Job) => Promise<void>;
// Lanes keep slow work from holding up the rest: each runs its kinds one after the other.
export type Lane = Record<string, Work>;
export type Schedule = { kind: string; everyMinutes: number };
type Log = { warn: (what: object, message: string) => void; error: (what: object, message: string) => void };
type Parts = { db: Db; now: () => Date; log: Log; lanes: Lane[]; schedules: Schedule[] };

const LOOK_EVERY_MS = 1000;
const LEASE_MS = 120_000;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 3_600_000;
export type Runner = ReturnType<typeof openRunner>;

// Runs what is due. Any number of processes may do so at once: a job belongs to whoever claimed it, until its lease ends.
export function openRunner({ db, now, log, lanes, schedules }: Parts) {
  let stopping = false;
  const stop = new AbortController();
  let loops: Promise<unknown>[] = [];
  const queued = new Map<string, number>();

  // One job a window, however many processes queue it.
  async function queueScheduled() {
    for (const { kind, everyMinutes } of schedules) {
      const window = Math.floor(now().getTime() / (everyMinutes * 60_000));
      if (queued.get(kind) === window) continue;
      await insertJob(db, { kind, key: `${kind}:${window}`, payload: {}, userId: null, now: now() });
      queued.set(kind, window);
    }
  }

  async function runOne(lane: Lane, job: Job) {
    try {
      await lane[job.kind]!(job);
      await finishJob(db, job, now());
    } catch (error) {
      const { message: fault, stack } = innermost(error);
      const dead = job.attempts >= MOST_ATTEMPTS;
      log[dead ? 'error' : 'warn']({ fault, stack, job: job.id, kind: job.kind, attempts: job.attempts }, dead ? 'a job is given up' : 'a job failed and will be tried again');
      await failJob(db, job, { runAt: new Date(now().getTime() + waitAfter(job.attempts)), fault });
    }
  }

  async function runLane(lane: Lane) {
    for (let ran = 0; ; ran++) {
      const job = stopping ? null : await claimJob(db, { kinds: Object.keys(lane), now: now(), leaseMs: LEASE_MS });
      if (!job) return ran;
      await runOne(lane, job);
    }
  }

  // Until nothing is due, in any lane: a job may queue another.
  async function runDueJobs() {
    await queueScheduled();
    while ((await Promise.all(lanes.map(runLane))).some((ran) => ran > 0));
  }

  // Each lane looks for itself, so that one that hangs holds up no other.
  async function keepLooking(look: () => Promise<unknown>) {
    while (!stopping) {
      await look().catch((error: unknown) => log.warn({ err: error }, 'the jobs could not be looked at'));
      await wait(LOOK_EVERY_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  }

  return {
    runDueJobs,
    start() {
      loops = [queueScheduled, ...lanes.map((lane) => () => runLane(lane))].map(keepLooking);
    },
    // Lets the jobs in hand end, and takes no other.
    async stop() {
      stopping = true;
      stop.abort();
      await Promise.all(loops);
    },
  };
}

// What wraps a fault of the database would tell the values of the statement too.
function innermost(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

export const waitAfter = (attempts: number) => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
