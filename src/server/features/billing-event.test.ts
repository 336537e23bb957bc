import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSubscription, purchaseMessages, receivePaymentEvent, saveSandboxCard } from '#contract/billing';
import { signBody } from '#server/adapters/payments/signature';
import { syncCustomer } from '#server/jobs/billing-sync';
import { openTestHouse, type TestHouse } from '#server/testing';
import { DAY, DECLINED, openTill, type Payer } from '#server/features/testing/till';

let house: TestHouse;
let till: ReturnType<typeof openTill>;
beforeAll(async () => {
  house = await openTestHouse();
  till = openTill(house);
});
afterAll(() => house.close());
afterEach(() => vi.restoreAllMocks());

// Somebody has paid, and the news of it is still on its way.
async function payFor(what: 'core_monthly' | 'pack', payer?: Payer) {
  const person = payer ?? (await house.signUp());
  const { clientSecret } = (what === 'pack' ? await till.ask(person, purchaseMessages) : await till.ask(person, createSubscription, { planId: what })).body;
  expect((await till.pay(person, clientSecret)).body.state).toBe('succeeded');
  return { person, events: await till.takeEvents() };
}
const countEvents = async () => (await house.pool.query<{ n: number }>('select count(*)::int as n from payment_events')).rows[0]!.n;
const forged = { code: 'invalid', error: 'The signature of this event is not right.' };

test('D-BIL-1 a verified event gives the plan, and until then nothing does', async () => {
  const { person, events } = await payFor('core_monthly');
  await house.runDueJobs();
  expect((await till.left(person)).plan).toBe('trial');
  const answer = await till.deliver(events[0]!);
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  await house.runDueJobs();
  expect((await till.left(person)).plan).toBe('core');
});

