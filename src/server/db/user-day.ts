import { and, between, desc, eq, lt, sql } from 'drizzle-orm';
import { continueRun, type RunDay } from '#domain/streak';
import { asJson } from './columns.ts';
import type { Db } from './connect.ts';
import { userDays } from './schema-assistant.ts';

// As the database names them.
export type Counts = Partial<Record<'email' | 'linkedin' | 'sms' | 'voicemail' | 'chat_messages' | 'minutes_saved', number>>;

type UserDay = { userId: string; day: string };

// A day, and with the last one before it how many of a run it makes; unknown where that is.
export function firstDay(day: string, before: RunDay | null | undefined) {
  const { run, freezes } = before === undefined ? { run: null, freezes: null } : continueRun(before, day);
  return sql`${day}::date, ${run}::int, ${freezes}::int`;
}

// Adds to a user's day; the row alone says that one showed up. Belongs into the transaction of its cause. True where it begins the day.
export async function addToDay(db: Db, { userId, day }: UserDay, counts: Counts) {
  const before = await findLastDay(db, userId, day);
  const { rows } = await db.execute<{ isFirst: boolean }>(sql`select count_day(${userId}::uuid, ${firstDay(day, before)}, ${asJson(counts)}) as "isFirst"`);
  return rows[0]!.isFirst;
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
