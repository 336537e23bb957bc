import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { noting, paying, spending, type Held, type Hold } from './quota.ts';
import { isTold, showing, type Counts } from './user-day.ts';

// `store`: stores the answer for the `payer` and returns its user's id as user_id, or nothing where it isn't to be stored.
// `first`: what must be done before it, as further parts of the statement.
export type Settlement = Held & { hold: Pick<Hold, 'userId' | 'id'>; first?: SQL; store: SQL; sent: number; day: string; counts: Counts };
type Outcome = { payers: number; stored: number; isNotable: boolean };

// ONE statement, for it is sent for every answer: the answer, its message, the ledger and the count of the day, or none of them.
export async function settle(db: Db, { hold: { userId, id }, before, first = sql``, store, sent, day, counts }: Settlement, now: Date) {
  const { rows } = await db.execute<Outcome>(sql`
    with payer as (${paying(userId, now)}), ${first}
    stored as (${store}),
    noted as (${noting(id, now)}),
    spent as (${spending(id, sent)}),
    showed as (${showing({ userId, day, before }, { counts, where: sql`from stored` })})
    select (select count(*) from payer)::int as payers, (select count(*) from stored)::int as stored,
      coalesce((select is_new from showed), false) or ${counts.chatMessages ? sql`false` : sql`not ${isTold(userId, sql`(select messages_sent from spent)`)}`} as "isNotable"`);
  const { payers, stored, isNotable } = rows[0]!;
  if (payers === 0) return 'nothing_left';
  return stored === 0 ? 'not_stored' : { isNotable };
}
