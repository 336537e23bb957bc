import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { confirmEmail, editProfile, readProfile } from '#contract/account';
import { cancelPlan, createSubscription, listInvoices, previewSwitch, purchaseMessages, resumePlan, saveSandboxCard, switchPlan } from '#contract/billing';
import { PaymentFailure } from '#server/adapters/payments/provider';
import { openTestHouse, type TestHouse } from '#server/testing';
import { DAY, DECLINED, openTill, VISA, type Payer } from '#server/features/testing/till';

let house: TestHouse;
let till: ReturnType<typeof openTill>;
beforeAll(async () => {
  house = await openTestHouse();
  till = openTill(house);
});
afterAll(() => house.close());
afterEach(() => vi.restoreAllMocks());

test('R-BIL-05 a cancelled plan stays open to the end of its period, and ends there', async () => {
  const person = await till.subscribe();
  const { nextBillingDate } = await till.info(person);
  expect((await till.ask(person, cancelPlan)).body).toEqual({ success: true, accessUntil: nextBillingDate });
  expect((await till.ask(person, cancelPlan)).body).toEqual({ success: true, accessUntil: nextBillingDate });
  expect(await till.info(person)).toMatchObject({ plan: 'core', accessUntil: nextBillingDate, nextBillingDate: null });
  const later = await till.pass(person, new Date(nextBillingDate!).getTime() - house.clock.now.getTime() - 1000);
  expect(await till.left(later)).toMatchObject({ plan: 'core' });
  house.clock.advance(900_000);
  await house.runDueJobs();
  expect(await till.info(later)).toMatchObject({ plan: 'trial', isTrialActive: false, accessUntil: null, messagesRemaining: 0 });
  expect((await till.ask(later, listInvoices)).body.invoices).toHaveLength(1);
});

test('R-BIL-05 a cancellation can be taken back before the end', async () => {
  const person = await till.subscribe();
  const { nextBillingDate } = await till.info(person);
  await till.ask(person, cancelPlan);
  expect((await till.ask(person, resumePlan)).body).toEqual({ success: true });
  expect((await till.ask(person, resumePlan)).body).toEqual({ success: true });
  expect(await till.info(person)).toMatchObject({ plan: 'core', accessUntil: null, nextBillingDate });
  const later = await till.pass(person, 32 * DAY);
  expect(await till.info(later)).toMatchObject({ plan: 'core' });
  expect((await till.ask(later, listInvoices)).body.invoices).toHaveLength(2);
});

test('R-BIL-05 F51 whoever cancelled and wants the plan again resumes it: there is never a second one', async () => {
  const person = await till.subscribe();
  await till.ask(person, cancelPlan);
  const answer = await till.ask(person, createSubscription, { planId: 'core_monthly' });
  expect([answer.status, answer.body]).toEqual([409, { code: 'conflict', error: 'Your Core Plan still runs. Take its cancellation back instead; nothing is charged twice.' }]);
});

test('without a plan there is nothing to cancel, to resume or to change', async () => {
  const person = await house.signUp();
  const answers = [await till.ask(person, cancelPlan), await till.ask(person, resumePlan), await till.ask(person, switchPlan, { planId: 'pro', cycle: 'monthly' }), await till.ask(person, previewSwitch, { planId: 'pro', cycle: 'monthly' })];
  expect(answers.map(({ status, body }) => [status, (body as { error?: string }).error])).toEqual([
    [409, 'There is no plan to cancel.'], [409, 'There is no cancellation to take back.'], [409, 'There is no plan to change. Choose one first.'], [409, 'There is no plan to change. Choose one first.'],
  ]);
});

