import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, openPeople, priceOf, type Bench } from './provider-bench.ts';
import type { PaymentProvider } from './provider.ts';

// What a provider has to do, whoever it is: the life of a plan.
export function planSuite(name: string, open: () => Promise<Bench>) {
  describe(`plans, ${name}`, () => {
    let bench: Bench;
    let provider: PaymentProvider;
    let people: ReturnType<typeof openPeople>;
    beforeAll(async () => {
      bench = await open();
      ({ provider } = bench);
      people = openPeople(bench);
    });
    afterAll(() => bench.close());

    test('R-BIL-05 a cancellation keeps the period that is paid, can be taken back, and ends with it', async () => {
      const { customerId, id } = await people.subscribe();
      const before = await people.plan(customerId);
      await provider.cancelSubscription(id);
      expect(await people.plan(customerId)).toEqual({ ...before, cancelsAtEnd: true });
      await provider.resumeSubscription(id);
      expect(await people.plan(customerId)).toEqual(before);
      await provider.cancelSubscription(id);
      await bench.renew(id, { isPaid: true });
      expect(await people.plan(customerId)).toMatchObject({ status: 'ended', endedAt: expect.any(Date) });
      expect((await people.read(customerId)).invoices).toHaveLength(1);
    });

    test('R-BIL-03 D-BIL-1 a renewal moves the period on; one that fails leaves what was paid, and says since when', async () => {
      const { customerId, id } = await people.subscribe();
      const first = await people.plan(customerId);
      await bench.renew(id, { isPaid: true });
      const second = await people.plan(customerId);
      expect(second.status).toBe('active');
      expect(second.periodEnd.getTime()).toBeGreaterThan(first.periodEnd.getTime());
      expect((await people.read(customerId)).invoices).toHaveLength(2);
      await bench.renew(id, { isPaid: false });
      const third = await people.plan(customerId);
      expect(third).toMatchObject({ status: 'past_due', periodEnd: second.periodEnd, unpaidSince: expect.any(Date) });
      expect((await people.read(customerId)).invoices).toHaveLength(2);
    });

    test('R-BIL-02 a change of plan costs what its preview said', async () => {
      const { customerId, id } = await people.subscribe();
      const before = await people.plan(customerId);
      const preview = await provider.previewSwitch(id, priceOf('pro'));
      expect(preview).toEqual({ dueNowCents: expect.any(Number), nextCents: 2995, nextBillingDate: before.periodEnd });
      expect(preview.dueNowCents).toBeGreaterThan(1400);
      expect(preview.dueNowCents).toBeLessThanOrEqual(1500);
      expect(await people.plan(customerId)).toEqual(before);
      await provider.switchSubscription(id, priceOf('pro'), people.key());
      expect(await people.plan(customerId)).toMatchObject({ plan: 'pro', cycle: 'monthly', cents: 2995, status: 'active', periodEnd: before.periodEnd });
      const cents = (await people.read(customerId)).invoices.map((invoice) => invoice.cents);
      expect(cents.toSorted((a, b) => a - b)).toEqual([preview.dueNowCents, 1495].toSorted((a, b) => a - b));
    });

    test('R-BIL-02 another cycle begins a period of its own', async () => {
      const { customerId, id } = await people.subscribe();
      const preview = await provider.previewSwitch(id, priceOf('core', 'annual'));
      expect(preview.nextCents).toBe(11_655);
      expect((preview.nextBillingDate.getTime() - bench.clock.now.getTime()) / DAY_MS).toBeGreaterThan(360);
      await provider.switchSubscription(id, priceOf('core', 'annual'), people.key());
      expect((await people.plan(customerId)).periodEnd).toEqual(preview.nextBillingDate);
    });

    test('R-BIL-02 a year that is given up for months costs nothing now, and counts against what comes', async () => {
      const { customerId, id } = await people.subscribe(priceOf('pro', 'annual'));
      const preview = await provider.previewSwitch(id, priceOf('core'));
      expect(preview).toMatchObject({ dueNowCents: 0, nextCents: 0 });
      expect((preview.nextBillingDate.getTime() - bench.clock.now.getTime()) / DAY_MS).toBeLessThan(31.1);
      await provider.switchSubscription(id, priceOf('core'), people.key());
      expect(await people.plan(customerId)).toMatchObject({ plan: 'core', cycle: 'monthly', periodEnd: preview.nextBillingDate });
      expect((await people.read(customerId)).invoices).toHaveLength(1);
    });

    test('D-BIL-1 a plan that is ended is ended at once, and twice is no failure', async () => {
      const { customerId, id } = await people.subscribe();
      await provider.endSubscription(id);
      await provider.endSubscription(id);
      expect((await people.plan(customerId)).status).toBe('ended');
    });

    test('D-BIL-1 whoever leaves is forgotten: nothing renews, and twice is no failure', async () => {
      const { customerId } = await people.subscribe();
      await provider.closeCustomer(customerId);
      await provider.closeCustomer(customerId);
      expect((await provider.readCustomer(customerId))?.subscriptions.filter(({ status }) => status !== 'ended') ?? []).toEqual([]);
    });

  });
}
