import type { Stripe } from 'stripe';
import { PaymentFailure, type PaymentProvider, type Price } from './provider.ts';
import { fromCheckout, fromIntent, fromSubscription, openAttempts, withSecret } from './stripe-attempt.ts';
import { dateOf, openStripeClient, unlessGone, type Ask, type StripeSettings } from './stripe-client.ts';
import { readStripeCustomer } from './stripe-customer.ts';
import { STRIPE_SIGNATURE, verifyStripeEvent } from './stripe-event.ts';
import { openPrices } from './stripe-price.ts';

const HOUR_SECONDS = 3600;
// A card alone: it answers at once, and the same card can be charged when the plan renews.
const cards = { allowed_payment_method_types: ['card' as const] };

export async function openStripe(settings: StripeSettings, now: () => Date): Promise<PaymentProvider> {
  if (!settings.publishableKey || !settings.webhookSecret) throw new Error('STRIPE_SECRET_KEY is set, so STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set too.');
  const { client, ask } = await openStripeClient(settings);
  const priceId = openPrices(client, ask);
  const attempts = openAttempts(client, ask);
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    signatureHeader: STRIPE_SIGNATURE,
    createCustomer: ({ userId, email, name }, key) => ask(async () => (await client.customers.create({ email, name, metadata: { user_id: userId } }, { idempotencyKey: key })).id),
    updateCustomer: (customerId, { email, name }) => unlessGone(ask(() => client.customers.update(customerId, { email, name }))),
    ...openSales(client, ask, priceId),
    readAttempt: attempts.read,
    closeAttempt: attempts.close,
    readCustomer: (customerId) => readStripeCustomer(client, ask, customerId),
    ...openChanges(client, ask, { priceId, now }),
    openPortal: ({ customerId, returnUrl }) => ask(async () => (await client.billingPortal.sessions.create({ customer: customerId, return_url: withMark(returnUrl, 'from_payment=1') })).url),
    closeCustomer: (customerId) => unlessGone(ask(() => client.customers.del(customerId))),
    verifyEvent: (signed) => verifyStripeEvent(client, settings.webhookSecret, signed),
  };
}

// So that the page that one comes back to knows where one was. Stripe fills in the id, and only where it stands bare.
const withMark = (url: string, mark: string) => `${url}${url.includes('?') ? '&' : '?'}${mark}`;

type PriceId = (price: Price) => Promise<string>;
function openSales(client: Stripe, ask: Ask, priceId: PriceId): Pick<PaymentProvider, 'createSubscription' | 'createPayment' | 'openCheckout'> {
  return {
    createSubscription: ({ customerId, price }, key) =>
      ask(async () => {
        const items = [{ price: await priceId(price) }];
        const payment_settings = { payment_method_types: ['card' as const], save_default_payment_method: 'on_subscription' as const };
        return fromSubscription(await client.subscriptions.create({ customer: customerId, items, payment_behavior: 'default_incomplete', payment_settings, ...withSecret }, { idempotencyKey: key }));
      }),
    createPayment: ({ customerId, pack: { cents, messages, name } }, key) =>
      ask(async () => fromIntent(await client.paymentIntents.create({ amount: cents, currency: 'usd', customer: customerId, description: name, metadata: { messages: String(messages) }, ...cards }, { idempotencyKey: key }))),
    openCheckout: ({ customerId, price, successUrl, cancelUrl }, key) =>
      ask(async () => {
        const line_items = [{ price: await priceId(price), quantity: 1 }];
        const urls = { success_url: withMark(successUrl, 'session_id={CHECKOUT_SESSION_ID}'), cancel_url: withMark(cancelUrl, 'from_payment=1') };
        return fromCheckout(await client.checkout.sessions.create({ mode: 'subscription', customer: customerId, line_items, ...urls, ...cards }, { idempotencyKey: key }));
      }),
  };
}

type Changes = 'cancelSubscription' | 'resumeSubscription' | 'endSubscription' | 'previewSwitch' | 'switchSubscription';
function openChanges(client: Stripe, ask: Ask, { priceId, now }: { priceId: PriceId; now: () => Date }): Pick<PaymentProvider, Changes> {
  const update = (id: string, change: Stripe.SubscriptionUpdateParams) => ask(async () => void (await client.subscriptions.update(id, change)));
  // Both the preview and the change count from the hour's beginning, so that the one costs what the other said.
  const plan = async (id: string, price: Price) => {
    const { customer, items } = await client.subscriptions.retrieve(id);
    const item = items.data[0];
    if (!item) throw new PaymentFailure('unknown', 'Stripe has no such subscription.');
    const hour = Math.floor(now().getTime() / 1000 / HOUR_SECONDS) * HOUR_SECONDS;
    const proration_date = Math.min(Math.max(hour, item.current_period_start), item.current_period_end);
    return { customer, change: { items: [{ id: item.id, price: await priceId(price) }], proration_behavior: 'always_invoice' as const, proration_date } };
  };
  return {
    cancelSubscription: (id) => update(id, { cancel_at_period_end: true }),
    resumeSubscription: async (id) => {
      // Stripe's own page may have named a day instead.
      const { cancel_at_period_end } = await ask(() => client.subscriptions.retrieve(id));
      await update(id, cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' });
    },
    endSubscription: (id) => unlessGone(ask(() => client.subscriptions.cancel(id))),
    previewSwitch: (id, price) =>
      ask(async () => {
        const { customer, change } = await plan(id, price);
        const { total, amount_due, starting_balance, lines } = await client.invoices.createPreview({ customer: typeof customer === 'string' ? customer : customer.id, subscription: id, subscription_details: change });
        // What is left over stands to the customer's credit, which Stripe keeps as a balance below nothing.
        const credit = Math.max(0, -(total + starting_balance));
        // A line below nothing is the time that isn't used; the others say until when one has paid.
        const paidUntil = Math.max(...lines.data.filter(({ amount }) => amount >= 0).map(({ period }) => period.end));
        return { dueNowCents: amount_due, nextCents: Math.max(0, price.cents - credit), nextBillingDate: dateOf(paidUntil) };
      }),
    // Refused as a whole where the card doesn't pay the difference.
    switchSubscription: (id, price, key) => ask(async () => void (await client.subscriptions.update(id, { ...(await plan(id, price)).change, payment_behavior: 'error_if_incomplete' }, { idempotencyKey: key }))),
  };
}
