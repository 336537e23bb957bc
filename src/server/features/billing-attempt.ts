import { fail } from '#contract/errors';
import type { Cycle, PaidPlan } from '#contract/billing';
import { paths } from '#contract/paths';
import { checkoutPlan, PACK_MESSAGES, planLabel, planPrices } from '#domain/plan';
import type { Attempt, Price } from '#server/adapters/payments/provider';
import { expectPayment, type Customer } from '#server/db/billing';
import { claimAttempt, closeAttemptRow, nameAttempt, type AttemptRow } from '#server/db/payment-attempt';
import type { House } from '#server/http/handler';
import { publicUrlOf } from '#server/http/settings';
import { syncCustomer } from '#server/jobs/billing-sync';

// Before a provider lets an unpaid subscription lapse (a day), and before prices on a page are old.
const LIVES_MS = 22 * 3_600_000;
const LOOK_AFTER_MS = 3_600_000;
const MOST_TRIES = 6;

export type Wanted = { slot: 'plan' | 'pack'; kind: Attempt['kind']; what: string; cents: number };
export const PACK: Wanted = { slot: 'pack', kind: 'payment', what: 'payg', cents: checkoutPlan.payg.cents };
export const wantPlan = (kind: 'subscription' | 'checkout', plan: PaidPlan, cycle: Cycle): Wanted => ({ slot: 'plan', kind, what: `${plan}:${cycle}`, cents: planPrices[plan][cycle] });

export const priceOf = (plan: PaidPlan, cycle: Cycle, cents = planPrices[plan][cycle]): Price => ({ plan, cycle, cents, name: planLabel(plan) });
function readWhat({ what, cents }: Pick<AttemptRow, 'what' | 'cents'>): Price {
  const [plan, cycle] = what.split(':') as [PaidPlan, Cycle];
  return priceOf(plan, cycle, cents);
}

// Begins at the provider what the row says. Its key is the row's, so that after a crash the same object is found again.
function begin({ payments, settings }: House, customerId: string, row: AttemptRow): Promise<Attempt> {
  const key = `${row.userId}:${row.slot}:${row.number}`;
  if (row.kind === 'payment') return payments.createPayment({ customerId, pack: { cents: row.cents, messages: PACK_MESSAGES, name: `${checkoutPlan.payg.name}, ${checkoutPlan.payg.what}` } }, key);
  const price = readWhat(row);
  if (row.kind === 'subscription') return payments.createSubscription({ customerId, price }, key);
  const origin = publicUrlOf(settings);
  const successUrl = `${origin}${paths.success}?plan=${price.plan}&interval=${price.cycle}`;
  return payments.openCheckout({ customerId, price, successUrl, cancelUrl: origin + paths.billing }, key);
}

async function look(house: House, customerId: string, row: AttemptRow): Promise<Attempt> {
  if (row.providerId) return house.payments.readAttempt({ kind: row.kind, id: row.providerId });
  const attempt = await begin(house, customerId, row);
  await nameAttempt(house.db, row, attempt.id);
  return attempt;
}

// What is to be paid now in this slot: one object, however many tabs ask for it. What another tab began for something else
// can't be paid any more when this answers.
export async function openAttempt(house: House, customer: Customer, wanted: Wanted): Promise<Attempt> {
  const { db, payments, now } = house;
  const { userId, customerId } = customer;
  await expectPayment(db, customer, new Date(now().getTime() + LOOK_AFTER_MS));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const row = await claimAttempt(db, { userId, ...wanted, openedAt: now() });
    const isIt = row.kind === wanted.kind && row.what === wanted.what && row.cents === wanted.cents && now().getTime() - row.openedAt.getTime() < LIVES_MS;
    const found = await look(house, customerId, row);
    const attempt = isIt || found.state !== 'open' ? found : await payments.closeAttempt(found);
    if (isIt && attempt.state === 'open') return attempt;
    await closeAttemptRow(db, row);
    if (attempt.state !== 'paid') continue;
    await syncCustomer(house, customerId);
    // The other tab has paid for a plan in the meantime.
    if (wanted.slot === 'plan') throw fail('conflict', { sentence: 'That was paid for a moment ago. Reload to see your plan; nothing is charged twice.' });
  }
  throw fail('under_way');
}
