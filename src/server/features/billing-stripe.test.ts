import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmail, editProfile } from '#contract/account';
import { cancelPlan, createSubscription, listInvoices, paySandbox, previewSwitch, purchaseMessages, readBilling, readBillingConfig, resumePlan, saveSandboxCard, switchPlan, upgradePlan } from '#contract/billing';
import { openStripeStandIn, type StripeStandIn } from '#server/adapters/payments/stripe-stand-in';
import { openTestHouse, type TestHouse } from '#server/testing';

const secrets = { secretKey: 'sk_test_of_these_calls', webhookSecret: 'whsec_of_these_calls' };
const VISA = '4242424242424242';
let house: TestHouse;
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await openStripeStandIn({ ...secrets, now: () => house.clock.now });
  house = await openTestHouse({ STRIPE_SECRET_KEY: secrets.secretKey, STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: secrets.webhookSecret, STRIPE_API_BASE: stripe.url });
});
afterAll(() => Promise.all([house.close(), stripe.close()]));

// Brings what Stripe has told since, and does the work that it asks for.
async function deliver() {
  for (const { body, signature } of stripe.takeDeliveries()) {
    const answer = await house.fetch('/api/webhooks/payments', { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body });
    expect(answer.status).toBe(200);
  }
  await house.runDueJobs();
}
async function buyCore() {
  const { token } = await house.signUp();
  const { body } = await house.call(createSubscription, { planId: 'core_monthly' }, { token });
  stripe.bank.confirm(body.clientSecret, { number: VISA });
  await deliver();
  return { token };
}
const billing = async (token: string) => (await house.call(readBilling, {}, { token })).body;

test('R-BIL-06 D-BIL-1 Stripe’s word makes the plan: before it nothing, after its event Core, with its card and its receipt', async () => {
  const { token } = await house.signUp();
  const { body } = await house.call(createSubscription, { planId: 'core_monthly' }, { token });
  stripe.bank.confirm(body.clientSecret, { number: VISA });
  await deliver();
  expect(await billing(token)).toMatchObject({ plan: 'core', cycle: 'monthly', messagesRemaining: null, paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 } });
  expect((await house.call(listInvoices, {}, { token })).body.invoices).toEqual([expect.objectContaining({ amountCents: 1495, description: 'Core Plan', receiptUrl: expect.stringMatching(/^https:\/\/invoice/) })]);
});

test('R-BIL-02 D-BIL-1 a pack is granted once, though its event comes three times', async () => {
  const { token } = await house.signUp();
  const { body } = await house.call(purchaseMessages, {}, { token });
  stripe.bank.confirm(body.clientSecret, { number: VISA });
  const [event] = stripe.takeDeliveries();
  for (let time = 0; time < 3; time++) await house.fetch('/api/webhooks/payments', { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': event!.signature }, body: event!.body });
  await house.runDueJobs();
  expect((await billing(token)).messagesRemaining).toBe(325);
});

test('R-BIL-05 R-BIL-02 a plan at Stripe is switched for what the preview said, cancelled to its end, and resumed', async () => {
  const { token } = await buyCore();
  house.clock.advance(3000);
  const choice = { planId: 'pro', cycle: 'monthly' };
  const preview = (await house.call(previewSwitch, choice, { token })).body;
  expect((await house.call(switchPlan, choice, { token })).status).toBe(200);
  const [newest] = (await house.call(listInvoices, {}, { token })).body.invoices.filter(({ amountCents }) => amountCents !== 1495);
  expect(newest!.amountCents).toBe(preview.dueNowCents);
  const { status, body } = await house.call(cancelPlan, {}, { token });
  expect([status, body.accessUntil]).toEqual([200, preview.nextBillingDate]);
  expect(await billing(token)).toMatchObject({ plan: 'pro', accessUntil: preview.nextBillingDate });
  expect((await house.call(resumePlan, {}, { token })).status).toBe(200);
  expect(await billing(token)).toMatchObject({ plan: 'pro', accessUntil: null, nextBillingDate: preview.nextBillingDate });
});

test('D-BIL-2 where Stripe takes the payments there is no door for a card number, and what is said to it is not logged', async () => {
  const { token } = await house.signUp();
  expect((await house.call(readBillingConfig, {}, { token })).body).toEqual({ provider: 'stripe', publishableKey: 'pk_test_1' });
  expect((await house.call(paySandbox, { clientSecret: 'x', cardNumber: VISA }, { token })).status).toBe(404);
  expect((await house.call(saveSandboxCard, { cardNumber: VISA }, { token })).status).toBe(404);
  const everything = [...house.log, ...stripe.heard.map(({ body }) => body)].join('\n');
  for (const hidden of [VISA, secrets.secretKey, secrets.webhookSecret]) expect(everything).not.toContain(hidden);
});

test('R-BIL-04 D-BIL-1 while Stripe is down nothing is charged, and it is said', async () => {
  const { token } = await house.signUp();
  stripe.goDown(true);
  const { status, text } = await house.call(upgradePlan, { planId: 'core', cycle: 'annual' }, { token });
  stripe.goDown(false);
  expect([status, JSON.parse(text)]).toEqual([503, { error: 'The payment provider does not answer. Nothing was charged; please try again shortly.', code: 'unavailable' }]);
  expect((await house.call(upgradePlan, { planId: 'core', cycle: 'annual' }, { token })).body.checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.example\/cs_/);
});

test('H15 R-BIL-03 a new address reaches Stripe when it is confirmed, though Stripe is down at that moment', async () => {
  const person = await house.signUp();
  await house.call(createSubscription, { planId: 'core_monthly' }, person);
  const email = `moved-${person.email}`;
  await house.call(editProfile, { email }, person);
  const [mail] = await house.readMails(email);
  const known = () => [...stripe.books.customers.values()].map((customer) => customer.email).filter((each) => each.endsWith(person.email));
  stripe.goDown(true);
  expect((await house.call(confirmEmail, { token: new URL(mail!.link).searchParams.get('token')! })).status).toBe(200);
  await house.runDueJobs();
  expect(known()).toEqual([person.email]);
  stripe.goDown(false);
  house.clock.advance(10_000);
  await house.runDueJobs();
  expect(known()).toEqual([email]);
});

test('R-BIL-06 a house with half of Stripe’s settings does not start', async () => {
  await expect(openTestHouse({ STRIPE_SECRET_KEY: secrets.secretKey, STRIPE_API_BASE: stripe.url })).rejects.toThrow('STRIPE_SECRET_KEY is set, so STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set too.');
});