test('D-BIL-1 F45 forged, changed, old and unsigned events are refused, leave nothing and are told in the log', async () => {
  const { person, events } = await payFor('pack');
  const [body] = events as [string];
  const before = await countEvents();
  const lines = house.log.length;
  const minutes = (n: number) => new Date(house.clock.now.getTime() + n * 60_000);
  const answers = [
    await till.deliver(body, { secret: 'another secret' }),
    await till.deliver(body, { at: minutes(-6) }),
    await till.deliver(body, { at: minutes(6) }),
    await till.deliver(body, { header: '' }),
    await till.deliver(body, { header: 't=1,v1=00' }),
    await till.deliver(body, { header: `t=${Math.floor(house.clock.now.getTime() / 1000)},v1=${'0'.repeat(64)}` }),
    await house.fetch(receivePaymentEvent.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  ];
  for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([400, forged]);
  // One byte of the body is another.
  const changed = await till.deliver(body.replace('"type"', '"Type"'), { header: signBody(house.house.sandbox!.secret, body, house.clock.now) });
  expect(changed.status).toBe(400);
  await house.runDueJobs();
  expect([await countEvents(), (await till.left(person)).messagesRemaining]).toEqual([before, 300]);
  expect(house.log.slice(lines).filter((line) => line.includes('an event of the payment provider was refused'))).toHaveLength(8);
});

test('D-BIL-1 the five minutes of a signature count to the second', async () => {
  const { events } = await payFor('pack');
  const seconds = (n: number) => new Date((Math.floor(house.clock.now.getTime() / 1000) - n) * 1000);
  expect((await till.deliver(events[0]!, { at: seconds(299) })).status).toBe(200);
  expect((await till.deliver(events[0]!, { at: seconds(302) })).status).toBe(400);
});

test('D-BIL-1 F43 an event that comes 50 times at once counts once, and is believed 50 times', async () => {
  const { person, events } = await payFor('pack');
  const answers = await Promise.all(Array.from({ length: 50 }, () => till.deliver(events[0]!)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await house.runDueJobs();
  expect((await till.left(person)).messagesRemaining).toBe(325);
  expect(await till.ledger(person)).toEqual({ bought: 25, granted: 300 });
});

test('D-BIL-1 F44 in whatever order the events of a purchase come, the end is the same', async () => {
  const orders = (list: number[]): number[][] => (list.length < 2 ? [list] : list.flatMap((each, at) => orders(list.toSpliced(at, 1)).map((rest) => [each, ...rest])));
  for (const order of orders([0, 1, 2])) {
    const { person, events } = await payFor('core_monthly');
    expect(events).toHaveLength(3);
    for (const at of order) {
      await till.deliver(events[at]!);
      await house.runDueJobs();
    }
    expect(await till.info(person)).toMatchObject({ plan: 'core', cycle: 'monthly', isPastDue: false });
    expect((await house.readMails(person.email)).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1);
  }
});

test('F47 an event that comes days late raises no plan from the dead', async () => {
  const { person, events } = await payFor('core_monthly');
  await till.deliver(events[0]!);
  await house.runDueJobs();
  await till.ask(person, saveSandboxCard, { cardNumber: DECLINED });
  const later = await till.pass(person, 45 * DAY);
  expect((await till.left(later)).plan).toBe('trial');
  for (const body of events) await till.deliver(body);
  await house.runDueJobs();
  expect((await till.left(later)).plan).toBe('trial');
});

test('F46 events of an unknown customer and of an unknown kind are taken and change nothing', async () => {
  const body = JSON.stringify({ id: 'evt_unknown', type: 'moon.full', created: 1, customer: 'cus_sandbox_00000000000000000000000000000000' });
  expect((await till.deliver(body)).status).toBe(200);
  expect((await till.deliver(JSON.stringify({ id: 'evt_nobody', type: 'moon.new', created: 1 }))).status).toBe(200);
  await house.runDueJobs();
  const { rows } = await house.pool.query("select fault from jobs where kind = 'billing-sync' and done_at is null");
  expect(rows).toEqual([]);
});

test('F46 an event that was faster than our own row is heard when the row is there', async () => {
  const { person, events } = await payFor('core_monthly');
  const customerId = await till.findCustomerId(person);
  for (const table of ['payment_customers', 'customer_keys', 'payment_attempts']) await house.pool.query(`delete from ${table} where user_id = $1`, [await till.findUserId(person)]);
  await till.deliver(events[0]!);
  await house.runDueJobs();
  expect((await till.left(person)).plan).toBe('trial');
  await till.ask(person, purchaseMessages);
  await house.runDueJobs();
  expect([await till.findCustomerId(person), (await till.left(person)).plan]).toEqual([customerId, 'core']);
});

test('an event is answered at once, though the provider does not answer for long', async () => {
  const { person, events } = await payFor('core_monthly');
  const readCustomer = vi.spyOn(house.house.payments, 'readCustomer').mockImplementation(() => new Promise(() => {}));
  expect((await till.deliver(events[0]!)).status).toBe(200);
  expect(readCustomer).not.toHaveBeenCalled();
  readCustomer.mockRestore();
  await house.runDueJobs();
  expect((await till.left(person)).plan).toBe('core');
});

test('D-BIL-1 what a lost event left behind is repaired by reading /billing', async () => {
  const { person } = await payFor('core_monthly');
  house.clock.advance(3000);
  expect((await till.info(person)).plan).toBe('core');
});

test('D-BIL-1 what a lost event left behind is repaired within a day by the daily look, of plans and of packs', async () => {
  const { person } = await payFor('core_monthly');
  const other = (await payFor('pack')).person;
  await till.pass(person, DAY + 900_000);
  await house.runDueJobs();
  const again = { ...person, token: (await house.signIn(person)).token! };
  const { rows } = await house.pool.query('select plan from users where email = $1', [again.email]);
  expect([rows, await till.ledger(other)]).toEqual([[{ plan: 'core' }], { bought: 25, granted: 300 }]);
});

test('an answer of the provider that is older than the one known does not overwrite it', async () => {
  const { person, events } = await payFor('core_monthly');
  const customerId = await till.findCustomerId(person);
  const { payments } = house.house;
  const real = payments.readCustomer;
  const old = await real(customerId);
  await till.ask(person, saveSandboxCard, { cardNumber: DECLINED });
  let calls = 0;
  // The first question is answered last, with what was true when it was asked.
  let answerFirst = () => {};
  vi.spyOn(payments, 'readCustomer').mockImplementation(async (id) => {
    calls += 1;
    if (calls > 1) return real(id);
    await new Promise<void>((resolve) => (answerFirst = resolve));
    return old;
  });
  const first = syncCustomer(house.house, customerId);
  await expect.poll(() => calls).toBe(1);
  await syncCustomer(house.house, customerId);
  answerFirst();
  await first;
  expect((await till.info(person)).paymentMethod).toMatchObject({ last4: '0002' });
  expect([events.length > 0, calls]).toEqual([true, 3]);
});

test('D-BIL-1 an answer that was overtaken ends no subscription: what it calls unpaid was paid since', async () => {
  const person = await till.subscribe();
  const customerId = await till.findCustomerId(person);
  const { payments } = house.house;
  const real = payments.readCustomer;
  const paid = (await real(customerId))!;
  const unpaid = { ...paid, subscriptions: paid.subscriptions.map((each) => ({ ...each, status: 'past_due' as const, unpaidSince: new Date(house.clock.now.getTime() - 8 * DAY) })) };
  vi.spyOn(payments, 'readCustomer').mockImplementationOnce(async () => {
    await syncCustomer(house.house, customerId);
    return unpaid;
  });
  const end = vi.spyOn(payments, 'endSubscription');
  await syncCustomer(house.house, customerId);
  expect([end.mock.calls, (await till.info(person)).plan]).toEqual([[], 'core']);
});
