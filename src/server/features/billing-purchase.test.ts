import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deleteAccount } from '#contract/account';
import { cancelPlan, createSubscription, listInvoices, openBillingPortal, previewSwitch, purchaseMessages, readBilling, readSandboxCheckout, resumePlan, switchPlan, upgradePlan } from '#contract/billing';
import type { Endpoint } from '#contract/endpoint';
import { PaymentFailure, type PaymentProvider } from '#server/adapters/payments/provider';
import { openTestHouse, PASSWORD, type TestHouse } from '#server/testing';
import { DAY, openTill, type Payer } from '#server/features/testing/till';

let house: TestHouse;
let till: ReturnType<typeof openTill>;
beforeAll(async () => {
  house = await openTestHouse();
  till = openTill(house);
});
afterAll(() => house.close());
afterEach(() => vi.restoreAllMocks());

const secretOf = async (person: Payer, planId = 'core_monthly') => (await till.ask(person, createSubscription, { planId })).body.clientSecret;
const packOf = async (person: Payer) => (await till.ask(person, purchaseMessages)).body.clientSecret;
const amounts = async (person: Payer) => (await till.ask(person, listInvoices)).body.invoices.map(({ amountCents }) => amountCents);
const sessionOf = (checkoutUrl: string) => new URL(checkoutUrl, 'http://localhost').searchParams.get('session')!;

test('F41 two tabs that pay for a plan at once are charged once', async () => {
  const person = await house.signUp();
  const secrets = await Promise.all(Array.from({ length: 6 }, () => secretOf(person)));
  expect(new Set(secrets).size).toBe(1);
  const paid = await Promise.all(secrets.map((secret) => till.pay(person, secret)));
  expect(new Set(paid.map(({ body }) => body.state))).toEqual(new Set(['succeeded']));
  await house.runDueJobs();
  expect([await amounts(person), (await till.info(person)).plan]).toEqual([[1495], 'core']);
});

test('F41 two tabs that pay for a pack at once are charged once', async () => {
  const person = await house.signUp();
  const secrets = await Promise.all([packOf(person), packOf(person), packOf(person)]);
  expect(new Set(secrets).size).toBe(1);
  await Promise.all(secrets.map((secret) => till.pay(person, secret)));
  await house.runDueJobs();
  expect([await amounts(person), (await till.left(person)).messagesRemaining]).toEqual([[995], 325]);
});

test('F41 H24 two tabs with different plans: only the one that was opened last can be paid', async () => {
  const person = await house.signUp();
  const core = await secretOf(person, 'core_monthly');
  const pro = await secretOf(person, 'pro_monthly');
  const { checkoutUrl } = (await till.ask(person, upgradePlan, { planId: 'core', cycle: 'annual' })).body;
  const checkout = (await till.ask(person, readSandboxCheckout, { session: sessionOf(checkoutUrl) })).body;
  const replaced = { state: 'declined', message: 'This payment was replaced by another. Nothing was charged.' };
  expect([(await till.pay(person, core)).body, (await till.pay(person, pro)).body]).toEqual([replaced, replaced]);
  expect((await till.pay(person, checkout.clientSecret!)).body.state).toBe('succeeded');
  expect((await till.pay(person, core)).body).toEqual(replaced);
  await house.runDueJobs();
  expect(await amounts(person)).toEqual([11_655]);
});

test('F41 H24 a tab that was paid while another asks is told so, and nothing is charged twice', async () => {
  const person = await house.signUp();
  await till.pay(person, await secretOf(person));
  const answer = await till.ask(person, upgradePlan, { planId: 'pro', cycle: 'monthly' });
  expect([answer.status, answer.body]).toEqual([409, { code: 'conflict', error: 'You have the Core Plan already. Change it under Billing Settings; nothing was charged.' }]);
});

test('what was opened a day ago and never paid is opened anew', async () => {
  const person = await house.signUp();
  const [pack, plan] = [await packOf(person), await secretOf(person)];
  const later = await till.pass(person, DAY);
  expect((await till.pay(later, plan)).body).toMatchObject({ state: 'declined' });
  const [newPack, newPlan] = [await packOf(later), await secretOf(later)];
  expect([newPack === pack, newPlan === plan]).toEqual([false, false]);
  expect((await till.pay(later, pack)).body).toMatchObject({ state: 'declined' });
  expect((await till.pay(later, newPlan)).body).toMatchObject({ state: 'succeeded' });
});

test('F42 an object that was made though its answer was lost is found again by the same key', async () => {
  const person = await house.signUp();
  const { payments } = house.house;
  const real = payments.createPayment;
  vi.spyOn(payments, 'createPayment').mockImplementationOnce(async (what, key) => {
    await real(what, key);
    throw new PaymentFailure('unreachable', 'time is up');
  });
  expect((await till.ask(person, purchaseMessages)).status).toBe(503);
  await till.pay(person, await packOf(person));
  await house.runDueJobs();
  const { rows } = await house.pool.query<{ n: number }>("select jsonb_array_length(state->'payments') as n from sandbox_accounts where customer_id = $1", [await till.findCustomerId(person)]);
  expect([rows, await amounts(person)]).toEqual([[{ n: 1 }], [995]]);
});

