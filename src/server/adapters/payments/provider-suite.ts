import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultOf, openPeople, pack, priceOf, urls, VISA, DAY_MS, type Bench } from './provider-bench.ts';
import type { PaymentProvider } from './provider.ts';

// What a provider has to do, whoever it is: attempts, payments and events.
export function payingSuite(name: string, open: () => Promise<Bench>) {
  describe(`paying, ${name}`, () => {
    let bench: Bench;
    let provider: PaymentProvider;
    let people: ReturnType<typeof openPeople>;
    beforeAll(async () => {
      bench = await open();
      ({ provider } = bench);
      people = openPeople(bench);
    });
    afterAll(() => bench.close());

    test('R-BIL-02 R-BIL-06 D-BIL-1 a subscription gives nothing before it is paid, and its price and period after', async () => {
      const customerId = await people.enrol();
      const attempt = await provider.createSubscription({ customerId, price: priceOf('core') }, people.key());
      expect(attempt).toMatchObject({ kind: 'subscription', state: 'open', clientSecret: expect.stringMatching(/./), url: null });
      expect((await people.read(customerId)).subscriptions.filter(({ status }) => status !== 'open')).toEqual([]);
      expect(await bench.pay(attempt.clientSecret!, { number: VISA })).toBe('succeeded');
      expect((await provider.readAttempt(attempt)).state).toBe('paid');
      const { subscriptions, invoices, card } = await people.read(customerId);
      expect(subscriptions).toEqual([expect.objectContaining({ id: expect.any(String), plan: 'core', cycle: 'monthly', cents: 1495, status: 'active', cancelsAtEnd: false, unpaidSince: null, endedAt: null })]);
      const days = (subscriptions[0]!.periodEnd.getTime() - bench.clock.now.getTime()) / DAY_MS;
      expect(days).toBeGreaterThan(27.9);
      expect(days).toBeLessThan(31.1);
      expect(invoices).toEqual([expect.objectContaining({ cents: 1495, description: expect.stringMatching(/^Core Plan/) })]);
      expect(card).toMatchObject({ brand: 'visa', last4: '4242', expMonth: expect.any(Number), expYear: expect.any(Number) });
    });

    test.each([['4000000000000002', 'Your card was declined.'], ['4000000000009995', 'Your card has insufficient funds.']])('R-BIL-07 the card %s is declined with the words %s, and another one can pay after it', async (number, words) => {
      const customerId = await people.enrol();
      const attempt = await provider.createPayment({ customerId, pack }, people.key());
      expect(await bench.pay(attempt.clientSecret!, { number })).toBe(words);
      expect(await provider.readAttempt(attempt)).toMatchObject({ state: 'open' });
      expect((await people.read(customerId)).payments).toEqual([]);
      expect(await bench.pay(attempt.clientSecret!, { number: VISA })).toBe('succeeded');
    });

    test('R-BIL-02 D-BIL-1 a pack is paid once, however often Pay is pressed, and after a confirmation where the card asks for one', async () => {
      const customerId = await people.enrol();
      const attempt = await provider.createPayment({ customerId, pack }, people.key());
      const asked = await bench.pay(attempt.clientSecret!, { number: '4000002500003155' });
      expect(['needs_confirmation', 'requires_action']).toContain(asked);
      expect((await provider.readAttempt(attempt)).state).toBe('open');
      for (let press = 0; press < 3; press++) expect(await bench.pay(attempt.clientSecret!, { number: '4000002500003155', confirmed: true })).toBe('succeeded');
      const { payments, invoices } = await people.read(customerId);
      expect(payments).toEqual([expect.objectContaining({ messages: 25, cents: 995, refundedAt: null })]);
      expect(invoices).toEqual([expect.objectContaining({ cents: 995, description: '25 messages' })]);
    });

    test('D-BIL-1 the same key makes the same thing once', async () => {
      const customerId = await people.enrol();
      const [again, once] = [people.key(), people.key()];
      const [first, second] = [await provider.createPayment({ customerId, pack }, again), await provider.createPayment({ customerId, pack }, again)];
      expect(second).toEqual(first);
      const [one, two] = [await provider.createSubscription({ customerId, price: priceOf('pro') }, once), await provider.createSubscription({ customerId, price: priceOf('pro') }, once)];
      expect(two.id).toBe(one.id);
      expect((await people.read(customerId)).subscriptions.length).toBeLessThanOrEqual(1);
    });

    test('R-BIL-04 the checkout has an address of its own, and is a subscription once it is paid there', async () => {
      const customerId = await people.enrol();
      const attempt = await provider.openCheckout({ customerId, price: priceOf('pro', 'annual'), ...urls }, people.key());
      expect(attempt).toMatchObject({ kind: 'checkout', state: 'open', url: expect.stringMatching(/./) });
      await bench.payCheckout(attempt, VISA);
      expect((await provider.readAttempt(attempt)).state).toBe('paid');
      expect(await people.plan(customerId)).toMatchObject({ plan: 'pro', cycle: 'annual', cents: 23_315, status: 'active' });
    });

    test('D-BIL-1 an attempt that is closed cannot be paid any more, and one that was paid meanwhile says so', async () => {
      const customerId = await people.enrol();
      const attempts = [
        await provider.createPayment({ customerId, pack }, people.key()),
        await provider.createSubscription({ customerId, price: priceOf('core') }, people.key()),
        await provider.openCheckout({ customerId, price: priceOf('core'), ...urls }, people.key()),
      ];
      for (const attempt of attempts) {
        expect((await provider.closeAttempt(attempt)).state).toBe('closed');
        expect((await provider.closeAttempt(attempt)).state).toBe('closed');
      }
      expect(await bench.pay(attempts[0]!.clientSecret!, { number: VISA })).not.toBe('succeeded');
      expect(await bench.pay(attempts[1]!.clientSecret!, { number: VISA })).not.toBe('succeeded');
      const paid = await provider.createSubscription({ customerId, price: priceOf('core') }, people.key());
      await bench.pay(paid.clientSecret!, { number: VISA });
      expect((await provider.closeAttempt(paid)).state).toBe('paid');
      expect(await people.plan(customerId)).toBeDefined();
      expect((await people.read(customerId)).subscriptions.filter(({ status }) => status === 'active')).toHaveLength(1);
    });

    test('R-BIL-03 a receipt can be looked at, and a customer goes by a new address, however often it is told', async () => {
      const { customerId } = await people.subscribe();
      const { invoices } = await people.read(customerId);
      expect(invoices).toEqual([expect.objectContaining({ receiptUrl: expect.stringMatching(/^(https:\/|\/sandbox)\/./) })]);
      const who = { email: 'dana@new.example', name: 'Dana Ruiz' };
      for (let time = 0; time < 2; time++) await provider.updateCustomer(customerId, who);
      expect(bench.readWho(customerId)).toEqual(who);
      expect((await people.read(customerId)).invoices).toEqual(invoices);
      await provider.closeCustomer(customerId);
      await provider.updateCustomer(customerId, who);
      await provider.updateCustomer('cus_nobody', who);
      expect(await provider.readCustomer(customerId)).toBeNull();
    });

    test('R-BIL-03 a page for cards has an address', async () => {
      const { customerId } = await people.subscribe();
      expect(await provider.openPortal({ customerId, returnUrl: 'https://winward.example/billing' })).toMatch(/./);
    });

    test('D-BIL-1 an object that is not there is unknown, and a customer that is not there is nobody', async () => {
      expect(await provider.readCustomer('cus_nobody')).toBeNull();
      expect(await faultOf(provider.readAttempt({ kind: 'payment', id: 'pi_nothing' }))).toBe('unknown');
      expect(await faultOf(provider.cancelSubscription('sub_nothing'))).toBe('unknown');
    });

    test('D-BIL-1 an event names its customer; forged, changed, old and unsigned ones are refused', async () => {
      await bench.takeEvents();
      const { customerId } = await people.subscribe();
      const events = await bench.takeEvents();
      expect(events.length).toBeGreaterThan(0);
      const read = (body: string, signature: string | undefined, now = bench.clock.now) => provider.verifyEvent({ body: Buffer.from(body), signature, now });
      const ids = events.map(({ body, signature }) => {
        const event = read(body, signature);
        expect(event).toMatchObject({ id: expect.any(String), type: expect.any(String), customerId });
        return event.id;
      });
      expect(new Set(ids).size).toBe(ids.length);
      const [{ body, signature }] = events as [{ body: string; signature: string }];
      const later = (seconds: number) => new Date(bench.clock.now.getTime() + seconds * 1000);
      expect(read(body, signature, later(290))).toMatchObject({ customerId });
      for (const forge of [() => read(`${body} `, signature), () => read(body, `${signature}0`), () => read(body, undefined), () => read(body, ''), () => read(body, 't=1,v1=00'), () => read(body, signature, later(310)), () => read('{', signature)]) {
        expect(forge).toThrow(expect.objectContaining({ fault: 'forged' }));
      }
    });
  });
}
