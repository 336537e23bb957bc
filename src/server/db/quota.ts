import { and, eq, sql } from 'drizzle-orm';
import { unlimitedPlans } from '#domain/plan';
import type { Db } from './connect.ts';
import { newId } from './id.ts';
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

// Counts the message, the trial's first, then what was bought, and writes it down in the ledger with the same statement.
// `sent`: how many messages to others it makes. Belongs into the transaction that stores the answer.
export async function spendMessage(db: Db, { userId, id, sent }: Pick<Hold, 'userId' | 'id'> & { sent: number }, now: Date) {
  const { rowCount } = await db.execute(sql`
    with payer as (
      select ${users.id}, ${isUnlimited} as is_free, ${fromTrial(now)} as from_trial, ${users.messagesBought} > 0 as from_bought from ${users} where ${users.id} = ${userId} for update),
    noted as (
      insert into message_ledger (user_id, id, pot, kind, count, ref, created_at)
      select user_id, ${newId(now)}, case when from_trial then 'trial' else 'bought' end, 'spent', -1, ${id}::text, ${now.toISOString()}::timestamptz
      from payer where not is_free and (from_trial or from_bought))
    update users set
      messages_remaining = messages_remaining - case when not is_free and from_trial then 1 else 0 end,
      messages_bought = messages_bought - case when is_free or from_trial then 0 else 1 end,
      messages_sent = messages_sent + ${sent}::int,
      messages_held = messages_held - ${id}::text
    from payer where users.user_id = payer.user_id and (is_free or from_trial or from_bought)`);
  return rowCount === 1;
}

// For those whose messages aren't counted: the account must still be there when the answer is stored.
export async function lockUser(db: Db, userId: string, strength: 'share' | 'no key update' = 'share') {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(strength);
  return rows.length === 1;
}
