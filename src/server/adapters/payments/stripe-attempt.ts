import type { Stripe } from 'stripe';
import { PaymentFailure, type Attempt, type AttemptKind, type AttemptRef } from './provider.ts';
import { idOf, type Ask } from './stripe-client.ts';

type State = Attempt['state'];
const subscriptionStates: Record<string, State> = { incomplete: 'open', incomplete_expired: 'closed', canceled: 'closed' };
const intentStates: Record<string, State> = { succeeded: 'paid', canceled: 'closed' };

export function fromSubscription({ id, status, latest_invoice: invoice }: Stripe.Subscription): Attempt {
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : null;
  return { kind: 'subscription', id, state: subscriptionStates[status] ?? 'paid', clientSecret: secret ?? null, url: null };
}
export const fromIntent = ({ id, status, client_secret }: Stripe.PaymentIntent): Attempt => ({ kind: 'payment', id, state: intentStates[status] ?? 'open', clientSecret: client_secret, url: null });
export function fromCheckout({ id, status, payment_status, url }: Stripe.Checkout.Session): Attempt {
  const isPaid = status === 'complete' && payment_status !== 'unpaid';
  return { kind: 'checkout', id, state: isPaid ? 'paid' : status === 'expired' ? 'closed' : 'open', clientSecret: null, url };
}

export const withSecret = { expand: ['latest_invoice.confirmation_secret'] };

// Each kind of attempt: how it is read, and how it is made sure that nobody pays it any more. None of these takes back
// what was paid meanwhile: Stripe refuses instead, and the state says so.
function openKinds(client: Stripe): Record<AttemptKind, { read: (id: string) => Promise<Attempt>; close: (id: string) => Promise<unknown> }> {
  return {
    subscription: {
      read: async (id) => fromSubscription(await client.subscriptions.retrieve(id, withSecret)),
      // Cancelled, a subscription that was paid a moment ago would be lost with its money; its unpaid invoice can be voided alone.
      close: async (id) => {
        const invoice = idOf((await client.subscriptions.retrieve(id)).latest_invoice);
        if (invoice !== null) await client.invoices.voidInvoice(invoice);
      },
    },
    payment: { read: async (id) => fromIntent(await client.paymentIntents.retrieve(id)), close: (id) => client.paymentIntents.cancel(id) },
    checkout: { read: async (id) => fromCheckout(await client.checkout.sessions.retrieve(id)), close: (id) => client.checkout.sessions.expire(id) },
  };
}

export function openAttempts(client: Stripe, ask: Ask) {
  const kinds = openKinds(client);
  const read = ({ kind, id }: AttemptRef) => ask(() => kinds[kind].read(id));
  const close = async (attempt: AttemptRef) => {
    const before = await read(attempt);
    if (before.state !== 'open') return before;
    const refusal = await ask(() => kinds[attempt.kind].close(attempt.id)).then(
      () => null,
      (error: unknown) => error,
    );
    const after = await read(attempt);
    if (after.state !== 'open') return after;
    throw refusal ?? new PaymentFailure('refused', 'It is being paid.');
  };
  return { read, close };
}
