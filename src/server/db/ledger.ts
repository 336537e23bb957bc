import { sql } from 'drizzle-orm';
import { asInstant } from './columns.ts';
import type { Db } from './connect.ts';
import { newId } from './id.ts';
import { messageLedger } from './schema-billing.ts';
import type { users } from './schema.ts';

// The ledger is the truth about messages. Each change is one statement that writes a row there and the balance beside the
// user with it, so that neither is ever without the other.
type Entry = { userId: string; ref: string; now: Date };

// Adds messages to what was bought, once for each ref. False where it was counted before, or nobody is there.
export async function addMessages(db: Db, { userId, ref, now, count, kind }: Entry & { count: number; kind: 'bought' | 'granted' }) {
  const { rowCount } = await db.execute(sql`
    with noted as (
      insert into message_ledger (user_id, id, pot, kind, count, ref, created_at)
      select user_id, ${newId(now)}, 'bought', ${kind}, ${count}::int, ${ref}, ${asInstant(now)} from users where user_id = ${userId} for update
      on conflict do nothing returning user_id, count)
    update users set messages_bought = messages_bought + noted.count from noted where users.user_id = noted.user_id`);
  return rowCount === 1;
}

// A pack that was refunded goes back, as far as it was not used.
export async function takeBackMessages(db: Db, { userId, ref, now, count }: Entry & { count: number }) {
  const { rowCount } = await db.execute(sql`
    with noted as (
      insert into message_ledger (user_id, id, pot, kind, count, ref, created_at)
      select user_id, ${newId(now)}, 'bought', 'refunded', -least(${count}::int, messages_bought), ${ref}, ${asInstant(now)} from users where user_id = ${userId} for update
      on conflict do nothing returning user_id, count)
    update users set messages_bought = messages_bought + noted.count from noted where users.user_id = noted.user_id`);
  return rowCount === 1;
}

const EXPIRE_AT_ONCE = 500;
// What is left of a trial goes when it ends. Who asks before this ran is told the same: every query looks at the time too.
export async function expireTrialMessages(db: Db, now: Date) {
  const { rowCount } = await db.execute(sql`
    with over as (
      select user_id, messages_remaining from users where trial_ends_at <= ${asInstant(now)} and messages_remaining > 0 limit ${EXPIRE_AT_ONCE} for update skip locked),
    noted as (
      insert into message_ledger (user_id, id, pot, kind, count, ref, created_at)
      select user_id, gen_random_uuid(), 'trial', 'expired', -messages_remaining, ${now.toISOString()}, ${asInstant(now)} from over
      on conflict do nothing returning user_id, count)
    update users set messages_remaining = messages_remaining + noted.count from noted where users.user_id = noted.user_id`);
  return rowCount ?? 0;
}

// The messages that an account begins with.
export const noteTrial = (db: Db, { id, messagesRemaining, createdAt }: Pick<typeof users.$inferInsert, 'id' | 'messagesRemaining' | 'createdAt'>) =>
  db.insert(messageLedger).values({ userId: id, id: newId(createdAt), pot: 'trial', kind: 'granted', count: messagesRemaining, ref: 'trial', createdAt });

// Staff says how many there are: the difference is written down, in the pot that counts now.
export async function setMessages(db: Db, { userId, ref, now, count }: Entry & { count: number }) {
  const at = asInstant(now);
  const { rowCount } = await db.execute(sql`
    with payer as (
      select user_id, trial_ends_at > ${at} as in_trial, messages_bought, messages_remaining from users where user_id = ${userId} for update),
    wanted as (
      select user_id, 'trial' as pot, greatest(${count}::int - messages_bought, 0) - messages_remaining as change from payer where in_trial
      union all
      select user_id, 'bought', case when in_trial then least(${count}::int - messages_bought, 0) else ${count}::int - messages_bought end from payer),
    noted as (
      insert into message_ledger (user_id, id, pot, kind, count, ref, created_at)
      select user_id, gen_random_uuid(), pot, case when change > 0 then 'granted' else 'expired' end, change, ${ref} || ':' || pot, ${at} from wanted where change <> 0
      on conflict do nothing returning user_id, pot, count)
    update users set
      messages_remaining = messages_remaining + coalesce((select sum(count) from noted where pot = 'trial'), 0),
      messages_bought = messages_bought + coalesce((select sum(count) from noted where pot = 'bought'), 0)
    where user_id = ${userId}`);
  return rowCount === 1;
}
