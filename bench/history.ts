// Home and the sheet for people with three years behind them, among a million drafts.
import pg from 'pg';
import { readProfile } from '#contract/account';
import { readHome } from '#contract/activity';
import { readProgress, readWeeklyReview } from '#contract/progress';
import { openClient } from '#server/testing';
import { startPostgres } from '../scripts/postgres.mjs';
import { startWinward } from './load.ts';

const PEOPLE = 50;
const YEARS_DAYS = 1095;
const DRAFTS_A_DAY = 4;
// BENCH_SHARE=0.1 stores a tenth of the others: a machine that is busy takes long to store a million drafts.
const share = Number(process.env.BENCH_SHARE ?? 1);
const OTHER_USERS = 10_000 * share;
const OTHER_DRAFTS = 800_000 * share;
const ROUNDS = 20;
const HOME_GOAL_MS = 40;

const postgres = await startPostgres();
const server = await startWinward({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', PORT: '0', THROTTLE_SCALE: '100000', NODE_ENV: 'production' });
const pool = new pg.Pool({ connectionString: postgres.url, max: 2, options: '-c synchronous_commit=off' });
const at = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)]!;
const client = openClient(server.url);
type Person = { token: string; id: string };

// Time comes first in an id; the rest is as good as any.
const idAt = (time: string) => `(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`;
const details = `jsonb_build_object('scores', jsonb_build_object('clarity', 6 + n % 3, 'tone', 7, 'persuasiveness', 5 + n % 4, 'cta', 4 + n % 6, 'overall', 6), 'findings', jsonb_build_array(jsonb_build_object('rule', 'clear-ask', 'dimension', 'cta', 'delta', 0.9, 'message', repeat('as it is ', 40))))`;
const insertDrafts = (from: string) => `
  insert into drafts (user_id, id, created_at, kind, channel, request, body, score, details, engine, ms, group_id, version, outcome, clarity, tone, persuasiveness, cta, words)
  select user_id, id, at, 'reply', (array['email','linkedin','sms','voicemail'])[1 + n % 4], '{}', repeat('a few words and ', 20 + n % 15), 6, ${details}, 'built-in', 5, id, 0, (array['sent','replied','meeting','no_answer',null])[1 + n % 5], 6 + n % 3, 7, 5 + n % 4, 4 + n % 6, 4 * (20 + n % 15)
  from (select user_id, at, n, ${idAt('at')} as id from (${from}) each order by at) rows`;

async function giveHistory(people: Person[]) {
  const ids = people.map(({ id }) => id);
  await pool.query(insertDrafts(`select u.user_id, now() - d * interval '1 day' - k * interval '37 minutes' as at, k + d as n from unnest($1::uuid[]) u (user_id), generate_series(0, ${YEARS_DAYS - 1}) d, generate_series(1, ${DRAFTS_A_DAY}) k`), [ids]);
  await pool.query(`insert into user_days (user_id, day, email, linkedin, sms, voicemail, minutes_saved, run) select u, current_date - d, 3, 3, 2, 2, 40, ${YEARS_DAYS} - d from unnest($1::uuid[]) u, generate_series(0, ${YEARS_DAYS - 1}) d`, [ids]);
  await pool.query(`insert into moods (user_id, id, day, mood, energy, tags, created_at) select u, ${idAt("now() - d * interval '1 day'")}, (current_date - d)::text, 'steady', 40 + d % 50, '[]', now() - d * interval '1 day' from unnest($1::uuid[]) u, generate_series(0, ${YEARS_DAYS - 1}) d`, [ids]);
}

async function giveOthers() {
  await pool.query(`insert into users (user_id, email, password_hash, password_changed_at, first_name, last_name, trial_ends_at, messages_remaining, created_at, last_active_at)
    select gen_random_uuid(), 'u' || n || '@example.com', 'x', now(), 'Ann', 'Lee', now(), 0, now() - interval '200 days', now() - (n % 43200) * interval '1 minute' from generate_series(1, ${OTHER_USERS}) n`);
  await pool.query(insertDrafts(`select few.user_id, now() - n * interval '1 minute' as at, n from generate_series(1, ${OTHER_DRAFTS}) n join (select user_id, row_number() over () as place from (select user_id from users where last_name = 'Lee' limit ${OTHER_USERS}) l) few on few.place = 1 + n % ${OTHER_USERS}`));
  await pool.query('analyze');
}

async function measure(people: Person[], ask: (person: Person) => Promise<{ status: number }>, pauseMs: number) {
  const times: number[] = [];
  await Promise.all(
    people.map(async (person, who) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, ((who * 7919 + round * 104_729) % 1000) * (pauseMs / 500)));
        const began = performance.now();
        const { status } = await ask(person);
        if (status !== 200) throw new Error(String(status));
        times.push(performance.now() - began);
      }
    }),
  );
  return times;
}
const say = (what: string, times: number[], goal = '') => console.log(`${what}: median ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms${goal}`);

try {
  const people: Person[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const { token } = await client.signUp();
    people.push({ token, id: (await client.call(readProfile, {}, { token })).body.id });
  }
  const fresh = await measure(people.slice(0, 1), (person) => client.call(readHome, {}, person), 0);
  const began = performance.now();
  await giveHistory(people);
  console.log(`histories stored in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await giveOthers();
  console.log(`stored in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from drafts');
  console.log(`${rows[0]!.count.toLocaleString('en')} drafts; ${PEOPLE} people with ${(YEARS_DAYS * DRAFTS_A_DAY).toLocaleString('en')} each over three years`);
  say('home, one user on an empty database', fresh);
  say('home, one user with three years', await measure(people.slice(0, 1), (person) => client.call(readHome, {}, person), 0));
  say(`home, ${PEOPLE} users with a pause of 1 s on average`, await measure(people, (person) => client.call(readHome, {}, person), 1000), ` (goal ${HOME_GOAL_MS})`);
  say(`home, ${PEOPLE} users without a pause`, await measure(people, (person) => client.call(readHome, {}, person), 0));
  for (const range of ['8w', 'year'] as const) say(`the sheet, ${range}, one user with three years`, await measure(people.slice(0, 1), (person) => client.call(readProgress, { range }, person), 0));
  say('the weekly review, one user with three years', await measure(people.slice(0, 1), (person) => client.call(readWeeklyReview, {}, person), 0));
} finally {
  await pool.end();
  await server.stop();
  await postgres.stop();
}
