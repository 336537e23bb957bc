import { sql, type SQL } from 'drizzle-orm';
import { MESSAGES_FOR_NUDGE } from '#domain/nudge';
import type { RunDay } from '#domain/streak';
import { asInstant, asJson } from './columns.ts';
import type { Db } from './connect.ts';
import { newId } from './id.ts';
import { unlimited, type Hold } from './quota.ts';
import { firstDay, type Counts } from './user-day.ts';

// `store`: calls the function that stores the answer with its payment.
// `before`: undefined where it is not known, which is enough once the day has begun. `isKept`: the message was kept before.
export type Settlement = { before: RunDay | null | undefined; isKept: boolean; hold: Pick<Hold, 'userId' | 'id'>; store: (payment: SQL) => SQL; sent: number; day: string; counts: Counts };
export type Settled = 'nothing_left' | 'not_stored' | { isNotable: boolean };

// What the database raises where nothing was stored, so that nothing is paid.
const NOT_STORED = 'WW001';
const isUnstored = (error: unknown) => error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === NOT_STORED;

// ONE statement, for it is sent for every answer: the answer, its message, the ledger and the count of the day, or none of them.
export async function settle(db: Db, { hold, before, isKept, store, sent, day, counts }: Settlement, now: Date): Promise<Settled> {
  const { userId, id } = hold;
  const payment = sql`${userId}::uuid, ${id}, ${isKept}, ${newId(now)}::uuid, ${asInstant(now)}, ${unlimited}, ${sent}::int, ${firstDay(day, before)}, ${asJson(counts)}, ${MESSAGES_FOR_NUDGE}::int`;
  try {
    const { rows } = await db.execute<{ isNotable: boolean | null }>(sql`select ${store(payment)} as "isNotable"`);
    const { isNotable } = rows[0]!;
    return isNotable === null ? 'nothing_left' : { isNotable };
  } catch (error) {
    if (isUnstored(error)) return 'not_stored';
    throw error;
  }
}