test('R-BIL-02 a change from Core to Pro costs what its preview said, and counts once', async () => {
  const person = await till.subscribe();
  const { nextBillingDate } = await till.info(person);
  const period = new Date(nextBillingDate!).getTime() - house.clock.now.getTime();
  const half = await till.pass(person, period / 2);
  const preview = (await till.ask(half, previewSwitch, { planId: 'pro', cycle: 'monthly' })).body;
  expect(preview).toEqual({ dueNowCents: 750, nextCents: 2995, nextBillingDate });
  const twice = await Promise.all([till.ask(half, switchPlan, { planId: 'pro', cycle: 'monthly' }), till.ask(half, switchPlan, { planId: 'pro', cycle: 'monthly' })]);
  expect(twice.map(({ status }) => status)).toContain(200);
  expect(await till.info(half)).toMatchObject({ plan: 'pro', cycle: 'monthly', nextBillingDate });
  expect((await till.ask(half, listInvoices)).body.invoices.map(({ amountCents }) => amountCents)).toEqual([750, 1495]);
  expect((await till.ask(half, switchPlan, { planId: 'pro', cycle: 'monthly' })).status).toBe(409);
  // Back again: what is left over counts for the next invoice.
  const back = (await till.ask(half, previewSwitch, { planId: 'core', cycle: 'monthly' })).body;
  expect(back).toEqual({ dueNowCents: 0, nextCents: 1495 - 750, nextBillingDate });
  await till.ask(half, switchPlan, { planId: 'core', cycle: 'monthly' });
  const later = await till.pass(half, period);
  expect((await till.ask(later, listInvoices)).body.invoices.map(({ amountCents }) => amountCents)).toEqual([745, 750, 1495]);
});

test('R-BIL-02 a change to a year begins a new period, and what is unused of the month counts', async () => {
  const person = await till.subscribe();
  const { dueNowCents, nextCents, nextBillingDate } = (await till.ask(person, previewSwitch, { planId: 'core', cycle: 'annual' })).body;
  expect([dueNowCents, nextCents]).toEqual([11_655 - 1495, 11_655]);
  await till.ask(person, switchPlan, { planId: 'core', cycle: 'annual' });
  expect(await till.info(person)).toMatchObject({ plan: 'core', cycle: 'annual', nextBillingDate });
});

test('R-BIL-04 a change that the card declines changes nothing and says what the provider said', async () => {
  const person = await till.subscribe();
  await till.ask(person, saveSandboxCard, { cardNumber: DECLINED });
  const answer = await till.ask(person, switchPlan, { planId: 'pro', cycle: 'monthly' });
  expect([answer.status, answer.body]).toEqual([402, { code: 'payment_failed', error: 'Your card was declined.' }]);
  expect(await till.info(person)).toMatchObject({ plan: 'core', paymentMethod: { last4: '0002' } });
});

test('F50 a renewal that fails keeps everything open for seven days, tells by mail, and is mended by another card', async () => {
  const person = await till.subscribe();
  await till.ask(person, saveSandboxCard, { cardNumber: DECLINED });
  const { nextBillingDate } = await till.info(person);
  const late = await till.pass(person, new Date(nextBillingDate!).getTime() - house.clock.now.getTime() + DAY);
  expect(await till.info(late)).toMatchObject({ plan: 'core', isPastDue: true, nextBillingDate: null });
  const mails = (await house.readMails(person.email)).filter(({ subject }) => subject.includes('did not go through'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Winward payment did not go through']);
  const graceEnds = new Date(new Date(nextBillingDate!).getTime() + 7 * DAY).toISOString().slice(0, 10);
  expect(mails[0]!.text).toContain(`Everything stays open until ${graceEnds}.`);
  expect((await till.ask(late, switchPlan, { planId: 'pro', cycle: 'monthly' })).status).toBe(409);
  const again = await till.ask(late, createSubscription, { planId: 'core_monthly' });
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('waits for its payment')]);
  expect((await till.ask(late, saveSandboxCard, { cardNumber: VISA })).body.paymentMethod).toMatchObject({ last4: '4242' });
  await house.runDueJobs();
  expect(await till.info(late)).toMatchObject({ plan: 'core', isPastDue: false });
  expect((await house.readMails(person.email)).filter(({ subject }) => subject.includes('did not go through'))).toHaveLength(1);
});

