import type { Attempt, AttemptRef, CustomerState, SubscriptionState } from './provider.ts';
import { customerOf, type SandboxAccount, type SandboxSubscription } from './sandbox-account.ts';

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));

const showSubscription = ({ id, price, status, createdAt, periodEnd, cancelsAtEnd, unpaidSince, endedAt }: SandboxSubscription): SubscriptionState => ({
  id, plan: price.plan, cycle: price.cycle, cents: price.cents, status, createdAt: new Date(createdAt), periodEnd: new Date(periodEnd), cancelsAtEnd, unpaidSince: dateOf(unpaidSince), endedAt: dateOf(endedAt),
});

export function showCustomer({ card, subscriptions, payments, invoices }: SandboxAccount, receiptUrl: (id: string) => string): CustomerState {
  return {
    // What was begun and never paid is nothing.
    subscriptions: subscriptions.filter(({ periods }) => periods > 0).map(showSubscription),
    payments: payments.flatMap(({ id, pack, paidAt, refundedAt }) => (paidAt === null ? [] : [{ id, messages: pack.messages, cents: pack.cents, paidAt: new Date(paidAt), refundedAt: dateOf(refundedAt) }])),
    invoices: invoices.map(({ id, description, cents, paidAt }) => ({ id, description, cents, paidAt: new Date(paidAt), receiptUrl: receiptUrl(id) })),
    card: card && { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear },
  };
}

// Numbered in the order in which they were paid: nothing is ever taken out.
export function showReceipt({ customerId, invoices }: SandboxAccount, id: string) {
  const index = invoices.findIndex((each) => each.id === id);
  const invoice = invoices[index];
  const series = customerOf(customerId)?.slice(0, 8).toUpperCase();
  return invoice ? { ...invoice, number: `${series}-${String(index + 1).padStart(4, '0')}`, paidAt: new Date(invoice.paidAt) } : null;
}

const stateOf = ({ status, periods }: SandboxSubscription) => (periods > 0 ? 'paid' : status === 'open' ? 'open' : 'closed');

export function showAttempt(account: SandboxAccount, { kind, id }: AttemptRef, checkoutUrl: (id: string) => string): Attempt | null {
  const checkout = account.checkouts.find((each) => each.id === id);
  const subscription = account.subscriptions.find((each) => each.id === (checkout?.subscriptionId ?? id));
  const payment = account.payments.find((each) => each.id === id);
  const state = subscription ? stateOf(subscription) : payment?.state;
  const secret = subscription?.secret ?? payment?.secret;
  return state && secret ? { kind, id, state, clientSecret: checkout ? null : secret, url: checkout ? checkoutUrl(id) : null } : null;
}
