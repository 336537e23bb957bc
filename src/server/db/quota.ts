import { and, eq, sql } from 'drizzle-orm';
import { unlimitedPlans } from '#domain/plan';
import type { Db } from './connect.ts';
import { users } from './schema.ts';

// One message that is being written, and for how long at most.
export type Hold = { userId: string; id: string; until: Date };

const isUnlimited = sql`${users.plan} in (${sql.join(unlimitedPlans.map((plan) => sql`${plan}`), sql`, `)})`;
const fromTrial = (now: Date) => sql`(${users.trialEndsAt} > ${now.toISOString()}::timestamptz and ${users.messagesRemaining} > 0)`;
const stock = (now: Date) => sql`(case when ${users.trialEndsAt} > ${now.toISOString()}::timestamptz then ${users.messagesRemaining} else 0 end + ${users.messagesBought})`;
// Of the others that are being written, those whose time isn't up: a server that died holds nothing for long.
const others = (id: string, now: Date) => sql`jsonb_each_text(${users.messagesHeld}) as held where held.key <> ${id} and held.value::timestamptz > ${now.toISOString()}::timestamptz`;

// Keeps one message for the caller, in one statement, so that two tabs or two processes never get the same one.
export async function holdMessage(db: Db, { userId, id, until }: Hold, now: Date) {
  const held = sql`(select coalesce(jsonb_object_agg(held.key, held.value), '{}'::jsonb) from ${others(id, now)}) || jsonb_build_object(${id}::text, ${until.toISOString()}::text)`;
  const { rowCount } = await db
    .update(users)
    .set({ messagesHeld: held })
    .where(and(eq(users.id, userId), sql`${stock(now)} > (select count(*) from ${others(id, now)})`));
  return rowCount === 1;
}

export const releaseMessage = (db: Db, { userId, id }: Pick<Hold, 'userId' | 'id'>) => db.update(users).set({ messagesHeld: sql`${users.messagesHeld} - ${id}::text` }).where(eq(users.id, userId));

// Counts the message: the trial's first, then what was bought. Belongs into the transaction that stores the answer.
export async function spendMessage(db: Db, { userId, id }: Pick<Hold, 'userId' | 'id'>, now: Date) {
  const { rowCount } = await db
    .update(users)
    .set({
      messagesRemaining: sql`${users.messagesRemaining} - case when not ${isUnlimited} and ${fromTrial(now)} then 1 else 0 end`,
      messagesBought: sql`${users.messagesBought} - case when ${isUnlimited} or ${fromTrial(now)} then 0 else 1 end`,
      messagesHeld: sql`${users.messagesHeld} - ${id}::text`,
    })
    .where(and(eq(users.id, userId), sql`(${isUnlimited} or ${stock(now)} > 0)`));
  return rowCount === 1;
}

// For those whose messages aren't counted: the account must still be there when the answer is stored.
export async function lockUser(db: Db, userId: string) {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
  return rows.length === 1;
}
