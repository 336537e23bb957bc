import type { Who } from '#server/adapters/payments/provider';
import type { Sandbox } from '#server/adapters/payments/sandbox';
import { signBody } from '#server/adapters/payments/signature';
import { findUser } from '#server/db/account';
import { BILLING_END, BILLING_WHO, countEventsOf, insertCustomer, findCustomer, listCustomersToCheck, type Person, type ProviderName } from '#server/db/billing';
import type { Db } from '#server/db/connect';
import { insertJob, type Job } from '#server/db/job';
import { SANDBOX_EVENT } from '#server/db/sandbox';
import { syncCustomer, type BillingDesk } from './billing-sync.ts';
import type { Lane, Schedule } from './runner.ts';

export const BILLING_SYNC = 'billing-sync';
const BILLING_CHECK = 'billing-check';
const SANDBOX_CLOCK = 'sandbox-clock';
const HOUR_MS = 3_600_000;

export const queueSync = (db: Db, { customerId, key, now }: { customerId: string; key: string; now: Date }) =>
  insertJob(db, { kind: BILLING_SYNC, key: `${BILLING_SYNC}:${key}`, payload: { customerId }, userId: null, now });

const whoIs = ({ email, firstName, lastName }: Person) => ({ email, name: `${firstName} ${lastName}`.trim() });
const isSame = (a: Who, b: Who) => a.email === b.email && a.name === b.name;

// Who somebody is at the provider; made known there at the first time that money is spoken of.
export async function openCustomer({ db, now, payments }: BillingDesk, { id: userId, ...person }: Person & { id: string }) {
  const found = await findCustomer(db, userId, payments.name);
  if (found) return found;
  const customerId = await payments.createCustomer({ userId, ...whoIs(person) }, `customer:${userId}`);
  const customer = await insertCustomer(db, { userId, provider: payments.name, customerId, createdAt: now(), knownAs: person });
  // The account was deleted in the meantime: nothing of it may stay with the provider.
  if (!customer) await payments.closeCustomer(customerId);
  // Events may have been faster than the row that says whose they are.
  if (customer && (await countEventsOf(db, customer.customerId)) > 0) await queueSync(db, { customerId, key: `first:${customerId}`, now: now() });
  return customer;
}

// Looks again afterwards: of two changes that are told at once, the later one stands in the end.
async function tellWho({ db, payments }: BillingDesk, { userId, customerId }: { userId: string; customerId: string }) {
  for (let told: Who | null = null; ; ) {
    const user = await findUser(db, userId);
    if (!user || (told && isSame(whoIs(user), told))) return;
    told = whoIs(user);
    await payments.updateCustomer(customerId, told);
  }
}

export function openBillingLane(desk: BillingDesk): Lane {
  const { db, now, payments, log } = desk;
  return {
    [BILLING_SYNC]: async ({ payload }) => void (await syncCustomer(desk, String(payload.customerId))),
    // Finds what a lost event left behind, and what only time brings about.
    [BILLING_CHECK]: async () => {
      const hour = Math.floor(now().getTime() / HOUR_MS);
      for (const { customerId } of await listCustomersToCheck(db, now())) await queueSync(db, { customerId, key: `check:${customerId}:${hour}`, now: now() });
    },
    [BILLING_WHO]: async ({ payload }) => {
      const { provider, ...who } = payload as { provider: ProviderName; userId: string; customerId: string };
      if (provider === payments.name) await tellWho(desk, who);
      else if (provider === 'stripe') throw new Error('a changed address could not be told to Stripe, which has no key here');
    },
    [BILLING_END]: async ({ payload }: Job) => {
      const { provider, customerId } = payload as { provider: ProviderName; customerId: string };
      if (provider === payments.name) return payments.closeCustomer(customerId);
      if (provider === 'stripe') throw new Error('a deleted account had a customer at Stripe, which has no key here: end it there');
      log.error({ customer: customerId }, "a deleted account's sandbox books are left where they are: the sandbox is not in use");
    },
  };
}
export const billingSchedules: Schedule[] = [{ kind: BILLING_CHECK, everyMinutes: 15 }];

export type Deliver = (event: { body: string; signature: string }) => Promise<number>;
// The sandbox's side of the wire: its clock, and its events on their way to the same door as any provider's.
export function openSandboxLane({ runClock }: Pick<Sandbox, 'runClock'>, { secret, now, deliver }: { secret: string; now: () => Date; deliver: Deliver }): Lane {
  return {
    [SANDBOX_CLOCK]: runClock,
    [SANDBOX_EVENT]: async ({ payload }) => {
      const body = String(payload.body);
      const status = await deliver({ body, signature: signBody(secret, body, now()) });
      if (status !== 200) throw new Error(`the event was answered with ${status}`);
    },
  };
}
export const sandboxSchedules: Schedule[] = [{ kind: SANDBOX_CLOCK, everyMinutes: 5 }];
