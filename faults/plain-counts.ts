import type { TestHouse } from '#server/testing';

// The figures of home and progress, made a second time: from what was written and felt itself, by SQL alone.
type Asked = { userId: string; now: Date };
export type PlainCounts = ReturnType<typeof openPlainCounts>;

// Every query may use these: `zone`, `today` and `monday` of the user, their messages and their moods with the day of each.
const base = `
  who as (
    select users.*, time_zone as zone, ($2::timestamptz at time zone time_zone)::date as today, date_trunc('week', $2::timestamptz at time zone time_zone)::date as monday
    from users where user_id = $1
  ),
  written as (
    select drafts.*, (drafts.created_at at time zone zone)::date as day, date_trunc('week', drafts.created_at at time zone zone)::date as week,
      details -> 'scores' as marks, regexp_count(btrim(body), '\\S+') as length
    from drafts, who where drafts.user_id = $1 and kind <> 'call_prep'
  ),
  felt as (select day::date as on_day, id, mood, energy, created_at from moods where user_id = $1),
  asked as (
    select (chat_messages.created_at at time zone zone)::date as day
    from chat_messages, who where chat_messages.user_id = $1 and role = 'assistant' and state in ('complete', 'stopped') and content <> ''
  ),
  active as (select day from written union select on_day from felt union select day from asked)`;

// Day by day: a gap is bridged where no month has more than two frozen days.
const walk = `
  numbered as (select day, row_number() over (order by day) as n from (select distinct day from active) each),
  walk as (
    select n, day, 1 as run, 0 as used, array[]::date[] as frozen from numbered where n = 1
    union all
    select numbered.n, numbered.day, case when fits then run + 1 else 1 end,
      case when date_trunc('month', walk.day) = date_trunc('month', numbered.day) then used else 0 end + case when fits then late else 0 end,
      case when fits then missed else array[]::date[] end
    from walk
    join numbered on numbered.n = walk.n + 1,
    lateral (
      select coalesce(array_agg(gap::date order by gap) filter (where gap is not null), array[]::date[]) as missed,
        count(*) filter (where date_trunc('month', gap) = date_trunc('month', walk.day)) as early,
        (count(*) filter (where date_trunc('month', gap) = date_trunc('month', numbered.day)))::int as late
      from generate_series(walk.day + 1, numbered.day - 1, interval '1 day') as gap
    ) as between_them,
    lateral (select used + early <= 2 and cardinality(missed) - early <= 2 as fits) as judged
  )`;

const channelCounts = ['email', 'sms', 'linkedin', 'voicemail'].map((channel) => `(count(*) filter (where channel = '${channel}'))::int as ${channel}`).join(', ');
const averages = ['clarity', 'tone', 'persuasiveness', 'cta'].map((mark) => `round(avg((marks ->> '${mark}')::real::numeric), 1)::float8 as ${mark}`).join(', ');
const groups = `
  values_of as (
    select outcome, channel, case when length <= 50 then 'to_50' when length <= 100 then 'to_100' when length <= 150 then 'to_150' else 'over_150' end as length,
      case when (marks ->> 'cta')::real >= 8 then 'clear' when (marks ->> 'cta')::real >= 6 then 'fair' when marks ->> 'cta' is not null then 'weak' end as cta
    from written, who where week > monday - 7 * $3::int
  )`;
const groupBy = (by: 'channel' | 'length' | 'cta') => `
  select '${by}' as by, ${by} as value, count(*)::int as messages, count(outcome)::int as sent, (count(*) filter (where outcome in ('replied', 'meeting')))::int as replied,
    (count(*) filter (where outcome = 'meeting'))::int as meeting, (count(*) filter (where outcome = 'no_answer'))::int as "noAnswer"
  from values_of where ${by} is not null group by ${by}`;

