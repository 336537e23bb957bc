import { and, between, eq, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { userDays } from './schema-assistant.ts';

type Counts = Partial<Record<'email' | 'linkedin' | 'sms' | 'voicemail' | 'chatMessages' | 'minutesSaved', number>>;

// Adds to a user's day; the row alone says that one showed up. Belongs into the transaction of its cause.
export const addToDay = (db: Db, day: { userId: string; day: string }, counts: Counts) =>
  db
    .insert(userDays)
    .values({ ...day, ...counts })
    .onConflictDoUpdate({ target: [userDays.userId, userDays.day], set: sumsOf(counts) });

const sumsOf = ({ email = 0, linkedin = 0, sms = 0, voicemail = 0, chatMessages = 0, minutesSaved = 0 }: Counts) => ({
  email: sql`${userDays.email} + ${email}`,
  linkedin: sql`${userDays.linkedin} + ${linkedin}`,
  sms: sql`${userDays.sms} + ${sms}`,
  voicemail: sql`${userDays.voicemail} + ${voicemail}`,
  chatMessages: sql`${userDays.chatMessages} + ${chatMessages}`,
  minutesSaved: sql`${userDays.minutesSaved} + ${minutesSaved}`,
});

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
