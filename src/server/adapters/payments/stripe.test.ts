import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkoutPlan, planPrices } from '#domain/plan';
import type { PaymentFailure } from './provider.ts';
import { VISA, type Bench } from './provider-bench.ts';
import { planSuite } from './provider-suite-plan.ts';
import { payingSuite } from './provider-suite.ts';
import { STRIPE_VERSION } from './stripe-client.ts';
import { sign, openStripeStandIn } from './stripe-stand-in.ts';
import { StandInError } from './stripe-stand-in-error.ts';
import { openStripe } from './stripe.ts';

const secrets = { secretKey: 'sk_test_ours_alone', webhookSecret: 'whsec_ours_alone', publishableKey: 'pk_test_everybodys' };
const core = { plan: 'core', cycle: 'monthly', cents: planPrices.core.monthly, name: checkoutPlan.core_monthly.name } as const;
const pack = { cents: checkoutPlan.payg.cents, messages: 25, name: checkoutPlan.payg.what };
const who = { userId: 'user-1', email: 'dana@example.com', name: 'Dana' };

async function openBench() {
  const clock = { now: new Date('2026-11-21T10:20:30Z') };
  const standIn = await openStripeStandIn({ ...secrets, now: () => clock.now });
  const provider = await openStripe({ ...secrets, apiBase: standIn.url }, () => clock.now);
  const bench: Bench = {
    provider,
    clock,
    pay: async (clientSecret, card) => {
      try {
        return standIn.bank.confirm(clientSecret, card).status;
      } catch (error) {
        if (error instanceof StandInError) return error.message;
        throw error;
      }
    },
    payCheckout: async ({ id }, number) => standIn.payCheckout(id, number),
    renew: async (id, how) => standIn.bank.renew(id, how),
    readWho: (id) => {
      const { email, name } = standIn.books.customers.get(id)!;
      return { email, name };
    },
    takeEvents: async () => standIn.takeDeliveries(),
    close: standIn.close,
  };
  return { ...bench, standIn };
}

payingSuite('Stripe', openBench);
planSuite('Stripe', openBench);

test('R-BIL-04 every request names the pinned version, and every one that makes something has its key', async () => {
  const { provider, standIn, close } = await openBench();
  const customerId = await provider.createCustomer(who, 'key-customer');
  await provider.createSubscription({ customerId, price: core }, 'key-subscription');
  await provider.openCheckout({ customerId, price: core, successUrl: 'https://w.example/success?plan=core', cancelUrl: 'https://w.example/billing' }, 'key-checkout');
  expect(STRIPE_VERSION).toBe('2026-10-28.endive');
  expect(new Set(standIn.heard.map(({ version }) => version))).toEqual(new Set([STRIPE_VERSION]));
  expect(standIn.heard.filter(({ call }) => call.startsWith('POST')).map(({ call, key }) => [call, key])).toEqual([
    ['POST /v1/customers', 'key-customer'],
    ['POST /v1/prices', 'price-core_monthly_1495'],
    ['POST /v1/subscriptions', 'key-subscription'],
    ['POST /v1/checkout/sessions', 'key-checkout'],
  ]);
  const [checkout] = standIn.books.checkouts.values();
  expect(checkout).toMatchObject({ success_url: `https://w.example/success?plan=core&session_id=${checkout!.id}`, cancel_url: 'https://w.example/billing?from_payment=1' });
  await close();
});

test('R-BIL-02 prices come from the house alone: the amount is Stripe’s only because we said it', async () => {
  const { provider, standIn, close } = await openBench();
  const customerId = await provider.createCustomer(who, 'key-customer');
  for (const plan of ['core', 'pro'] as const) {
    for (const cycle of ['monthly', 'annual'] as const) await provider.createSubscription({ customerId, price: { plan, cycle, cents: planPrices[plan][cycle], name: plan } }, `key-${plan}-${cycle}`);
  }
  await provider.createSubscription({ customerId, price: core }, 'key-again');
  expect([...standIn.books.prices.values()].map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount])).toEqual([['core_monthly_1495', 1495], ['core_annual_11655', 11_655], ['pro_monthly_2995', 2995], ['pro_annual_23315', 23_315]]);
  await close();
});

test('R-BIL-03 a pack that is refunded keeps its row, with the day', async () => {
  const { provider, standIn, pay, close } = await openBench();
  const customerId = await provider.createCustomer(who, 'key-customer');
  const attempt = await provider.createPayment({ customerId, pack }, 'key-pack');
  await pay(attempt.clientSecret!, { number: VISA });
  Object.assign(standIn.books.intents.get(attempt.id)!.latest_charge!, { refunded: true, refunds: { data: [{ created: 1_795_300_000 }] } });
  expect((await provider.readCustomer(customerId))!.payments).toEqual([{ id: attempt.id, messages: 25, cents: 995, paidAt: new Date('2026-11-21T10:20:30Z'), refundedAt: new Date(1_795_300_000_000) }]);
  await close();
});

