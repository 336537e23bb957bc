import { and, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { trialNotices } from './schema-billing.ts';
import { users } from './schema.ts';

const AT_ONCE = 200;

// Whose trial ends in that time and who wasn't told of it, nor of a later moment of it.
export const listTrialsEnding = (db: Db, { days, from, until }: { days: number; from: Date; until: Date }) =>
  db
    .select({ userId: users.id, email: users.email, firstName: users.firstName, trialEndsAt: users.trialEndsAt, messagesRemaining: users.messagesRemaining })
    .from(users)
    .where(
      and(
        gt(users.trialEndsAt, from),
        lte(users.trialEndsAt, until),
        inArray(users.plan, ['trial', 'free_trial']),
        notExists(db.select({ one: sql`1` }).from(trialNotices).where(and(eq(trialNotices.userId, users.id), lte(trialNotices.daysBefore, days)))),
      ),
    )
    .limit(AT_ONCE);

// False where it was noted before, or the account is gone.
export async function insertTrialNotice(db: Db, notice: typeof trialNotices.$inferInsert) {
  const owners = await db.select({ id: users.id }).from(users).where(eq(users.id, notice.userId)).for('share');
  if (owners.length === 0) return false;
  const { rowCount } = await db.insert(trialNotices).values(notice).onConflictDoNothing();
  return rowCount === 1;
}
