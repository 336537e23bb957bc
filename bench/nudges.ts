// P13: the nudges of a million users, swept by two processes at once: the first sweep of all, a server that was off for two
// weeks, and everybody last seen in the same moment. BENCH_SHARE=0.1 stores a tenth.
import pg from 'pg';
import { connect } from '#server/db/connect';
import { sweepNudges } from '#server/db/nudge-sweep';
import { startPostgres } from '../scripts/postgres.mjs';

const USERS = 1_000_000 * Number(process.env.BENCH_SHARE ?? 1);
const GOAL_S = 30;
const DAY_MS = 86_400_000;
const TICK_MS = 600_000;
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const postgres = await startPostgres();
const pool = new pg.Pool({ connectionString: postgres.url, max: 2, options: '-c synchronous_commit=off' });
const two = await Promise.all([1, 2].map(() => connect({ databaseUrl: postgres.url, dataDir: '' })));
const now = new Date();

async function sweep(what: string, at: Date) {
  const { rows: before } = await pool.query<{ count: number }>('select count(*)::int from nudges');
  const began = performance.now();
  await Promise.all(two.map(({ db }) => sweepNudges(db, at)));
  const took = seconds(began);
  const { rows } = await pool.query<{ made: number; twice: number }>('select count(*)::int as made, (count(*) - count(distinct (user_id, trigger, episode)))::int as twice from nudges');
  console.log(`P13 nudges, ${USERS.toLocaleString('en')} users, ${what}: ${took}; ${(rows[0]!.made - before[0]!.count).toLocaleString('en')} made, ${rows[0]!.twice} twice`);
}
async function sweepSince(what: string, since: number) {
  await pool.query("insert into facts (name, value) values ('nudges_swept_to', $1) on conflict (name) do update set value = excluded.value", [new Date(since).toISOString()]);
  await pool.query('truncate nudges');
  await sweep(what, now);
}

try {
  const began = performance.now();
  await pool.query(`insert into users (user_id, email, password_hash, password_changed_at, first_name, last_name, trial_ends_at, messages_remaining, created_at, last_active_at)
    select gen_random_uuid(), 'u' || n || '@example.com', 'x', now(), 'Ann', 'Lee', now(), 0, now() - interval '200 days', now() - (n % 43200) * interval '1 minute' from generate_series(1, ${USERS}) n`);
  await pool.query('insert into user_days (user_id, day, email) select user_id, last_active_at::date, 1 + (random() * 12)::int from users');
  await pool.query('vacuum analyze');
  console.log(`stored in ${seconds(began)}`);
  await sweepSince(`the first sweep, of a day (goal ${GOAL_S} s)`, now.getTime() - DAY_MS);
  await sweep('the next ten minutes', new Date(now.getTime() + TICK_MS));
  await sweepSince('fourteen days', now.getTime() - 14 * DAY_MS);
  await pool.query("update users set last_active_at = $1::timestamptz - interval '3 days 1 minute'", [now]);
  await pool.query('vacuum analyze users');
  await sweepSince('all of them last seen in one moment', now.getTime() - TICK_MS);
} finally {
  await pool.end();
  for (const { close } of two) await close();
  await postgres.stop();
}
