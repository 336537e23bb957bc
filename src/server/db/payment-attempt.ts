import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { paymentAttempts } from './schema-billing.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;
type Wanted = Pick<AttemptRow, 'userId' | 'slot' | 'kind' | 'what' | 'cents' | 'openedAt'>;
const same = ({ userId, slot, number }: Pick<AttemptRow, 'userId' | 'slot' | 'number'>) => and(eq(paymentAttempts.userId, userId), eq(paymentAttempts.slot, slot), eq(paymentAttempts.number, number));

// The attempt that is open in its slot: the one that was wanted, or another that came first.
export async function claimAttempt(db: Db, wanted: Wanted): Promise<AttemptRow> {
  await db
    .insert(paymentAttempts)
    .values({ ...wanted, number: 1, state: 'open' })
    .onConflictDoUpdate({
      target: [paymentAttempts.userId, paymentAttempts.slot],
      set: { ...wanted, number: sql`${paymentAttempts.number} + 1`, state: 'open', providerId: null },
      setWhere: eq(paymentAttempts.state, 'closed'),
    });
  const [row] = await db.select().from(paymentAttempts).where(and(eq(paymentAttempts.userId, wanted.userId), eq(paymentAttempts.slot, wanted.slot)));
  return row!;
}
export const listAttempts = (db: Db, userId: string) => db.select().from(paymentAttempts).where(eq(paymentAttempts.userId, userId));
export const nameAttempt = (db: Db, row: AttemptRow, providerId: string) => db.update(paymentAttempts).set({ providerId }).where(and(same(row), isNull(paymentAttempts.providerId)));
export const closeAttemptRow = (db: Db, row: Pick<AttemptRow, 'userId' | 'slot' | 'number'>) => db.update(paymentAttempts).set({ state: 'closed' }).where(same(row));