const away = async () => {
  throw new PaymentFailure('unreachable', 'no answer');
};
const nothingCharged = 'The payment provider does not answer. Nothing was charged; please try again shortly.';
const notSure = 'The payment provider did not answer, so it is not certain yet whether that went through. Look again in a minute; nothing is charged twice.';
test.each<[string, Endpoint, Record<string, unknown>, keyof PaymentProvider, string]>([
  ['R-BIL-04 upgrade', upgradePlan, { planId: 'core', cycle: 'monthly' }, 'openCheckout', nothingCharged],
  ['R-BIL-06 create-subscription', createSubscription, { planId: 'core_monthly' }, 'createSubscription', nothingCharged],
  ['R-BIL-06 purchase-messages', purchaseMessages, {}, 'createPayment', nothingCharged],
  ['customer', purchaseMessages, {}, 'createCustomer', nothingCharged],
  ['portal', openBillingPortal, {}, 'openPortal', nothingCharged],
])('a provider that is down says that nothing was charged: %s', async (_what, endpoint, input, name, error) => {
  const person = await house.signUp();
  vi.spyOn(house.house.payments, name as 'openPortal').mockImplementation(away);
  const answer = await till.ask(person, endpoint, input);
  expect([answer.status, answer.body]).toEqual([503, { code: 'unavailable', error }]);
});

test.each<[string, Endpoint, Record<string, unknown>, keyof PaymentProvider, string]>([
  ['R-BIL-05 cancel', cancelPlan, {}, 'cancelSubscription', notSure],
  ['switch', switchPlan, { planId: 'pro', cycle: 'monthly' }, 'switchSubscription', notSure],
  ['preview', previewSwitch, { planId: 'pro', cycle: 'monthly' }, 'previewSwitch', nothingCharged],
])('a provider that is down leaves a plan that runs as it is: %s', async (_what, endpoint, input, name, error) => {
  const person = await till.subscribe();
  const before = await till.info(person);
  vi.spyOn(house.house.payments, name as 'openPortal').mockImplementation(away);
  const answer = await till.ask(person, endpoint, input);
  expect([answer.status, answer.body]).toEqual([503, { code: 'unavailable', error }]);
  vi.restoreAllMocks();
  expect(await till.info(person)).toEqual(before);
  expect((await till.ask(person, endpoint, input)).status).toBe(200);
});

test('R-BIL-03 billing is shown from what is known where the provider is down', async () => {
  const person = await till.subscribe();
  house.clock.advance(3000);
  vi.spyOn(house.house.payments, 'readCustomer').mockImplementation(away);
  expect(await till.info(person)).toMatchObject({ plan: 'core' });
  expect((await till.ask(person, resumePlan)).status).toBe(503);
  expect((await till.ask(person, readBilling)).status).toBe(200);
});

test('H31 whoever deletes the account is charged no more, even if the provider is down at that moment', async () => {
  const person = await till.subscribe();
  const customerId = await till.findCustomerId(person);
  const close = vi.spyOn(house.house.payments, 'closeCustomer').mockImplementation(away);
  expect((await till.ask(person, deleteAccount, { password: PASSWORD })).status).toBe(200);
  await house.runDueJobs();
  expect(close).toHaveBeenCalledWith(customerId);
  expect(await house.house.payments.readCustomer(customerId)).not.toBeNull();
  vi.restoreAllMocks();
  house.clock.advance(10_000);
  await house.runDueJobs();
  expect(await house.house.payments.readCustomer(customerId)).toBeNull();
});

test('F49 a payment that comes in while its account is being deleted breaks nothing and gives nothing', async () => {
  const person = await house.signUp();
  await till.pay(person, await packOf(person));
  const events = await till.takeEvents();
  await till.ask(person, deleteAccount, { password: PASSWORD });
  for (const body of events) expect((await till.deliver(body)).status).toBe(200);
  await house.runDueJobs();
  const { rows } = await house.pool.query("select fault from jobs where kind in ('billing-sync', 'billing-end') and done_at is null");
  expect(rows).toEqual([]);
});

test('a pack that was refunded goes back as far as it was not used', async () => {
  const person = await house.signUp();
  await till.pay(person, await packOf(person));
  await house.runDueJobs();
  const later = await till.pass(person, 31 * DAY);
  await house.pool.query("insert into message_ledger (user_id, id, pot, kind, count, ref, created_at) select user_id, gen_random_uuid(), 'bought', 'spent', -5, 'five', now() from users where email = $1", [person.email]);
  await house.pool.query('update users set messages_bought = 20 where email = $1', [person.email]);
  const { rows } = await house.pool.query<{ ref: string }>("select ref from message_ledger join users using (user_id) where email = $1 and kind = 'bought'", [person.email]);
  await house.house.sandbox!.refund(rows[0]!.ref);
  await house.runDueJobs();
  await house.runDueJobs();
  expect([(await till.left(later)).messagesRemaining, await till.ledger(person)]).toEqual([0, { bought: 25, expired: -300, granted: 300, refunded: -20, spent: -5 }]);
});

test('D-BIL-1 D-BIL-3 after everything here, every balance is the sum of its ledger', async () => {
  expect(await till.findMistakes()).toEqual([]);
});
