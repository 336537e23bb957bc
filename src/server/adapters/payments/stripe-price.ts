import type { Stripe } from 'stripe';
import type { Cycle, PaidPlan } from '#contract/billing';
import type { Ask } from './stripe-client.ts';
import type { Price } from './provider.ts';

// Prices are made at Stripe from what the house says they are. The amount is part of the name under which one is found
// again, so that another amount is another price, and whoever pays the old one goes on paying it.
export const lookupKey = ({ plan, cycle, cents }: Price) => `${plan}_${cycle}_${cents}`;
const intervals = { monthly: 'month', annual: 'year' } as const;

export function openPrices(client: Stripe, ask: Ask) {
  const known = new Map<string, string>();
  const find = async (key: string) => (await client.prices.list({ lookup_keys: [key], active: true, limit: 1 })).data[0]?.id;
  const make = async ({ plan, cycle, cents, name }: Price, key: string) =>
    (
      await client.prices.create(
        { currency: 'usd', unit_amount: cents, recurring: { interval: intervals[cycle] }, lookup_key: key, product_data: { name }, metadata: { plan, cycle } },
        { idempotencyKey: `price-${key}` },
      )
    ).id;
  // Two may make it at once; the second finds what the first has made.
  const makeOrFind = async (price: Price, key: string) => {
    try {
      return await make(price, key);
    } catch (error) {
      const found = await find(key);
      if (found === undefined) throw error;
      return found;
    }
  };
  return (price: Price) =>
    ask(async () => {
      const key = lookupKey(price);
      const id = known.get(key) ?? (await find(key)) ?? (await makeOrFind(price, key));
      known.set(key, id);
      return id;
    });
}

// What a price of ours says it is; null for one that was made by somebody else.
export function readPrice({ metadata, recurring }: Stripe.Price): { plan: PaidPlan; cycle: Cycle } | null {
  const { plan } = metadata;
  if (plan !== 'core' && plan !== 'pro') return null;
  return { plan, cycle: recurring?.interval === 'year' ? 'annual' : 'monthly' };
}
