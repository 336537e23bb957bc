import type { Stripe } from 'stripe';
import { PaymentFailure, SIGNATURE_LIVES_SECONDS, type PaymentEvent, type SignedBody } from './provider.ts';
import { dateOf, idOf } from './stripe-client.ts';

export const STRIPE_SIGNATURE = 'stripe-signature';

// Without a secret nothing is believed.
export function verifyStripeEvent(client: Stripe, secret: string, { body, signature, now }: SignedBody): PaymentEvent {
  try {
    return readEvent(client.webhooks.constructEvent(body, signature ?? '', secret, SIGNATURE_LIVES_SECONDS, undefined, now.getTime()));
  } catch (error) {
    throw new PaymentFailure('forged', 'That is not signed by Stripe.', { cause: error });
  }
}

const readEvent = ({ id, type, created, data }: Stripe.Event): PaymentEvent => ({ id, type, createdAt: dateOf(created), customerId: customerOf(data.object) });

type Named = { object?: string; id?: string; customer?: string | { id: string } | null };
const customerOf = (object: object) => {
  const { object: kind, id, customer } = object as Named;
  return kind === 'customer' ? (id ?? null) : idOf(customer);
};
