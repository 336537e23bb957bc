import { and, between, desc, eq, lt, sql } from 'drizzle-orm';
import { MESSAGES_FOR_NUDGE } from '#domain/nudge';
import { continueRun, type RunDay } from '#domain/streak';
import type { Db } from './connect.ts';
import { userDays } from './schema-assistant.ts';
import { nudges } from './schema-nudge.ts';
import { users } from './schema.ts';

type Counts = Partial<Record<'email' | 'linkedin' | 'sms' | 'voicemail' | 'chatMessages' | 'minutesSaved', number>>;

type UserDay = { userId: string; day: string };

// Adds to a user's day; the row alone says that one showed up. Belongs into the transaction of its cause. True where this
// may have reached what a nudge tells of: a run grows with the first of a day, and the tenth message is told of once.
export async function addToDay(db: Db, day: UserDay, counts: Counts) {
  const [row] = await db
    .insert(userDays)
    .values({ ...day, ...counts })
    .onConflictDoUpdate({ target: [userDays.userId, userDays.day], set: sumsOf(counts) })
    .returning({ isNew: sql<boolean>`xmax = 0`, isTold: tenthIsTold(day.userId) });
  if (row?.isNew) await writeRun(db, day);
  return row === undefined || row.isNew || !row.isTold;
}

// Or is far off: the count of all that was sent is never smaller than that of messages.
const tenthIsTold = (userId: string) => sql<boolean>`(exists (select 1 from ${nudges} n where n.user_id = ${userId} and n.trigger = '10_messages') or (select ${users.messagesSent} < ${MESSAGES_FOR_NUDGE} from ${users} where ${users.id} = ${userId}))`;

// Once a day: how many days of a run this one makes.
async function writeRun(db: Db, { userId, day }: UserDay) {
  const before = await findLastDay(db, userId, day);
  const { run, freezes } = continueRun(before, day);
  if (run > 1 || freezes > 0) await db.update(userDays).set({ run, freezes }).where(and(eq(userDays.userId, userId), eq(userDays.day, day)));
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
