import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSubscription, listInvoices, openBillingPortal, paySandbox, previewSwitch, purchaseMessages, readBillingConfig, readSandboxCheckout, readSandboxReceipt, readTrial, saveSandboxCard, switchPlan, upgradePlan } from '#contract/billing';
import type { Endpoint } from '#contract/endpoint';
import { openCustomer } from '#server/jobs/billing';
import { openTestHouse, type TestHouse } from '#server/testing';
import { DAY, DECLINED, openTill, VISA } from '#server/features/testing/till';

let house: TestHouse;
let till: ReturnType<typeof openTill>;
beforeAll(async () => {
  house = await openTestHouse();
  till = openTill(house);
});
afterAll(() => house.close());

test('R-BIL-01 R-BIL-03 a trial runs 30 days, with 300 messages, all open and no card', async () => {
  const person = await house.signUp();
  const trialEndsAt = new Date(house.clock.now.getTime() + 30 * DAY).toISOString();
  expect(await till.info(person)).toEqual({
    plan: 'trial', isTrialActive: true, nextBillingDate: null, paymentMethod: null, cycle: null, trialEndsAt, accessUntil: null, isPastDue: false, messagesRemaining: 300,
  });
  expect((await till.ask(person, readTrial)).body).toEqual({ daysRemaining: 30 });
  expect((await till.ask(person, listInvoices)).body).toEqual({ invoices: [] });
});

test('D-BIL-2 without a key of Stripe the sandbox takes the payments, and says so', async () => {
  expect((await till.ask(await house.signUp(), readBillingConfig)).body).toEqual({ provider: 'sandbox', publishableKey: null });
});

test('R-BIL-02 R-BIL-06 a plan that was paid by card is there: unlimited, with next date, card and receipt', async () => {
  const person = await till.subscribe();
  const year = house.clock.now.getUTCFullYear();
  const { nextBillingDate, ...rest } = await till.info(person);
  expect(rest).toEqual({
    plan: 'core', isTrialActive: false, paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: year + 4 }, cycle: 'monthly', trialEndsAt: null, accessUntil: null, isPastDue: false, messagesRemaining: null,
  });
  expect((new Date(nextBillingDate!).getTime() - house.clock.now.getTime()) / DAY).toBeGreaterThan(27);
  expect((await till.ask(person, listInvoices)).body.invoices).toMatchObject([{ description: 'Core Plan, monthly', amountCents: 1495 }]);
  expect(await till.left(person)).toEqual({ plan: 'core', messagesRemaining: null });
  const [receipt] = (await house.readMails(person.email)).filter(({ subject }) => subject.includes('receipt'));
  expect(receipt!.subject).toBe('Your Winward receipt: $14.95');
  expect(receipt!.text).toContain('Core Plan, monthly: $14.95');
});

test('R-BIL-03 D-BIL-2 a receipt says who paid what, when, under which number; it is shown to its owner alone', async () => {
  const person = await till.subscribe();
  await till.pay(person, (await till.ask(person, purchaseMessages)).body.clientSecret);
  await house.runDueJobs();
  const { invoices } = (await till.ask(person, listInvoices)).body;
  const ids = invoices.map(({ receiptUrl }) => /^\/sandbox\/receipt\?id=(in_sandbox_[\da-f_]+)$/.exec(receiptUrl!)![1]!);
  const receipts = await Promise.all(ids.map(async (id) => (await till.ask(person, readSandboxReceipt, { id })).body));
  const who = { name: 'Dana Whitmore', email: person.email, paidAt: house.clock.now.toISOString() };
  expect(receipts.toSorted((a, b) => b.cents - a.cents)).toEqual([
    { ...who, number: expect.stringMatching(/^[\dA-F]{8}-0001$/), description: 'Core Plan, monthly', cents: 1495 },
    { ...who, number: expect.stringMatching(/^[\dA-F]{8}-0002$/), description: 'Pay-As-You-Go, 25 messages', cents: 995 },
  ]);
  const mails = (await house.readMails(person.email)).filter(({ subject }) => subject.includes('receipt'));
  expect(mails.map(({ text }) => /\S+\/sandbox\/receipt\S*/.exec(text)![0]).toSorted()).toEqual(ids.map((id) => `http://localhost:3000/sandbox/receipt?id=${id}`).toSorted());
  const stranger = await till.subscribe();
  for (const [asker, id] of [[stranger, ids[0]!], [await house.signUp(), ids[0]!], [person, `${ids[0]!}0`], [person, 'in_nothing']] as const) {
    expect((await till.ask(asker, readSandboxReceipt, { id })).status).toBe(404);
  }
  expect((await house.call(readSandboxReceipt, { id: ids[0]! })).status).toBe(401);
});

