import { asc, eq, lte } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { insertJob } from './job.ts';
import { sandboxAccounts } from './schema-billing.ts';

type Event = { id: string };
type Change<S, E, T> = { state: S; dueAt: Date | null; events: E[]; result: T };
const DUE_AT_ONCE = 200;
export const SANDBOX_EVENT = 'sandbox-event';

// Where the sandbox keeps its books: an account is changed by one at a time, and its events are queued with the change.
export function openSandboxStore<S extends object, E extends Event>(db: Db, now: () => Date) {
  return {
    async insert(customerId: string, state: S) {
      await db.insert(sandboxAccounts).values({ customerId, state: state as object }).onConflictDoNothing();
    },
    change: <T>(customerId: string, work: (state: S) => Change<S, E, T>): Promise<T | null> =>
      db.transaction(async (tx) => {
        const [row] = await tx.select({ state: sandboxAccounts.state }).from(sandboxAccounts).where(eq(sandboxAccounts.customerId, customerId)).for('update');
        if (!row) return null;
        const before = JSON.stringify(row.state);
        const { state, dueAt, events, result } = work(row.state as S);
        if (JSON.stringify(state) !== before) await tx.update(sandboxAccounts).set({ state: state as object, dueAt }).where(eq(sandboxAccounts.customerId, customerId));
        for (const event of events) await insertJob(tx, { kind: SANDBOX_EVENT, key: `${SANDBOX_EVENT}:${event.id}`, payload: { body: JSON.stringify(event) }, userId: null, now: now() });
        return result;
      }),
    async listDue(at: Date) {
      const rows = await db.select({ customerId: sandboxAccounts.customerId }).from(sandboxAccounts).where(lte(sandboxAccounts.dueAt, at)).orderBy(asc(sandboxAccounts.dueAt)).limit(DUE_AT_ONCE);
      return rows.map(({ customerId }) => customerId);
    },
    async remove(customerId: string) {
      await db.delete(sandboxAccounts).where(eq(sandboxAccounts.customerId, customerId));
    },
  };
}
