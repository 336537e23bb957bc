import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

// Counts an attempt in its window, or several at once, in one statement, so that all processes share one count.
export async function countAttempt(db: Db, key: string, { now, windowSeconds, times = 1 }: { now: Date; windowSeconds: number; times?: number }) {
  const ends = new Date(now.getTime() + windowSeconds * 1000).toISOString();
  const at = now.toISOString();
  const { rows } = await db.execute<{ count: number; window_ends_at: string }>(sql`
    insert into attempts (key, window_ends_at, count) values (${key}, ${ends}, ${times}::int)
    on conflict (key) do update set
      count = case when attempts.window_ends_at <= ${at}::timestamptz then excluded.count else attempts.count + excluded.count end,
      window_ends_at = case when attempts.window_ends_at <= ${at}::timestamptz then excluded.window_ends_at else attempts.window_ends_at end
    returning count, window_ends_at`);
  return { count: rows[0]!.count, windowEndsAt: new Date(rows[0]!.window_ends_at) };
}

export const takeAttemptBack = (db: Db, key: string) => db.execute(sql`update attempts set count = greatest(count - 1, 0) where key = ${key}`);
export const forgetAttempts = (db: Db, key: string) => db.execute(sql`delete from attempts where key = ${key}`);
export const removeOldAttempts = (db: Db, now: Date) => db.execute(sql`delete from attempts where window_ends_at < ${now.toISOString()}`);
