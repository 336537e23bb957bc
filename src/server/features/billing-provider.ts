import { fail } from '#contract/errors';
import { planLabel, standingOf, type Standing } from '#domain/plan';
import { PaymentFailure } from '#server/adapters/payments/provider';
import { listSubscriptions, type Customer, type SubscriptionRow } from '#server/db/billing';
import type { SignedIn } from '#server/db/session';
import type { House } from '#server/http/handler';
import { openCustomer } from '#server/jobs/billing';
import { syncCustomer } from '#server/jobs/billing-sync';

export const NOTHING_CHARGED = 'The payment provider does not answer. Nothing was charged; please try again shortly.';

// What the provider refuses becomes a sentence: its own words where the bank said no.
export async function askProvider<T>(work: () => Promise<T>, unreachable = NOTHING_CHARGED): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    if (error.fault === 'unreachable') throw fail('unavailable', { sentence: unreachable });
    if (error.fault === 'declined') throw fail('payment_failed', { sentence: error.message });
    throw fail('conflict', { sentence: 'The payment provider does not allow that now. Nothing was charged; reload and try again.' });
  }
}

// Who somebody is at the provider, and where they stand by what it says at this moment.
export async function askStanding(house: House, user: SignedIn): Promise<{ customer: Customer; standing: Standing<SubscriptionRow> }> {
  const customer = await askProvider(async () => {
    const found = (await openCustomer(house, user)) ?? lost();
    await syncCustomer(house, found.customerId);
    return found;
  });
  return { customer, standing: standingOf(await listSubscriptions(house.db, user.id), house.now()) };
}

export function refuseSecond(standing: Standing): never {
  if (!('subscription' in standing)) throw fail('conflict');
  const name = planLabel(standing.subscription.plan);
  if (standing.name === 'cancelling') throw fail('conflict', { sentence: `Your ${name} still runs. Take its cancellation back instead; nothing is charged twice.` });
  if (standing.name === 'past_due') throw fail('conflict', { sentence: `Your ${name} waits for its payment. Change the card on file instead.` });
  throw fail('conflict', { sentence: `You have the ${name} already. Change it under Billing Settings; nothing was charged.` });
}

function lost(): never {
  throw fail('not_signed_in');
}
