import type { Cycle, PaidPlan } from '#contract/billing';
import { fail } from '#contract/errors';
import { mayDo, type Standing } from '#domain/plan';
import { leaseCustomer, releaseCustomer, type SubscriptionRow } from '#server/db/billing';
import { newId } from '#server/db/id';
import type { SignedIn } from '#server/db/session';
import type { Handlers, House } from '#server/http/handler';
import { syncCustomer } from '#server/jobs/billing-sync';
import { priceOf } from './billing-attempt.ts';
import { askProvider, askStanding } from './billing-provider.ts';

const NOT_SURE = 'The payment provider did not answer, so it is not certain yet whether that went through. Look again in a minute; nothing is charged twice.';
// Longer than a provider is waited for.
const CHANGE_TAKES_MS = 60_000;
type Live = Extract<Standing<SubscriptionRow>, { subscription: SubscriptionRow }>;

// Changes of a plan that runs. Each is asked of the provider and then read back from it.
export const planHandlers = {
  async cancelPlan({ user, ...house }) {
    const { customer, standing } = await askStanding(house, user);
    if (standing.name === 'cancelling') return { success: true, accessUntil: standing.until.toISOString() };
    const live = demand(standing, 'There is no plan to cancel.');
    // What isn't paid for has no period that could be kept.
    const isUnpaid = live.name === 'past_due';
    await askProvider(() => (isUnpaid ? house.payments.endSubscription(live.subscription.id) : house.payments.cancelSubscription(live.subscription.id)), NOT_SURE);
    await askProvider(() => syncCustomer(house, customer.customerId), NOT_SURE);
    return { success: true, accessUntil: (isUnpaid ? house.now() : live.subscription.periodEnd).toISOString() };
  },

  async resumePlan({ user, ...house }) {
    const { customer, standing } = await askStanding(house, user);
    if (standing.name === 'active') return { success: true };
    if (!mayDo('resume', standing)) throw fail('conflict', { sentence: 'There is no cancellation to take back.' });
    const { subscription } = demand(standing);
    await askProvider(() => house.payments.resumeSubscription(subscription.id), NOT_SURE);
    await askProvider(() => syncCustomer(house, customer.customerId), NOT_SURE);
    return { success: true };
  },

  async previewSwitch({ input: { planId, cycle }, user, ...house }) {
    const { subscription } = await findSwitchable(house, user, [planId, cycle]);
    const { dueNowCents, nextCents, nextBillingDate } = await askProvider(() => house.payments.previewSwitch(subscription.id, priceOf(planId, cycle)));
    return { dueNowCents, nextCents, nextBillingDate: nextBillingDate.toISOString() };
  },

  async switchPlan({ input: { planId, cycle }, user, replayKey, ...house }) {
    const { db, payments, now } = house;
    const { subscription, customer } = await findSwitchable(house, user, [planId, cycle]);
    const at = now();
    // One at a time, so that two tabs don't both pay for the same change.
    if (!(await leaseCustomer(db, customer, { until: new Date(at.getTime() + CHANGE_TAKES_MS), now: at }))) throw fail('under_way');
    try {
      await askProvider(() => payments.switchSubscription(subscription.id, priceOf(planId, cycle), `switch:${user.id}:${replayKey ?? newId(at)}`), NOT_SURE);
      await askProvider(() => syncCustomer(house, customer.customerId), NOT_SURE);
    } finally {
      await releaseCustomer(db, customer);
    }
    return { success: true };
  },
} satisfies Handlers;

function demand(standing: Standing<SubscriptionRow>, sentence?: string): Live {
  if (!('subscription' in standing)) throw fail('conflict', sentence ? { sentence } : {});
  return standing;
}

async function findSwitchable(house: House, user: SignedIn, [plan, cycle]: [PaidPlan, Cycle]) {
  const { customer, standing } = await askStanding(house, user);
  const { subscription } = demand(standing, 'There is no plan to change. Choose one first.');
  if (standing.name === 'cancelling') throw fail('conflict', { sentence: 'That plan is cancelled. Take the cancellation back first.' });
  if (!mayDo('switch', standing)) throw fail('conflict', { sentence: 'The last payment did not go through. Change the card on file first.' });
  if (subscription.plan === plan && subscription.cycle === cycle) throw fail('conflict', { sentence: 'You have exactly that plan already. Nothing was charged.' });
  return { subscription, customer };
}
