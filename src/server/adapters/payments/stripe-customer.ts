import type { Stripe } from 'stripe';
import type { Card, CustomerState, InvoiceState, PaymentState, SubscriptionState } from './provider.ts';
import { PaymentFailure } from './provider.ts';
import { dateOf, idOf, type Ask } from './stripe-client.ts';
import { readPrice } from './stripe-price.ts';

const MOST = 1000;
const PAGE = 100;

// Everything that Stripe holds about a customer, in our words.
export async function readStripeCustomer(client: Stripe, ask: Ask, customerId: string): Promise<CustomerState | null> {
  const customer = await findCustomer(client, ask, customerId);
  if (customer === null) return null;
  const of = { customer: customerId, limit: PAGE };
  const [subscriptions, invoices, intents] = await ask(() =>
    Promise.all([
      client.subscriptions.list({ ...of, status: 'all', expand: ['data.default_payment_method'] }).autoPagingToArray({ limit: MOST }),
      client.invoices.list(of).autoPagingToArray({ limit: MOST }),
      client.paymentIntents.list({ ...of, expand: ['data.latest_charge.refunds'] }).autoPagingToArray({ limit: MOST }),
    ]),
  );
  const packs = intents.filter(isPaidPack);
  return {
    subscriptions: subscriptions.flatMap((subscription) => readSubscription(subscription, invoices)),
    payments: packs.map(readPayment),
    invoices: [...invoices.filter((invoice) => invoice.status === 'paid' && invoice.amount_paid > 0).map(readInvoice), ...packs.map(readPackInvoice)],
    card: findCard(customer, subscriptions, intents),
  };
}

const findCustomer = (client: Stripe, ask: Ask, id: string) =>
  ask(() => client.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] })).then(
    (customer) => (customer.deleted ? null : customer),
    (error: unknown) => {
      if (error instanceof PaymentFailure && error.fault === 'unknown') return null;
      throw error;
    },
  );

const statuses: Record<string, SubscriptionState['status']> = { incomplete: 'open', trialing: 'active', active: 'active', past_due: 'past_due', unpaid: 'past_due' };

function readSubscription(subscription: Stripe.Subscription, invoices: Stripe.Invoice[]): SubscriptionState[] {
  const item = subscription.items.data[0];
  const price = item && readPrice(item.price);
  if (!item || !price) return [];
  const { id, status, created, cancel_at, cancel_at_period_end, ended_at } = subscription;
  const state = statuses[status] ?? 'ended';
  const isLate = state === 'past_due';
  // A renewal moves the period on before it is paid.
  const paidUntil = isLate ? item.current_period_start : item.current_period_end;
  return [
    {
      id,
      ...price,
      cents: item.price.unit_amount ?? 0,
      status: state,
      createdAt: dateOf(created),
      periodEnd: dateOf(paidUntil),
      cancelsAtEnd: cancel_at_period_end || cancel_at !== null,
      unpaidSince: isLate ? dateOf(Math.min(item.current_period_start, ...listUnpaid(id, invoices))) : null,
      endedAt: ended_at === null ? null : dateOf(ended_at),
    },
  ];
}

const listUnpaid = (subscriptionId: string, invoices: Stripe.Invoice[]) =>
  invoices
    .filter(({ status, parent }) => (status === 'open' || status === 'uncollectible') && idOf(parent?.subscription_details?.subscription) === subscriptionId)
    .map(({ created }) => created);

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) => (typeof charge === 'object' ? charge : null);
// Other payments of this customer are those of invoices.
const isPaidPack = ({ status, metadata }: Stripe.PaymentIntent) => status === 'succeeded' && /^\d+$/.test(metadata.messages ?? '');

function readPayment(intent: Stripe.PaymentIntent): PaymentState {
  const charge = chargeOf(intent);
  const refund = charge?.refunded ? (charge.refunds?.data[0]?.created ?? charge.created) : null;
  return { id: intent.id, messages: Number(intent.metadata.messages), cents: intent.amount_received, paidAt: dateOf(charge?.created ?? intent.created), refundedAt: refund === null ? null : dateOf(refund) };
}

// A change of plan has lines for what was not used; the last line names what one has now.
const describeLines = ({ lines }: Stripe.Invoice) => lines.data.at(-1)?.description?.replace(/^\d+ × | \(at [^)]*\)$/g, '');
const readInvoice = (invoice: Stripe.Invoice): InvoiceState => ({
  id: invoice.id,
  description: invoice.description ?? describeLines(invoice) ?? 'Plan',
  cents: invoice.amount_paid,
  paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
  receiptUrl: invoice.hosted_invoice_url ?? null,
});
const readPackInvoice = (intent: Stripe.PaymentIntent): InvoiceState => ({
  id: intent.id,
  description: intent.description ?? 'Messages',
  cents: intent.amount_received,
  paidAt: dateOf(chargeOf(intent)?.created ?? intent.created),
  receiptUrl: chargeOf(intent)?.receipt_url ?? null,
});

// The card that the next renewal takes; else the one that paid last.
function findCard(customer: Stripe.Customer, subscriptions: Stripe.Subscription[], intents: Stripe.PaymentIntent[]): Card | null {
  const live = subscriptions.filter(({ status }) => statuses[status] === 'active' || statuses[status] === 'past_due');
  const methods = [...live.map((each) => each.default_payment_method), customer.invoice_settings.default_payment_method];
  const method = methods.find((each) => each !== null && typeof each === 'object' && each.card !== undefined);
  if (method && typeof method === 'object' && method.card) return readCard(method.card);
  const paid = intents.map((intent) => chargeOf(intent)?.payment_method_details?.card).find((card) => card !== undefined);
  return paid ? readCard(paid) : null;
}
type AnyCard = { brand: string | null; last4: string | null; exp_month: number; exp_year: number };
const readCard = ({ brand, last4, exp_month, exp_year }: AnyCard): Card => ({ brand: brand ?? 'card', last4: last4 ?? '', expMonth: exp_month, expYear: exp_year });