test('R-BIL-05 a cancellation that was made on Stripe’s own page is known, and taken back', async () => {
  const { provider, standIn, pay, close } = await openBench();
  const customerId = await provider.createCustomer(who, 'key-customer');
  const attempt = await provider.createSubscription({ customerId, price: core }, 'key-subscription');
  await pay(attempt.clientSecret!, { number: VISA });
  standIn.books.subscriptions.get(attempt.id)!.cancel_at = 1_800_000_000;
  expect((await provider.readCustomer(customerId))!.subscriptions[0]).toMatchObject({ cancelsAtEnd: true });
  await provider.resumeSubscription(attempt.id);
  expect((await provider.readCustomer(customerId))!.subscriptions[0]).toMatchObject({ cancelsAtEnd: false });
  await close();
});

test('R-BIL-02 a change that the card does not pay is declined in the provider’s words and changes nothing', async () => {
  const { provider, standIn, pay, close } = await openBench();
  const customerId = await provider.createCustomer(who, 'key-customer');
  const attempt = await provider.createSubscription({ customerId, price: core }, 'key-subscription');
  await pay(attempt.clientSecret!, { number: VISA });
  standIn.books.subscriptions.get(attempt.id)!.default_payment_method!.card.last4 = '0341';
  const failure = await provider.switchSubscription(attempt.id, { ...core, plan: 'pro', cents: 2995 }, 'key-switch').catch((error: PaymentFailure) => error);
  expect(failure).toMatchObject({ fault: 'declined', message: 'Your card was declined.' });
  expect((await provider.readCustomer(customerId))!.subscriptions[0]).toMatchObject({ plan: 'core', cents: 1495 });
  expect(standIn.heard.at(-1)!.call).toMatch(/^GET/);
  const change = standIn.heard.findLast(({ call }) => call === `POST /v1/subscriptions/${attempt.id}`)!;
  expect(new URLSearchParams(change.body).get('payment_behavior')).toBe('error_if_incomplete');
  await close();
});

test('D-BIL-1 a provider that is down, a wrong key and a closed port are unreachable, and name no secret', async () => {
  const { provider, standIn, close } = await openBench();
  const wrongKey = await openStripe({ ...secrets, secretKey: 'sk_test_of_somebody_else', apiBase: standIn.url }, () => new Date());
  standIn.goDown(true);
  const failures = [await provider.createCustomer(who, 'key-down').catch((error: PaymentFailure) => error)];
  standIn.goDown(false);
  failures.push(await wrongKey.createCustomer(who, 'key-wrong').catch((error: PaymentFailure) => error));
  await close();
  failures.push(await provider.createCustomer(who, 'key-closed').catch((error: PaymentFailure) => error));
  for (const failure of failures) {
    expect(failure).toMatchObject({ fault: 'unreachable', message: 'Stripe could not be reached.' });
    const { cause } = failure as PaymentFailure;
    const said = `${(failure as PaymentFailure).stack} ${(cause as Error).message} ${(cause as Error).stack}`;
    for (const secret of [secrets.secretKey, secrets.webhookSecret, 'sk_test_of_somebody_else']) expect(said).not.toContain(secret);
  }
});

test('D-BIL-1 an event that is signed with another secret is forged, and so is every one where none is set', async () => {
  const { provider, clock, close } = await openBench();
  const { body, signature } = sign('{"id":"evt_1","type":"invoice.paid","created":1,"data":{"object":{"customer":"cus_1"}}}', 'whsec_of_somebody_else', clock.now);
  expect(() => provider.verifyEvent({ body: Buffer.from(body), signature, now: clock.now })).toThrow(expect.objectContaining({ fault: 'forged' }));
  await close();
  await expect(openStripe({ ...secrets, webhookSecret: '', apiBase: '' }, () => clock.now)).rejects.toThrow('STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set too');
});

test('D-BIL-1 Stripe’s requests hold no card number: nothing of ours asks for one', async () => {
  const { provider, standIn, pay, close } = await openBench();
  const customerId = await provider.createCustomer(who, 'key-customer');
  const attempt = await provider.createSubscription({ customerId, price: core }, 'key-subscription');
  await pay(attempt.clientSecret!, { number: VISA });
  await provider.readCustomer(customerId);
  expect(standIn.heard.map(({ body }) => body).join('\n')).not.toMatch(/\d{13,19}|card\[number\]/);
  const sources = await Promise.all(['stripe.ts', 'stripe-attempt.ts', 'stripe-client.ts', 'stripe-customer.ts', 'stripe-event.ts', 'stripe-price.ts'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
  expect(sources.join('\n')).not.toMatch(/cardNumber|card_number|number:/);
  await close();
});
