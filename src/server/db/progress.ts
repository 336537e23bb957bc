import { and, between, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Channel } from '#contract/assistant';
import type { Db } from './connect.ts';
import { firstIdAt } from './id.ts';
import { drafts, userDays } from './schema-assistant.ts';
import { moods } from './schema-day.ts';

type Days = { from: string; to: string };

export const listUserDays = (db: Db, userId: string, { from, to }: Days) =>
  db
    .select({
      day: userDays.day,
      email: userDays.email,
      sms: userDays.sms,
      linkedin: userDays.linkedin,
      voicemail: userDays.voicemail,
      chatMessages: userDays.chatMessages,
      run: userDays.run,
      freezes: userDays.freezes,
    })
    .from(userDays)
    .where(and(eq(userDays.userId, userId), between(userDays.day, from, to)))
    .orderBy(userDays.day);

export async function findLongestRun(db: Db, userId: string) {
  const [row] = await db.select({ run: sql<number>`coalesce(max(${userDays.run}), 0)::int` }).from(userDays).where(eq(userDays.userId, userId));
  return row!.run;
}

// A day's average energy and its last mood.
export const listMoodDays = (db: Db, userId: string, { from, to }: Days) =>
  db
    .select({
      day: moods.day,
      energy: sql<number>`round(avg(${moods.energy}))::int`,
      mood: sql<(typeof moods.$inferSelect)['mood']>`(array_agg(${moods.mood} order by ${moods.id} desc))[1]`,
    })
    .from(moods)
    .where(and(eq(moods.userId, userId), between(moods.day, from, to)))
    .groupBy(moods.day)
    .orderBy(moods.day);

// The id sorts by time, so the key finds a span of time.
const since = (userId: string, from: Date) => and(eq(drafts.userId, userId), gte(drafts.id, firstIdAt(from)), gte(drafts.createdAt, from), ne(drafts.kind, 'call_prep'));
// As decimals: the stored number is a shade beside what it says, which turns a half the wrong way.
const average = (column: typeof drafts.clarity | typeof drafts.tone | typeof drafts.persuasiveness | typeof drafts.cta) => sql<number | null>`round(avg(${column}::numeric), 1)::float8`;

// By week: the instants at which each begins are the bounds.
export async function averageScores(db: Db, userId: string, starts: Date[]) {
  const bucket = sql<number>`width_bucket(${drafts.createdAt}, ${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[])`;
  return db
    .select({
      week: bucket.as('week'),
      clarity: average(drafts.clarity),
      tone: average(drafts.tone),
      persuasiveness: average(drafts.persuasiveness),
      cta: average(drafts.cta),
      count: sql<number>`count(${drafts.clarity})::int`,
    })
    .from(drafts)
    .where(since(userId, starts[0]!))
    .groupBy(sql`week`);
}

const lengthBand = sql`case when ${drafts.words} <= 50 then 'to_50' when ${drafts.words} <= 100 then 'to_100' when ${drafts.words} <= 150 then 'to_150' when ${drafts.words} > 150 then 'over_150' end`;
const askBand = sql`case when ${drafts.cta} >= 8 then 'clear' when ${drafts.cta} >= 6 then 'fair' when ${drafts.cta} is not null then 'weak' end`;
type Counted = { channel: string | null; length: string | null; cta: string | null; messages: number; sent: number; replied: number; meeting: number; noAnswer: number };

// What became of the messages, three ways at once: by channel, by length, by ask.
export async function countOutcomes(db: Db, userId: string, from: Date) {
  const { rows } = await db.execute<Counted>(sql`
    select channel, length, cta, count(*)::int as messages, count(outcome)::int as sent,
      (count(*) filter (where outcome in ('replied', 'meeting')))::int as replied,
      (count(*) filter (where outcome = 'meeting'))::int as meeting,
      (count(*) filter (where outcome = 'no_answer'))::int as "noAnswer"
    from (select ${drafts.channel} as channel, ${lengthBand} as length, ${askBand} as cta, ${drafts.outcome} as outcome from ${drafts} where ${since(userId, from)}) each
    group by grouping sets ((channel), (length), (cta))`);
  return rows;
}

const MOST_REVIEWED = 200;
type Span = { from: Date; to: Date };
const within = (userId: string, { from, to }: Span) => and(since(userId, from), lt(drafts.createdAt, to));

export const listReviewed = (db: Db, userId: string, span: Span) =>
  db
    .select({ id: drafts.id, channel: sql<Channel>`${drafts.channel}`, score: drafts.score, outcome: drafts.outcome, details: drafts.details })
    .from(drafts)
    .where(within(userId, span))
    .orderBy(desc(drafts.id))
    .limit(MOST_REVIEWED);

// Null where too few were scored to say.
export async function averageScore(db: Db, userId: string, { from, to, atLeast }: Span & { atLeast: number }) {
  const [row] = await db
    .select({ score: sql<number | null>`case when count(${drafts.score}) >= ${atLeast} then avg(${drafts.score}) end` })
    .from(drafts)
    .where(within(userId, { from, to }));
  return row!.score;
}
