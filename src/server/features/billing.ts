import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '#contract/errors';
import { paths } from '#contract/paths';
import { countMessages, daysLeft, isTrial, standingOf } from '#domain/plan';
import { findUser } from '#server/db/account';
import { findCustomer, listInvoicesOf, listSubscriptions } from '#server/db/billing';
import type { Handlers, House } from '#server/http/handler';
import { publicUrlOf } from '#server/http/settings';
import { syncCustomer } from '#server/jobs/billing-sync';
import { askProvider, askStanding } from './billing-provider.ts';

// What was asked so short a time ago is not asked again, and a provider that is slow holds up no page.
const FRESH_MS = 2000;
const LONGEST_WAIT_MS = 3000;

export const billingHandlers = {
  readTrial: async ({ user, now }) => ({ daysRemaining: daysLeft(user.trialEndsAt, now()) }),

  async readBilling({ user: { id }, ...house }) {
    const { db, payments, now } = house;
    await refresh(house, id);
    const user = (await findUser(db, id)) ?? gone();
    const customer = await findCustomer(db, id, payments.name);
    const at = now();
    const standing = standingOf(await listSubscriptions(db, id), at);
    const live = 'subscription' in standing ? standing : null;
    return {
      plan: user.plan,
      isTrialActive: isTrial(user.plan) && user.trialEndsAt > at,
      nextBillingDate: live?.name === 'active' ? live.until.toISOString() : null,
      paymentMethod: customer?.card ?? null,
      cycle: live?.subscription.cycle ?? null,
      trialEndsAt: isTrial(user.plan) ? user.trialEndsAt.toISOString() : null,
      accessUntil: live?.name === 'cancelling' ? live.until.toISOString() : null,
      isPastDue: live?.name === 'past_due',
      messagesRemaining: countMessages(user, at),
    };
  },

  readBillingConfig: async ({ payments }) => ({ provider: payments.name, publishableKey: payments.publishableKey }),

  async listInvoices({ user, db }) {
    const rows = await listInvoicesOf(db, user.id);
    return { invoices: rows.map(({ id, paidAt, description, cents, receiptUrl }) => ({ id, paidAt: paidAt.toISOString(), description, amountCents: cents, receiptUrl })) };
  },

  async openBillingPortal({ user, ...house }) {
    const { customer } = await askStanding(house, user);
    return { url: await askProvider(() => house.payments.openPortal({ customerId: customer.customerId, returnUrl: publicUrlOf(house.settings) + paths.billing })) };
  },
} satisfies Handlers;

// Repairs what a lost event left behind. Where the provider is away, what is known is shown.
async function refresh(house: House, userId: string) {
  const { db, payments, now, log } = house;
  const customer = await findCustomer(db, userId, payments.name);
  if (!customer || (customer.syncedAt && now().getTime() - customer.syncedAt.getTime() < FRESH_MS)) return;
  const sync = syncCustomer(house, customer.customerId).catch((error: unknown) => log.warn({ err: error }, 'the payment provider could not be asked'));
  await Promise.race([sync, wait(LONGEST_WAIT_MS, undefined, { ref: false })]);
}

function gone(): never {
  throw fail('not_signed_in');
}
