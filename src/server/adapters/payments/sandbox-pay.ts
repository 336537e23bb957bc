import { PaymentFailure } from './provider.ts';
import { tell, writeInvoice, type Desk } from './sandbox-account.ts';
import { refusalOf, type SandboxCard } from './sandbox-card.ts';
import { periodFrom, renew } from './sandbox-clock.ts';

export type Paid = { state: 'succeeded' | 'declined' | 'needs_confirmation'; message: string | null };
const done: Paid = { state: 'succeeded', message: null };

// Pays what the secret stands for, once: whoever pays the same again is told that it is paid.
export function pay(desk: Desk, { secret, card, confirmed }: { secret: string; card: SandboxCard; confirmed: boolean }): Paid {
  const { account, now } = desk;
  const subscription = account.subscriptions.find((each) => each.secret === secret);
  const payment = account.payments.find((each) => each.secret === secret);
  const object = subscription ?? payment;
  if (!object) throw new PaymentFailure('unknown', 'There is no such payment.');
  if (subscription ? subscription.periods > 0 : payment?.state === 'paid') return done;
  if (subscription ? subscription.status !== 'open' : payment?.state !== 'open') return { state: 'declined', message: 'This payment was replaced by another. Nothing was charged.' };
  const refusal = refusalOf(card);
  if (refusal) {
    tell(desk, 'payment_intent.payment_failed');
    return { state: 'declined', message: refusal };
  }
  if (card.answer === 'asks' && !confirmed) return { state: 'needs_confirmation', message: null };
  if (payment) {
    Object.assign(payment, { state: 'paid', paidAt: now });
    writeInvoice(desk, payment.pack.name, payment.pack.cents);
    tell(desk, 'payment_intent.succeeded');
  }
  if (subscription) {
    account.card = card;
    const { price } = subscription;
    Object.assign(subscription, { status: 'active', anchor: now, periods: 1, periodStart: now, periodEnd: periodFrom(now, 1, price.cycle) });
    if (account.checkouts.some(({ subscriptionId }) => subscriptionId === subscription.id)) tell(desk, 'checkout.session.completed');
    tell(desk, 'customer.subscription.created');
    writeInvoice(desk, `${price.name}, ${price.cycle}`, price.cents);
    tell(desk, 'customer.subscription.updated');
  }
  account.card ??= card;
  return done;
}

// A new card is tried at once on what is unpaid.
export function putCard(desk: Desk, card: SandboxCard) {
  desk.account.card = card;
  tell(desk, 'payment_method.attached');
  for (const subscription of desk.account.subscriptions) if (subscription.status === 'past_due') renew(desk, subscription);
}