test('F50 after seven unpaid days the plan ends, at the provider too, and can be begun anew', async () => {
  const person = await till.subscribe();
  await till.ask(person, saveSandboxCard, { cardNumber: DECLINED });
  const { nextBillingDate } = await till.info(person);
  let late = await till.pass(person, new Date(nextBillingDate!).getTime() - house.clock.now.getTime() + 6 * DAY);
  expect(await till.left(late)).toMatchObject({ plan: 'core' });
  late = await till.pass(late, DAY + 1000);
  expect(await till.left(late)).toMatchObject({ plan: 'trial' });
  expect(await till.info(late)).toMatchObject({ plan: 'trial', isPastDue: false });
  await till.ask(late, saveSandboxCard, { cardNumber: VISA });
  late = await till.pass(late, 30 * DAY);
  expect((await till.ask(late, listInvoices)).body.invoices).toHaveLength(1);
  const { clientSecret } = (await till.ask(late, createSubscription, { planId: 'core_monthly' })).body;
  await till.pay(late, clientSecret);
  await house.runDueJobs();
  expect(await till.info(late)).toMatchObject({ plan: 'core' });
});

async function moveTo(person: Payer, email: string) {
  await till.ask(person, editProfile, { email });
  const mail = (await house.readMails(email)).findLast(({ link }) => link.includes('confirm-email'))!;
  return () => house.call(confirmEmail, { token: new URL(mail.link).searchParams.get('token')! });
}
const billedAs = async (email: string) => (await house.pool.query<{ n: number }>("select count(*)::int as n from sandbox_accounts where state -> 'who' ->> 'email' = $1", [email])).rows[0]!.n;

test('H15 R-BIL-03 a new address reaches the provider when it is confirmed, even if the provider is down at that moment', async () => {
  const person = await till.subscribe();
  const next = `moved-${person.email}`;
  const confirm = await moveTo(person, next);
  expect([await billedAs(person.email), await billedAs(next)]).toEqual([1, 0]);
  vi.spyOn(house.house.payments, 'updateCustomer').mockRejectedValue(new PaymentFailure('unreachable', 'no answer'));
  expect((await confirm()).status).toBe(200);
  await house.runDueJobs();
  expect((await till.ask(person, readProfile)).body.email).toBe(next);
  expect([await billedAs(person.email), await billedAs(next)]).toEqual([1, 0]);
  vi.restoreAllMocks();
  house.clock.advance(10_000);
  await house.runDueJobs();
  expect([await billedAs(person.email), await billedAs(next)]).toEqual([0, 1]);
});

test('R-BIL-03 a new name reaches the provider too, and what stays as it was tells it nothing', async () => {
  const person = await till.subscribe();
  const nameAtProvider = async () => (await house.pool.query<{ name: string }>("select state -> 'who' ->> 'name' as name from sandbox_accounts where state -> 'who' ->> 'email' = $1", [person.email])).rows[0]!.name;
  const tell = vi.spyOn(house.house.payments, 'updateCustomer');
  await till.ask(person, editProfile, { firstName: 'Dana', lastName: 'Whitmore', contactNumber: '555 0100' });
  await house.runDueJobs();
  expect([tell.mock.calls.length, await nameAtProvider()]).toEqual([0, 'Dana Whitmore']);
  await till.ask(person, editProfile, { lastName: 'Ruiz' });
  await house.runDueJobs();
  expect([tell.mock.calls.length, await nameAtProvider()]).toEqual([1, 'Dana Ruiz']);
});

test('H15 an address that is confirmed while the account becomes known to the provider, or while it is told, is the one that stands', async () => {
  const { payments } = house.house;
  const [person, create, tell] = [await house.signUp(), payments.createCustomer, payments.updateCustomer];
  const [second, third] = [`second-${person.email}`, `third-${person.email}`];
  vi.spyOn(payments, 'createCustomer').mockImplementationOnce(async (...asked) => (await (await moveTo(person, second))(), create(...asked)));
  await till.ask(person, purchaseMessages);
  vi.spyOn(payments, 'updateCustomer').mockImplementationOnce(async (...asked) => {
    await house.pool.query('update users set email = $2 where email = $1', [second, third]);
    await tell(...asked);
  });
  await house.runDueJobs();
  expect([await billedAs(second), await billedAs(third)]).toEqual([0, 1]);
});