test('R-BIL-02 a pack of 25 messages costs 9.95 and is added to the trial, once', async () => {
  const person = await house.signUp();
  const { clientSecret } = (await till.ask(person, purchaseMessages)).body;
  expect(await till.left(person)).toEqual({ plan: 'trial', messagesRemaining: 300 });
  await till.pay(person, clientSecret);
  expect(await till.left(person)).toEqual({ plan: 'trial', messagesRemaining: 300 });
  await house.runDueJobs();
  await house.runDueJobs();
  expect(await till.left(person)).toEqual({ plan: 'trial', messagesRemaining: 325 });
  expect((await till.ask(person, listInvoices)).body.invoices).toMatchObject([{ description: 'Pay-As-You-Go, 25 messages', amountCents: 995 }]);
  expect(await till.ledger(person)).toEqual({ bought: 25, granted: 300 });
  // A second pack is a second payment.
  const second = (await till.ask(person, purchaseMessages)).body.clientSecret;
  expect(second).not.toBe(clientSecret);
  await till.pay(person, second);
  await house.runDueJobs();
  expect((await till.left(person)).messagesRemaining).toBe(350);
});

test('R-BIL-04 an upgrade opens the checkout of the provider; its way back names plan and interval', async () => {
  const person = await house.signUp();
  const { checkoutUrl } = (await till.ask(person, upgradePlan, { planId: 'pro', cycle: 'annual' })).body;
  const session = new URL(checkoutUrl, 'http://localhost').searchParams.get('session')!;
  const { clientSecret, ...page } = (await till.ask(person, readSandboxCheckout, { session })).body;
  expect(page).toEqual({
    state: 'open', planId: 'pro', cycle: 'annual', name: 'Pro Plan', cents: 23315, successUrl: 'http://localhost:3000/success?plan=pro&interval=annual', cancelUrl: 'http://localhost:3000/billing',
  });
  await till.pay(person, clientSecret!);
  await house.runDueJobs();
  const { plan, cycle, nextBillingDate } = await till.info(person);
  expect([plan, cycle]).toEqual(['pro', 'annual']);
  expect((new Date(nextBillingDate!).getTime() - house.clock.now.getTime()) / DAY).toBeGreaterThan(364);
  expect((await till.ask(person, readSandboxCheckout, { session })).body).toMatchObject({ state: 'paid', clientSecret: null });
  expect((await till.ask(await house.signUp(), readSandboxCheckout, { session })).status).toBe(404);
});

test.each([
  ['a declined card', DECLINED, 'Your card was declined.'],
  ['a card without funds', '4000 0000 0000 9995', 'Your card has insufficient funds.'],
])('R-BIL-07 %s gives nothing, and shows the words of the provider; another card pays', async (_what, card, message) => {
  const person = await house.signUp();
  const { clientSecret } = (await till.ask(person, createSubscription, { planId: 'pro_monthly' })).body;
  expect((await till.pay(person, clientSecret, card)).body).toEqual({ state: 'declined', message });
  await house.runDueJobs();
  expect((await till.info(person)).plan).toBe('trial');
  await till.pay(person, clientSecret);
  await house.runDueJobs();
  expect((await till.info(person)).plan).toBe('pro');
});

test('D-BIL-2 a card that asks for a confirmation pays when it was given', async () => {
  const person = await house.signUp();
  const { clientSecret } = (await till.ask(person, createSubscription, { planId: 'core_monthly' })).body;
  expect((await till.pay(person, clientSecret, '4000 0025 0000 3155')).body).toEqual({ state: 'needs_confirmation', message: null });
  await house.runDueJobs();
  expect((await till.info(person)).plan).toBe('trial');
  expect((await till.pay(person, clientSecret, '4000 0025 0000 3155', true)).body).toEqual({ state: 'succeeded', message: null });
  await house.runDueJobs();
  expect((await till.info(person)).plan).toBe('core');
});

