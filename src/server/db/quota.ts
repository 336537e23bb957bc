import { and, eq, sql, type SQL } from 'drizzle-orm';
import { unlimitedPlans } from '#domain/plan';
import type { RunDay } from '#domain/streak';
import { asInstant } from './columns.ts';
import type { Db } from './connect.ts';
import { newId } from './id.ts';
import { users } from './schema.ts';

// One message that is being written, and for how long at most.
export type Hold = { userId: string; id: string; until: Date };
// `room`: at most so many at once whose ids begin so. `given`: what else must be true of the user.
export type Terms = { now: Date; day: string; room?: { of: string; most: number }; given?: SQL };
// What the storing of its answer needs to know: the last day of the user before that day.
export type Held = { before: RunDay | null };

const isUnlimited = sql`${users.plan} in (${sql.join(unlimitedPlans.map((plan) => sql`${plan}`), sql`, `)})`;
const fromTrial = (now: Date) => sql`(${users.trialEndsAt} > ${asInstant(now)} and ${users.messagesRemaining} > 0)`;
const stock = (now: Date) => sql`(case when ${users.trialEndsAt} > ${asInstant(now)} then ${users.messagesRemaining} else 0 end + ${users.messagesBought})`;
// Of the others that are being written, those whose time isn't up: a server that died holds nothing for long.
const others = (id: string, now: Date) => sql`jsonb_each_text(${users.messagesHeld}) as held where held.key <> ${id} and held.value::timestamptz > ${asInstant(now)}`;

const heldByOthers = (id: string, now: Date) => sql`(select coalesce(jsonb_object_agg(held.key, held.value), '{}'::jsonb) from ${others(id, now)})`;
const leaves = (id: string, now: Date) => sql`(${isUnlimited} or ${stock(now)} > (select count(*) from ${others(id, now)}))`;

// Keeps one message for the caller, in one statement on one row, so that two tabs or two processes never get the same one.
export function holding({ userId, id, until }: Hold, { now, day, room, given }: Terms) {
  const held = sql`${heldByOthers(id, now)} || jsonb_build_object(${id}::text, ${until.toISOString()}::text)`;
  const hasRoom = room && sql`(select count(*) from ${others(id, now)} and held.key like ${`${room.of}%`}) < ${room.most}::int`;
  const before = sql`(select row_to_json(last) from (select d.day, d.run, d.freezes from user_days d where d.user_id = ${userId} and d.day < ${day}::date order by d.day desc limit 1) last)`;
  return sql`update users set messages_held = ${held} where ${and(eq(users.id, userId), leaves(id, now), hasRoom, given)} returning user_id, ${before} as before`;
}

export async function holdMessage(db: Db, hold: Hold, terms: Terms): Promise<Held | null> {
  const { rows } = await db.execute<Held>(holding(hold, terms));
  return rows[0] ?? null;
}

// Why no message could be kept: nothing left to pay with, or, if that isn't it, too many at once.
export async function hasStock(db: Db, userId: string, now: Date) {
  const [row] = await db.select({ has: sql<boolean>`${leaves('', now)}` }).from(users).where(eq(users.id, userId));
  return row?.has ?? false;
}

export const releaseMessage = (db: Db, { userId, id }: Pick<Hold, 'userId' | 'id'>) => db.update(users).set({ messagesHeld: sql`${users.messagesHeld} - ${id}::text` }).where(eq(users.id, userId));

// Nobody else keeps or counts a message of the account until the transaction ends.
export const holdAccount = (tx: Db, userId: string) => tx.execute(sql`select 1 from users where user_id = ${userId} for no key update`);

// The account that pays; none where nothing is left to pay with. What was not kept before must be left beside all that is.
export const paying = ({ userId, id }: Pick<Hold, 'userId' | 'id'>, { now, isKept, given }: { now: Date; isKept: boolean; given?: SQL | undefined }) => sql`
  select user_id, ${isUnlimited} as is_free, ${fromTrial(now)} as from_trial from users
  where ${and(eq(users.id, userId), isKept ? sql`(${isUnlimited} or ${fromTrial(now)} or messages_bought > 0)` : leaves(id, now), given)}`;

// The message in the ledger: the trial's go first, then what was bought. For a `payer`, once its answer is `stored`.
export const noting = (id: string, now: Date) => sql`
  insert into message_ledger (user_id, id, pot, kind, count, ref, created_at)
  select payer.user_id, ${newId(now)}::uuid, case when from_trial then 'trial' else 'bought' end, 'spent', -1, ${id}::text, ${asInstant(now)}
  from payer, stored where not is_free`;

// The same beside the user, where it is held no longer. `sent`: how many messages to others it makes.
export const spending = (id: string, { sent, now }: { sent: number; now: Date }) => sql`
  update users set
    messages_remaining = messages_remaining - case when not is_free and from_trial then 1 else 0 end,
    messages_bought = messages_bought - case when is_free or from_trial then 0 else 1 end,
    messages_sent = messages_sent + ${sent}::int,
    messages_held = case when messages_held = '{}' then messages_held else ${heldByOthers(id, now)} end
  from payer, stored where users.user_id = payer.user_id returning users.messages_sent`;
