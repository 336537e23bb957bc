import { standingOf } from '#domain/plan';
import type { CustomerState, PaymentProvider } from '#server/adapters/payments/provider';
import { askAboutCustomer } from '#server/db/billing';
import type { Db } from '#server/db/connect';
import { applyState } from './billing-state.ts';

type Log = { error: (what: object, message: string) => void };
export type BillingDesk = { db: Db; now: () => Date; payments: PaymentProvider; log: Log };

// Another question was answered in between so often only where something is broken.
const MOST_TRIES = 8;
const nothing: CustomerState = { subscriptions: [], payments: [], invoices: [], card: null };

// The one way in which money changes a plan or adds messages: by what the provider itself says, asked just now. However
// often it runs, and in whatever order, it ends in the provider's state, and counts each payment once. False where
// nobody here has that customer.
export async function syncCustomer(desk: BillingDesk, customerId: string): Promise<boolean> {
  const { db, now, payments, log } = desk;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const customer = await askAboutCustomer(db, customerId);
    if (!customer) return false;
    // What another provider once gave, a sandbox for instance, ends where it is not the provider any more.
    const state = (customer.provider === payments.name ? await payments.readCustomer(customerId) : null) ?? nothing;
    const spare = findSpare(state, now());
    const isStored = await db.transaction((tx) => applyState(tx, { customer, state, now: now() }));
    // An answer that was overtaken ends nothing: what it calls unpaid may have been paid since.
    if (!isStored) continue;
    for (const id of spare) {
      log.error({ subscription: id, customer: customerId }, 'a subscription beside the one that counts was ended; look whether money has to be given back');
      await payments.endSubscription(id);
    }
    if (spare.length === 0) return true;
  }
  throw new Error('the state of a customer would not settle');
}

// Of two that run, the newer counts. One whose grace is over is ended too, so that it isn't charged later for nothing.
function findSpare({ subscriptions }: CustomerState, now: Date) {
  const standing = standingOf(subscriptions, now);
  const kept = 'subscription' in standing ? standing.subscription.id : null;
  const isOver = ({ status, cancelsAtEnd }: CustomerState['subscriptions'][number]) => status === 'past_due' || (status === 'active' && !cancelsAtEnd);
  return subscriptions.filter((each) => each.id !== kept && isOver(each)).map(({ id }) => id);
}

