import { sql, type SQL } from 'drizzle-orm';
import type { RunDay } from '#domain/streak';
import type { Db } from './connect.ts';
import { holdAccount, noting, paying, spending, type Hold } from './quota.ts';
import { isTold, showing, type Counts } from './user-day.ts';

// `store`: stores the answer for the `payer` and returns its user's id as user_id, or nothing where it isn't to be stored.
// `first`: what must be done before it, as further parts of the statement.
// `before`: undefined where it is not known, which is enough once the day has begun. `isKept`: the message was kept before.
export type Settlement = { before: RunDay | null | undefined; isKept: boolean; hold: Pick<Hold, 'userId' | 'id'>; first?: SQL; store: SQL; sent: number; day: string; counts: Counts };
type Counted = { payers: number; stored: number; isNotable: boolean };
export type Settled = 'nothing_left' | 'not_stored' | { isNotable: boolean };

// ONE statement, for it is sent for every answer: the answer, its message, the ledger and the count of the day, or none of them.
// The account is held by a statement before it: one that waits for a row and then changes it still sees it as it was before
// the wait, and two such wait for each other.
export const settle = (db: Db, settlement: Settlement, now: Date): Promise<Settled> =>
  db.transaction(async (tx) => {
    await holdAccount(tx, settlement.hold.userId);
    return settleHeld(tx, settlement, now);
  });

async function settleHeld(db: Db, { hold, before, isKept, first = sql``, store, sent, day, counts }: Settlement, now: Date): Promise<Settled> {
  const { userId, id } = hold;
  const hasBegun = before === undefined ? sql`exists (select 1 from user_days where user_id = ${userId} and day = ${day})` : undefined;
  const { rows } = await db.execute<Counted>(sql`
    with payer as (${paying(hold, { now, isKept, given: hasBegun })}), ${first}
    stored as (${store}),
    noted as (${noting(id, now)}),
    spent as (${spending(id, { sent, now })}),
    showed as (${showing({ userId, day, before: before ?? null }, { counts, where: sql`from stored` })})
    select (select count(*) from payer)::int as payers, (select count(*) from stored)::int as stored,
      coalesce((select is_new from showed), false) or ${counts.chatMessages ? sql`false` : sql`not ${isTold(userId, sql`(select messages_sent from spent)`)}`} as "isNotable"`);
  const { payers, stored, isNotable } = rows[0]!;
  if (payers === 0) return 'nothing_left';
  return stored === 0 ? 'not_stored' : { isNotable };
}