test('the provider\'s own page for cards is opened by an address', async () => {
  expect((await till.ask(await house.signUp(), openBillingPortal)).body).toEqual({ url: '/sandbox/portal' });
});

const asPlan = 'Choose one of these plans: core, pro.';
test.each<[string, Endpoint, Record<string, unknown>, Record<string, string>]>([
  ['upgrade to no plan', upgradePlan, { planId: 'gold', cycle: 'monthly' }, { planId: asPlan }],
  ['upgrade to no cycle', upgradePlan, { planId: 'core', cycle: 'weekly' }, { cycle: 'Choose one of these cycles: monthly, annual.' }],
  ['upgrade to nothing', upgradePlan, {}, { planId: asPlan, cycle: 'Choose one of these cycles: monthly, annual.' }],
  ['switch to no plan', switchPlan, { planId: ['core'], cycle: 'monthly' }, { planId: asPlan }],
  ['preview of no plan', previewSwitch, { planId: 'payg', cycle: 'monthly' }, { planId: asPlan }],
  ['subscribe to no plan', createSubscription, { planId: 'core_annual' }, { planId: 'Choose one of these plans: core_monthly, pro_monthly.' }],
  ['pay an unknown secret', paySandbox, { clientSecret: 'x', cardNumber: VISA }, { clientSecret: 'This payment is not known. Begin again with one of these plans: payg, core_monthly, pro_monthly.' }],
])('bad input is a 400 that names what there is: %s', async (_what, endpoint, input, fields) => {
  const answer = await till.ask(await house.signUp(), endpoint, input);
  expect([answer.status, answer.body]).toEqual([400, { code: 'invalid', error: 'Please check what you entered.', fields }]);
});

test('D-BIL-2 the sandbox takes its test cards alone, and pays only what is one\'s own', async () => {
  const person = await house.signUp();
  const { clientSecret } = (await till.ask(person, purchaseMessages)).body;
  for (const cardNumber of ['', '4111111111111111', '4242']) {
    expect((await till.pay(person, clientSecret, cardNumber)).body).toMatchObject({ code: 'invalid', fields: { cardNumber: 'Use one of the test cards: 4242 4242 4242 4242 pays.' } });
  }
  const stranger = await house.signUp();
  expect((await till.pay(stranger, clientSecret)).status).toBe(400);
  await till.ask(stranger, purchaseMessages);
  expect((await till.pay(stranger, clientSecret)).status).toBe(400);
});

test('D-BIL-1 D-BIL-2 no card number is stored or logged, whatever was typed', async () => {
  const person = await till.subscribe();
  await till.pay(person, 'x', '4000 0000 0000 9995');
  await till.ask(person, saveSandboxCard, { cardNumber: '5555 5555 5555 4444' });
  const tables = (await house.pool.query<{ t: string }>("select table_name as t from information_schema.tables where table_schema = 'public'")).rows.map(({ t }) => t);
  for (const table of tables) {
    const text = JSON.stringify((await house.pool.query(`select * from "${table}"`)).rows);
    for (const digits of ['4242424242424242', '4242 4242 4242 4242', '4000 0000 0000 9995', '5555 5555 5555 4444', '4000000000000002']) expect(`${table}: ${text}`).not.toContain(digits);
  }
  const log = house.log.join('');
  for (const digits of ['4242424242424242', '4242 4242', '0000 9995', '5555 5555']) expect(log).not.toContain(digits);
});

test('an account that is deleted while it becomes known to the provider leaves no customer there', async () => {
  const id = randomUUID();
  const who = { id, email: 'gone@example.com', firstName: 'Dana', lastName: 'Gone' };
  const { rows: before } = await house.pool.query('select customer_id from sandbox_accounts');
  expect(await openCustomer(house.house, who)).toBeNull();
  expect((await house.pool.query('select customer_id from sandbox_accounts')).rows).toEqual(before);
});
