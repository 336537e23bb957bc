import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { PlanName } from '#contract/account';
import { asInstant } from './columns.ts';
import type { Db } from './connect.ts';
import { newId } from './id.ts';
import { insertJob } from './job.ts';
import { customerKeys, invoices, paymentCustomers, paymentEvents, subscriptions } from './schema-billing.ts';
import { users } from './schema.ts';

export type ProviderName = 'stripe' | 'sandbox';
export type Customer = typeof paymentCustomers.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
const DUE_AT_ONCE = 500;

export async function findCustomer(db: Db, userId: string, provider: ProviderName) {
  const [customer] = await db.select().from(paymentCustomers).where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider)));
  return customer ?? null;
}

export type Person = Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'lastName'>;
type NewCustomer = { userId: string; provider: ProviderName; customerId: string; createdAt: Date };
// Answers the customer that counts: two tabs may come at once. Null where the account is gone in the meantime. `knownAs` is
// what the provider was told: another address may have been confirmed since, or another name given.
export const insertCustomer = (db: Db, { knownAs, ...customer }: NewCustomer & { knownAs: Person }) =>
  db.transaction(async (tx) => {
    const [owner] = await tx.select({ email: users.email, firstName: users.firstName, lastName: users.lastName }).from(users).where(eq(users.id, customer.userId)).for('share');
    if (!owner) return null;
    await tx.insert(paymentCustomers).values(customer).onConflictDoNothing();
    await tx.insert(customerKeys).values(customer).onConflictDoNothing();
    const isKnown = owner.email === knownAs.email && owner.firstName === knownAs.firstName && owner.lastName === knownAs.lastName;
    if (!isKnown) await queueBillingWho(tx, customer.userId, customer.createdAt);
    return findCustomer(tx, customer.userId, customer.provider);
  });

// Numbers a question to the provider. Null where nobody has that customer.
export async function askAboutCustomer(db: Db, customerId: string): Promise<Customer | null> {
  const owner = db.select({ userId: customerKeys.userId }).from(customerKeys).where(eq(customerKeys.customerId, customerId));
  const [customer] = await db
    .update(paymentCustomers)
    .set({ asked: sql`${paymentCustomers.asked} + 1` })
    .where(and(eq(paymentCustomers.userId, sql`(${owner})`), eq(paymentCustomers.customerId, customerId)))
    .returning();
  return customer ?? null;
}

type Answer = Pick<Customer, 'card' | 'grantedPlan' | 'checkAt'> & { now: Date };
export const storeAnswer = (db: Db, { userId, provider, asked }: Customer, { now, ...answer }: Answer) =>
  db
    .update(paymentCustomers)
    .set({ ...answer, answered: asked, syncedAt: now })
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider)));

// Whoever holds this lock speaks alone for the account's money.
export async function lockPayer(db: Db, userId: string) {
  const [payer] = await db.select({ plan: users.plan, email: users.email, firstName: users.firstName }).from(users).where(eq(users.id, userId)).for('update');
  return payer ?? null;
}
export const updatePlan = (db: Db, userId: string, plan: PlanName) => db.update(users).set({ plan }).where(eq(users.id, userId));

export const listSubscriptions = (db: Db, userId: string) => db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(desc(subscriptions.createdAt));
export async function saveSubscription(db: Db, row: typeof subscriptions.$inferInsert) {
  const { userId: _user, id: _id, ...changes } = row;
  await db.insert(subscriptions).values(row).onConflictDoUpdate({ target: [subscriptions.userId, subscriptions.id], set: changes });
}
// What the provider no longer knows, another's books for instance, gives nothing.
export const endOtherSubscriptions = (db: Db, userId: string, { keep, now }: { keep: string[]; now: Date }) =>
  db
    .update(subscriptions)
    .set({ status: 'ended', endedAt: now })
    .where(and(eq(subscriptions.userId, userId), sql`${subscriptions.status} <> 'ended'`, keep.length > 0 ? notInArray(subscriptions.id, keep) : undefined));

export async function insertInvoice(db: Db, row: typeof invoices.$inferInsert) {
  const { rowCount } = await db.insert(invoices).values(row).onConflictDoNothing();
  return rowCount === 1;
}
const MOST_INVOICES = 200;
export const listInvoicesOf = (db: Db, userId: string) => db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.paidAt), desc(invoices.id)).limit(MOST_INVOICES);

// Each event once. False where it came before.
export async function insertPaymentEvent(db: Db, event: typeof paymentEvents.$inferInsert) {
  const { rowCount } = await db.insert(paymentEvents).values(event).onConflictDoNothing();
  return rowCount === 1;
}
export async function countEventsOf(db: Db, customerId: string) {
  const [row] = await db.select({ n: count() }).from(paymentEvents).where(eq(paymentEvents.customerId, customerId));
  return row!.n;
}
export const removeOldPaymentEvents = (db: Db, before: Date) => db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));

export const listCustomersToCheck = (db: Db, now: Date) =>
  db
    .select({ userId: paymentCustomers.userId, customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(and(isNotNull(paymentCustomers.checkAt), lte(paymentCustomers.checkAt, now)))
    .orderBy(asc(paymentCustomers.checkAt))
    .limit(DUE_AT_ONCE);
type Which = Pick<Customer, 'userId' | 'provider'>;
const which = ({ userId, provider }: Which) => and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider));
export async function leaseCustomer(db: Db, customer: Which, { until, now }: { until: Date; now: Date }) {
  const { rowCount } = await db.update(paymentCustomers).set({ leasedUntil: until }).where(and(which(customer), or(isNull(paymentCustomers.leasedUntil), lte(paymentCustomers.leasedUntil, now))));
  return rowCount === 1;
}
export const releaseCustomer = (db: Db, customer: Which) => db.update(paymentCustomers).set({ leasedUntil: null }).where(which(customer));
// Somebody may pay any moment: looked after by then, should the news of it get lost.
export const expectPayment = (db: Db, customer: Which, by: Date) => db.update(paymentCustomers).set({ checkAt: sql`least(${paymentCustomers.checkAt}, ${asInstant(by)})` }).where(which(customer));

export const BILLING_WHO = 'billing-who';
// The provider's receipts name the new address, or the new name, too: queued with the change, so that no failure of the provider loses it.
export async function queueBillingWho(db: Db, userId: string, now: Date) {
  const customers = await db.select({ provider: paymentCustomers.provider, customerId: paymentCustomers.customerId }).from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  for (const customer of customers) await insertJob(db, { kind: BILLING_WHO, key: `${BILLING_WHO}:${newId(now)}`, payload: { userId, ...customer }, userId, now });
}

export const BILLING_END = 'billing-end';
// Whoever goes is charged no more: queued with the deletion, so that there is never one without the other. It outlives the account.
export async function queueBillingEnd(db: Db, userId: string, now: Date) {
  const customers = await db.select({ provider: paymentCustomers.provider, customerId: paymentCustomers.customerId }).from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  for (const customer of customers) await insertJob(db, { kind: BILLING_END, key: `${BILLING_END}:${customer.customerId}`, payload: customer, userId: null, now });
}
