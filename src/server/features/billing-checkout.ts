import type { Cycle, PaidPlan } from '#contract/billing';
import { fail } from '#contract/errors';
import { mayDo } from '#domain/plan';
import type { SignedIn } from '#server/db/session';
import type { Handlers, House } from '#server/http/handler';
import { openAttempt, PACK, wantPlan, type Wanted } from './billing-attempt.ts';
import { askProvider, askStanding, refuseSecond } from './billing-provider.ts';

// Where a payment begins. Nothing here gives a plan or a message: only what the provider says afterwards does.
export const checkoutHandlers = {
  async upgradePlan({ input: { planId, cycle }, user, ...house }) {
    const { url } = await openPlan(house, user, wantPlan('checkout', planId, cycle));
    return { checkoutUrl: url ?? missing() };
  },

  async createSubscription({ input, user, ...house }) {
    const [plan, cycle] = input.planId.split('_') as [PaidPlan, Cycle];
    const { clientSecret } = await openPlan(house, user, wantPlan('subscription', plan, cycle));
    return { clientSecret: clientSecret ?? missing() };
  },

  async purchaseMessages({ user, ...house }) {
    const { customer } = await askStanding(house, user);
    const { clientSecret } = await askProvider(() => openAttempt(house, customer, PACK));
    return { clientSecret: clientSecret ?? missing() };
  },
} satisfies Handlers;

async function openPlan(house: House, user: SignedIn, wanted: Wanted) {
  const { customer, standing } = await askStanding(house, user);
  if (!mayDo('subscribe', standing)) refuseSecond(standing);
  return askProvider(() => openAttempt(house, customer, wanted));
}

function missing(): never {
  throw fail('unavailable');
}
