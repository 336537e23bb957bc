// P3: the admin's list of users in PostgreSQL, over the real route: any sort, either way, the first page, one half way and
// the last, plain, filtered and searched. ADMIN_USERS sets how many users there are (a million; a tenth is the short version).
import { readFileSync } from 'node:fs';
import { openAdmin } from '#contract/admin';
import { listUsers, sortOrders, userSorts, type UserSort } from '#contract/admin-user';
import { openTestHouse } from '#server/testing';
import { startPostgres } from '../scripts/postgres.mjs';
import { median } from './load.ts';

const USERS = Number(process.env.ADMIN_USERS ?? 1_000_000);
const GOAL_MS = 50;
const ROUNDS = Number(process.env.ADMIN_ROUNDS ?? 12);
const ADMIN = 'The-harbour-master-7';
const MS_A_TICK = 10;
const patience = { query_timeout: 600_000 };
const FILL = `
  insert into users (user_id, email, password_hash, password_changed_at, first_name, last_name, plan, trial_ends_at, messages_remaining, messages_bought, messages_sent, priority_support, created_at, last_active_at)
  select gen_random_uuid(), 'p' || n || '@host' || floor(random() * 5000) || '.example', 'x', now(), 'First' || floor(random() * 700), 'Last' || floor(random() * 9000),
    (array['trial', 'free_trial', 'core', 'pro', 'trial', 'trial', 'core', 'trial', 'trial', 'admin_comp'])[1 + floor(random() * 10)], now() + interval '9 days', floor(random() * 300), floor(random() * 26), floor(random() * 4000), random() < 0.0025,
    now() - n * interval '1 minute', now() - floor(random() * 900000) * interval '1 minute'
  from generate_series($1::int, $2::int) as n`;
const filters: Record<string, Record<string, string>> = { all: {}, plan: { plan: 'admin_comp' }, priority: { prioritySupport: 'true' }, name: { search: 'last77' }, domain: { search: '@host12' }, rare: { search: 'p123456' } };

const postgres = await startPostgres();
const house = await openTestHouse({ DATABASE_URL: postgres.url, ADMIN_PASSWORD: ADMIN });
try {
  for (let from = 1; from <= USERS; from += 100_000) await house.pool.query({ text: FILL, values: [from, Math.min(USERS, from + 99_999)], ...patience });
  await house.pool.query({ text: 'vacuum analyze users', ...patience });
  const opened = await house.call(openAdmin, { password: ADMIN }, { headers: { origin: house.url } });
  const headers = { cookie: opened.headers.get('set-cookie')!.split(';')[0]! };

  async function measure(input: Record<string, string>) {
    const began = performance.now();
    const { status, body } = await house.call(listUsers, input, { headers });
    if (status !== 200) throw new Error(`the list answered ${status}`);
    return { ms: performance.now() - began, body };
  }
  // A page in the middle and one at the end, reached by the key that lies there.
  async function findPlaces(sort: UserSort, order: string) {
    const column = { createdAt: 'created_at', lastActivity: 'last_active_at', email: 'email collate "C"', username: `lower(first_name || ' ' || last_name) collate "C"`, plan: 'plan', messagesRemaining: `(case when plan in ('core', 'pro', 'lifetime', 'admin_comp') then 2147483647 else messages_remaining + messages_bought end)`, totalMessagesSent: 'messages_sent' }[sort];
    const places: string[] = [];
    for (const offset of [Math.floor(USERS / 2), USERS - 60]) {
      const text = ['select (', column, ')::text as value, user_id as id from users order by ', column, ' ', order, ', user_id ', order, ' offset ', String(offset), ' limit 1'].join('');
      const { rows } = await house.pool.query<{ value: string; id: string }>({ text, ...patience });
      places.push(Buffer.from(JSON.stringify([rows[0]!.value, rows[0]!.id])).toString('base64url'));
    }
    return places;
  }

  // What the database's own processes have worked, in ms of a processor: what else runs here doesn't count in it.
  async function readWork() {
    const { rows } = await house.pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()');
    const ticks = rows.map(({ pid }) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')).reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0);
    return ticks * MS_A_TICK;
  }

  const times: { ms: number; what: string }[] = [];
  const work: { ms: number; what: string }[] = [];
  for (const sort of userSorts) {
    for (const order of sortOrders) {
      const places = [undefined, ...(await findPlaces(sort, order))];
      for (const [name, filter] of Object.entries(filters)) {
        for (const [index, after] of places.entries()) {
          // By a plan that is one and the same, there are no such places.
          if (after && filter.plan && (sort === 'plan' || sort === 'messagesRemaining')) continue;
          await measure({ ...filter, sort, order, ...(after && { after }) });
          const what = `${name} by ${sort} ${order}, ${['first', 'middle', 'last'][index]} page`;
          const before = await readWork();
          for (let round = 0; round < ROUNDS; round++) times.push({ ms: (await measure({ ...filter, sort, order, ...(after && { after }) })).ms, what });
          work.push({ ms: ((await readWork()) - before) / ROUNDS, what });
        }
      }
    }
  }
  const p95 = (those: readonly { ms: number }[]) => those.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.ceil(those.length * 0.95) - 1]!;
  const plain = times.filter(({ what }) => what.startsWith('all '));
  console.log(`P3 admin users, ${USERS} users, ${work.length} cases of ${ROUNDS}: p95 ${p95(times).toFixed(1)} ms over all, ${p95(plain).toFixed(1)} ms without a filter, median ${median(times.map(({ ms }) => ms)).toFixed(1)} ms (goal ${GOAL_MS})`);
  console.log(`  of the database's processor a page: p95 ${p95(work).toFixed(1)} ms over the cases; those that take most:`);
  for (const { what, ms } of work.toSorted((a, b) => b.ms - a.ms).slice(0, 8)) console.log(`  ${ms.toFixed(1)} ms: ${what}`);
} finally {
  await house.close();
  await postgres.stop();
}