export function openPlainCounts({ pool }: Pick<TestHouse, 'pool'>, { userId, now }: Asked) {
  const all = async (statement: string, rest: unknown[] = []) => (await pool.query<Record<string, unknown>>(`with recursive ${statement}`, [userId, now, ...rest])).rows;
  const one = async (statement: string, rest: unknown[] = []) => (await all(statement, rest))[0]!;

  return {
    wins: () =>
      one(`${base} select ${channelCounts},
        coalesce(sum(case channel when 'email' then 8 when 'sms' then 2 else 5 end) filter (where version = 0), 0)::int as minutes,
        (select count(distinct day) from active, who where day between monday and monday + 6)::int as streak,
        (select coalesce(json_agg(distinct day order by day), '[]') from active, who where day between monday and monday + 6) as days
        from written, who where week = monday`),
    recent: () => all(`${base} select id, channel, body as content from drafts, (select $2::timestamptz) as unused where user_id = $1 order by created_at desc, id desc limit 5`),
    latestMood: () => one(`${base} select mood, energy from felt order by created_at desc, id desc limit 1`),
    moodWeek: () =>
      all(`${base} select to_char(each, 'YYYY-MM-DD') as day, round(avg(energy))::int as energy, (select last.mood from felt as last where last.on_day = each::date order by created_at desc, id desc limit 1) as mood
        from who, generate_series(monday, monday + 6, interval '1 day') as each left join felt on felt.on_day = each::date group by each order by each`),
    moodFigures: () => one(`${base} select round(avg(energy))::int as "averageEnergy", count(distinct on_day)::int as "daysTracked" from felt, who where on_day between monday and monday + 6`),
    account: (maxAgeDays: number) =>
      one(`${base} select plan, greatest(0, ceil(extract(epoch from trial_ends_at - $2) / 86400))::int as trial, greatest(0, ceil(extract(epoch from password_changed_at + make_interval(days => $3) - $2) / 86400))::int as password from who`, [maxAgeDays]),

    messages: (weeks: number) =>
      all(`${base} select to_char(monday - 7 * back, 'YYYY-MM-DD') as week, ${channelCounts}
        from who, generate_series(0, $3::int - 1) as back left join written on written.week = (select monday from who) - 7 * back group by monday, back order by 1`, [weeks]),
    scores: (weeks: number) =>
      all(`${base} select to_char(monday - 7 * back, 'YYYY-MM-DD') as week, ${averages}, count(marks ->> 'clarity')::int as count
        from who, generate_series(0, $3::int - 1) as back left join written on written.week = (select monday from who) - 7 * back group by monday, back order by 1`, [weeks]),
    energy: (weeks: number) =>
      all(`${base} select to_char(day, 'YYYY-MM-DD') as day, (select round(avg(energy))::int from felt where on_day = day) as energy,
        (select mood from felt where on_day = day order by created_at desc, id desc limit 1) as mood, (select count(*)::int from written where written.day = active.day) as messages
        from active, who where day > monday - 7 * $3::int and day >= monday - 7 * ($3::int - 1) order by 1`, [weeks]),
    daysShownUp: (weeks: number) =>
      all(`${base} select to_char(day, 'YYYY-MM-DD') as day, ((select count(*) from written where written.day = active.day) + (select count(*) from asked where asked.day = active.day))::int as count
        from active, who where day >= monday - 7 * ($3::int - 1) order by 1`, [weeks]),
    outcomes: (weeks: number) => all(`${base}, ${groups} ${(['channel', 'length', 'cta'] as const).map(groupBy).join(' union all ')}`, [weeks]),
    // The days up to today are walked as if one came today; today itself isn't missed before it is over.
    streak: (weeks: number) =>
      one(`${base}, ${walk},
        latest as (select * from walk order by n desc limit 1),
        since as (select gap::date as day from latest, who, generate_series(latest.day + 1, today - 1, interval '1 day') as gap),
        state as (
          select run, latest.day, (select count(*) from since where date_trunc('month', since.day) = date_trunc('month', latest.day)) as early,
            (select count(*) from since) as missed, (select count(*) from since where date_trunc('month', since.day) = date_trunc('month', today)) as late, used, today, monday
          from latest, who
        ),
        judged as (select *, used + early <= 2 and missed - early <= 2 as fits from state),
        icy as (select unnest(frozen) as day from walk union select since.day from since, judged where fits)
        select case when fits then run else 0 end as current, (select max(run) from walk) as longest,
          (2 - (case when date_trunc('month', day) = date_trunc('month', today) then used else 0 end + case when fits then late else 0 end))::int as "freezesLeft",
          (select coalesce(json_agg(icy.day order by icy.day), '[]') from icy where icy.day >= monday - 7 * ($3::int - 1)) as "frozenDays"
        from judged`, [weeks]),
    lastWeek: () => one(`${base} select count(written.id)::int as messages, (select count(*)::int from active where day >= monday - 7 and day < monday) as days from written right join who on week = monday - 7 group by monday`),
  };
}
