import { and, between, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { MESSAGES_FOR_NUDGE } from '#domain/nudge';
import { continueRun, type RunDay } from '#domain/streak';
import type { Db } from './connect.ts';
import { userDays } from './schema-assistant.ts';
import { nudges } from './schema-nudge.ts';
import { users } from './schema.ts';

export type Counts = Partial<Record<'email' | 'linkedin' | 'sms' | 'voicemail' | 'chatMessages' | 'minutesSaved', number>>;

type UserDay = { userId: string; day: string };

// Adds to a user's day; the row alone says that one showed up. Its first one says with the last day `before` how many of a
// run it makes. `where`: from what, or on which condition.
export function showing({ userId, day, before }: UserDay & { before: RunDay | null }, { counts, where }: { counts: Counts; where: SQL }) {
  const { run, freezes } = continueRun(before, day);
  const { email = 0, linkedin = 0, sms = 0, voicemail = 0, chatMessages = 0, minutesSaved = 0 } = counts;
  return sql`
    insert into user_days as d (user_id, day, email, linkedin, sms, voicemail, chat_messages, minutes_saved, run, freezes)
    select ${userId}::uuid, ${day}::date, ${email}::int, ${linkedin}::int, ${sms}::int, ${voicemail}::int, ${chatMessages}::int, ${minutesSaved}::int, ${run}::int, ${freezes}::int ${where}
    on conflict (user_id, day) do update set
      email = d.email + excluded.email, linkedin = d.linkedin + excluded.linkedin, sms = d.sms + excluded.sms, voicemail = d.voicemail + excluded.voicemail,
      chat_messages = d.chat_messages + excluded.chat_messages, minutes_saved = d.minutes_saved + excluded.minutes_saved
    returning xmax = 0 as is_new`;
}

// That of the tenth message was told, or is far off: the count of all that was sent is never smaller than that of messages.
export const isTold = (userId: string, messagesSent: SQL) =>
  sql<boolean>`(exists (select 1 from ${nudges} n where n.user_id = ${userId} and n.trigger = '10_messages') or ${messagesSent} < ${MESSAGES_FOR_NUDGE})`;

// The same by itself; belongs into the transaction of its cause. True where this may have reached what a nudge tells of: a
// run grows with the first of a day, and the tenth message is told of once.
export async function addToDay(db: Db, { userId, day }: UserDay, counts: Counts) {
  const before = await findLastDay(db, userId, day);
  const messagesSent = sql`(select ${users.messagesSent} from ${users} where ${users.id} = ${userId})`;
  const { rows } = await db.execute<{ isNotable: boolean }>(sql`
    with showed as (${showing({ userId, day, before }, { counts, where: sql`` })})
    select is_new or not ${isTold(userId, messagesSent)} as "isNotable" from showed`);
  return rows[0]?.isNotable ?? false;
}

export async function findLastDay(db: Db, userId: string, before?: string): Promise<RunDay | null> {
  const [row] = await db
    .select({ day: userDays.day, run: userDays.run, freezes: userDays.freezes })
    .from(userDays)
    .where(and(eq(userDays.userId, userId), before ? lt(userDays.day, before) : undefined))
    .orderBy(desc(userDays.day))
    .limit(1);
  return row ?? null;
}

const sum = (column: typeof userDays.email | typeof userDays.linkedin | typeof userDays.sms | typeof userDays.voicemail | typeof userDays.minutesSaved) => sql<number>`coalesce(sum(${column}), 0)::int`;

export async function sumDays(db: Db, userId: string, { from, to }: { from: string; to: string }) {
  const [row] = await db
    .select({
      days: sql<string[]>`coalesce(json_agg(${userDays.day}::text order by ${userDays.day}), '[]'::json)`,
      email: sum(userDays.email),
      linkedin: sum(userDays.linkedin),
      sms: sum(userDays.sms),
      voicemail: sum(userDays.voicemail),
      minutesSaved: sum(userDays.minutesSaved),
    })
    .from(userDays)
    .where(and(eq(userDays.userId, userId), between(userDays.day, from, to)));
  return row!;
}
