import { sql, type SQL } from 'drizzle-orm';
import { DRAFTS_WITHOUT_PRICING, MESSAGES_FOR_NUDGE, nudgeTexts, RUN_FOR_NUDGE } from '#domain/nudge';
import { asInstant } from './columns.ts';
import type { Db } from './connect.ts';
import { holdFact, insertFact } from './fact.ts';

const SWEPT_TO = 'nudges_swept_to';
const DAY_MS = 86_400_000;
const LONGEST_LOOK_BACK_MS = 14 * DAY_MS;
// A user's activity is written down at most once a minute.
const ACTIVITY_LAG_MS = 2 * 60_000;
const CLOCKS_APART_MS = 60 * 60_000;
const FIRST_SPAN_MS = 10 * 60_000;
const LONG_SLICE_MS = 1000;
// Where even an empty slice is slow, the sweep must still get on.
const LEAST_SPAN_MS = 60_000;
// However many were last seen in one moment: a slice goes on until it is empty.
const MOST_AT_ONCE = 20_000;

const messagesOf = (user: SQL) => sql`(select coalesce(sum(d.email + d.linkedin + d.sms + d.voicemail), 0) from user_days d where d.user_id = ${user})`;
const isBlank = (field: string) => sql`coalesce(btrim(a.brain ->> ${field}), '') = ''`;

// What users of `active` have reached: told at once by the action that did it, and by the sweep if that was lost.
const reached = sql`
  select a.user_id, '10_messages', 'first' from active a
  where not exists (select 1 from nudges n where n.user_id = a.user_id and n.trigger = '10_messages') and ${messagesOf(sql`a.user_id`)} >= ${MESSAGES_FOR_NUDGE}
  union all
  select a.user_id, '10_day_streak', l.day::text from active a
  cross join lateral (select d.day, d.run from user_days d where d.user_id = a.user_id order by d.day desc limit 1) l
  where l.run = ${RUN_FOR_NUDGE}`;

const missing = (dayAgo: string) => sql`
  select a.user_id, 'missing_offer', 'blank' from active a where ${isBlank('offeringDetails')} and a.created_at <= ${dayAgo}::timestamptz
  union all
  select a.user_id, 'missing_pricing', 'blank' from active a where ${isBlank('pricingModel')} and ${messagesOf(sql`a.user_id`)} >= ${DRAFTS_WITHOUT_PRICING}`;

// Who was last active in a span of time, so long ago that it is now three days, or seven. The moment names the absence.
const absent = (trigger: 'inactive_3d' | 'inactive_7d', { from, to }: Span) => sql`
  select u.user_id, ${trigger}::text, to_char(u.last_active_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') from users u
  where u.last_active_at > ${from}::timestamptz and u.last_active_at <= ${to}::timestamptz`;

// Time comes first in an id, as in db/id.ts.
const newIds = (now: Date) => sql`(lpad(to_hex(${now.getTime()}::bigint), 12, '0') || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`;

type Span = { from: string; to: string };
type Causes = { active: SQL; causes: SQL; mark: SQL };

// ONE statement: the causes, a nudge for each that had none, the mails of those who want them, and how far we came. An
// account that is being deleted meanwhile gets none.
function writeNudges(db: Db, { active, causes, mark }: Causes, now: Date) {
  const at = asInstant(now);
  return db.execute(sql`
    with active as (select user_id, created_at, brain from users where ${active}),
    causes (user_id, trigger, episode) as (${causes}),
    wanted as (
      select c.user_id, c.trigger, c.episode
      from causes c join users u on u.user_id = c.user_id left join nudge_preferences p on p.user_id = c.user_id
      where not coalesce(p.off, '[]'::jsonb) ? c.trigger
        and not exists (select 1 from nudges n where n.user_id = c.user_id and n.trigger = c.trigger and n.episode = c.episode)
      order by c.user_id, c.trigger
      limit ${MOST_AT_ONCE}
      for key share of u),
    made as (
      insert into nudges (user_id, id, trigger, episode, payload, created_at)
      select user_id, ${newIds(now)}, trigger, episode, ${JSON.stringify(nudgeTexts)}::jsonb -> trigger, ${at} from wanted
      on conflict do nothing
      returning user_id, id, payload),
    mailed as (
      insert into jobs (id, kind, key, user_id, payload, run_at, created_at)
      select gen_random_uuid(), 'mail', 'mail:nudge:' || m.id, m.user_id,
        jsonb_build_object('to', u.email, 'letter', jsonb_build_object('about', 'nudge', 'firstName', u.first_name) || m.payload), ${at}, ${at}
      from made m join users u on u.user_id = m.user_id join nudge_preferences p on p.user_id = m.user_id where p.by_mail
      on conflict do nothing)
    ${mark}`);
}

// What this user has just reached.
export const nudgeAtOnce = (db: Db, userId: string, now: Date) => writeNudges(db, { active: sql`user_id = ${userId}`, causes: reached, mark: sql`select count(*) from made` }, now);

// Slice by slice, each a transaction of about a second, also after a long stop and for a million users; what was swept is
// never swept again. Whoever finds another process at it leaves it the work.
export async function sweepNudges(db: Db, now: Date) {
  await insertFact(db, SWEPT_TO, new Date(now.getTime() - DAY_MS).toISOString());
  let span = FIRST_SPAN_MS;
  for (let isDone = false; !isDone; ) {
    const began = performance.now();
    isDone = await db.transaction((tx) => sweepNext(tx, { span, now }));
    const took = performance.now() - began;
    if (took > LONG_SLICE_MS) span = Math.max(LEAST_SPAN_MS, span / 2);
    else if (took < LONG_SLICE_MS / 4) span *= 2;
  }
}

async function sweepNext(tx: Db, { span, now }: { span: number; now: Date }) {
  const swept = await holdFact(tx, SWEPT_TO);
  if (swept === null) return true;
  const from = beginOf(Date.parse(swept), now.getTime());
  const to = Math.min(now.getTime(), from + span);
  const isWhole = to <= from || (await sweepSlice(tx, { from, to }, now));
  return isWhole && to >= now.getTime();
}

// A clock that was ahead for a while, and set right, must not silence the nudges until then.
const beginOf = (swept: number, now: number) => (swept > now + CLOCKS_APART_MS ? now - DAY_MS : Math.max(now - LONGEST_LOOK_BACK_MS, swept));

async function sweepSlice(db: Db, { from, to }: { from: number; to: number }, now: Date) {
  const stamp = (ms: number) => new Date(ms).toISOString();
  const ago = (days: number): Span => ({ from: stamp(from - days * DAY_MS), to: stamp(to - days * DAY_MS) });
  const active = sql`last_active_at > ${stamp(from - ACTIVITY_LAG_MS)}::timestamptz and last_active_at <= ${stamp(to)}::timestamptz`;
  // Who has been away for seven days is not told of three.
  const threeDays = { ...ago(3), from: stamp(Math.max(from - 3 * DAY_MS, now.getTime() - 7 * DAY_MS)) };
  const causes = sql`${reached} union all ${missing(stamp(now.getTime() - DAY_MS))} union all ${absent('inactive_3d', threeDays)} union all ${absent('inactive_7d', ago(7))}`;
  const mark = sql`update facts set value = ${stamp(to)} where name = ${SWEPT_TO} and (select count(*) from wanted) < ${MOST_AT_ONCE}`;
  const { rowCount } = await writeNudges(db, { active, causes, mark }, now);
  return rowCount === 1;
}
