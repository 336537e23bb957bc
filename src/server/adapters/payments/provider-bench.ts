import type { PaidPlan } from '#contract/billing';
import type { PaymentFailure, PaymentProvider, Price, Who } from './provider.ts';

// What every provider is tried on. A bench brings the provider and the world around it: the card form, the checkout
// page, the calendar, and the events that were sent.
export type Bench = {
  provider: PaymentProvider;
  clock: { now: Date };
  // The state that the card form tells, or the provider's words where the card is declined.
  pay: (clientSecret: string, card: { number: string; confirmed?: boolean }) => Promise<string>;
  payCheckout: (attempt: { id: string; url: string | null }, number: string) => Promise<unknown>;
  renew: (subscriptionId: string, how: { isPaid: boolean }) => Promise<unknown>;
  // Whom the provider's own books name.
  readWho: (customerId: string) => Who;
  takeEvents: () => Promise<{ body: string; signature: string }[]>;
  close: () => Promise<unknown>;
};
export const VISA = '4242424242424242';
export const DAY_MS = 86_400_000;
export const pack = { cents: 995, messages: 25, name: '25 messages' };
export const urls = { successUrl: 'https://winward.example/success?plan=core&interval=annual', cancelUrl: 'https://winward.example/billing' };

const cents = { core: { monthly: 1495, annual: 11_655 }, pro: { monthly: 2995, annual: 23_315 } };
export const priceOf = (plan: PaidPlan, cycle: Price['cycle'] = 'monthly'): Price => ({ plan, cycle, cents: cents[plan][cycle], name: plan === 'core' ? 'Core Plan' : 'Pro Plan' });
export const faultOf = (work: Promise<unknown>) => work.then(() => 'none', ({ fault }: PaymentFailure) => fault);

// People of a bench, each with a customer of their own.
export function openPeople({ provider, pay }: Pick<Bench, 'provider' | 'pay'>) {
  let count = 0;
  const key = () => `key-${++count}-of-the-suite`;
  const enrol = () => provider.createCustomer({ userId: `user-${++count}`, email: `dana-${count}@example.com`, name: 'Dana Whitmore' }, key());
  const subscribe = async (price = priceOf('core')) => {
    const customerId = await enrol();
    const attempt = await provider.createSubscription({ customerId, price }, key());
    await pay(attempt.clientSecret!, { number: VISA });
    return { customerId, id: attempt.id };
  };
  const read = async (customerId: string) => (await provider.readCustomer(customerId))!;
  // The one that was paid, whatever became of it.
  const plan = async (customerId: string) => (await read(customerId)).subscriptions.find(({ status }) => status !== 'open')!;
  return { key, enrol, subscribe, read, plan };
}
