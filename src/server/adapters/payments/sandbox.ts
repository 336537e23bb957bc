import { hash } from 'node:crypto';
import { PaymentFailure, type AttemptRef, type PaymentProvider, type Price } from './provider.ts';
import { customerId, customerOf, newAccount, newObjectId, tell, type Desk, type SandboxAccount, type SandboxEvent, type SandboxSubscription } from './sandbox-account.ts';
import { readCard } from './sandbox-card.ts';
import { dueAtOf, endNow, runClock } from './sandbox-clock.ts';
import { pay, putCard } from './sandbox-pay.ts';
import { priceSwitch, switchTo } from './sandbox-switch.ts';
import { showAttempt, showCustomer, showReceipt } from './sandbox-view.ts';
import { checkSignature } from './signature.ts';

export type SandboxStore = {
  // Keeps what is there.
  insert: (customerId: string, state: SandboxAccount) => Promise<void>;
  // Lets one at a time change an account, and keeps its events with the change. Null where there is none.
  change: <T>(customerId: string, work: (state: SandboxAccount) => { state: SandboxAccount; dueAt: Date | null; events: SandboxEvent[]; result: T }) => Promise<T | null>;
  listDue: (now: Date) => Promise<string[]>;
  remove: (customerId: string) => Promise<void>;
};
type Parts = { store: SandboxStore; secret: string; now: () => Date; paths: { checkout: string; portal: string; receipt: string } };
export type Sandbox = ReturnType<typeof openSandbox>;

// A payment provider of our own, for where none is set: the same flows, test cards, and no money. It keeps its books apart
// from the product, which learns of them as it would of another's: by signed events, and by asking.
export function openSandbox({ store, secret, now, paths }: Parts) {
  // Whatever is done to an account, what has come due by then happens first.
  async function at<T>(id: string, work: (desk: Desk) => T): Promise<T> {
    const key = customerOf(id);
    const box = key && (await store.change(customerId(key), (account) => {
      const desk: Desk = { account, events: [], now: now().getTime() };
      runClock(desk);
      const result = work(desk);
      const dueAt = dueAtOf(account);
      return { state: account, dueAt: dueAt === null ? null : new Date(dueAt), events: desk.events, result: { value: result } };
    }));
    if (!box) throw new PaymentFailure('unknown', 'There is no such object.');
    return box.value;
  }
  const checkoutUrl = (id: string) => `${paths.checkout}?session=${id}`;
  const show = ({ account }: Desk, ref: AttemptRef) => showAttempt(account, ref, checkoutUrl) ?? unknown();
  // Makes an object, or finds the one that the same key made.
  const once = (id: string, key: string, make: (desk: Desk) => AttemptRef) =>
    at(id, (desk) => {
      const made = desk.account.made[key] as AttemptRef | undefined;
      return show(desk, (desk.account.made[key] = made ?? make(desk)));
    });
  const atSubscription = <T>(id: string, work: (desk: Desk, subscription: SandboxSubscription) => T) => at(id, (desk) => work(desk, desk.account.subscriptions.find((each) => each.id === id) ?? unknown()));
  const setCancel = (id: string, cancelsAtEnd: boolean) =>
    atSubscription(id, (desk, subscription) => {
      if (subscription.status !== 'active') throw new PaymentFailure('refused', 'That subscription does not run.');
      if (subscription.cancelsAtEnd === cancelsAtEnd) return;
      subscription.cancelsAtEnd = cancelsAtEnd;
      tell(desk, 'customer.subscription.updated');
    });

  const provider: PaymentProvider = {
    name: 'sandbox',
    publishableKey: null,
    signatureHeader: 'sandbox-signature',
    async createCustomer(who, key) {
      const id = customerId(hash('sha256', key).slice(0, 32));
      await store.insert(id, newAccount(id, who));
      return id;
    },
    updateCustomer: async (id, { email, name }) => void (await at(id, ({ account }) => void (account.who = { email, name })).catch(nullIfUnknown)),
    createSubscription: ({ customerId: id, price }, key) => once(id, key, (desk) => ({ kind: 'subscription', id: open(desk, price).id })),
    createPayment: ({ customerId: id, pack }, key) =>
      once(id, key, ({ account, now: createdAt }) => {
        const payment = { id: newObjectId('pi', id), pack, secret: newObjectId('secret', id), state: 'open' as const, createdAt, paidAt: null, refundedAt: null };
        account.payments.push(payment);
        return { kind: 'payment', id: payment.id };
      }),
    openCheckout: ({ customerId: id, price, successUrl, cancelUrl }, key) =>
      once(id, key, (desk) => {
        const checkout = { id: newObjectId('cs', id), subscriptionId: open(desk, price).id, successUrl, cancelUrl };
        desk.account.checkouts.push(checkout);
        return { kind: 'checkout', id: checkout.id };
      }),
    readAttempt: (ref) => at(ref.id, (desk) => show(desk, ref)),
    closeAttempt: (ref) =>
      at(ref.id, (desk) => {
        const subscriptionId = desk.account.checkouts.find(({ id }) => id === ref.id)?.subscriptionId ?? ref.id;
        const subscription = desk.account.subscriptions.find(({ id, status }) => id === subscriptionId && status === 'open');
        if (subscription) endNow(desk, subscription);
        const payment = desk.account.payments.find(({ id, state }) => id === ref.id && state === 'open');
        if (payment) payment.state = 'closed';
        return show(desk, ref);
      }),
    readCustomer: (id) => at(id, ({ account }) => showCustomer(account, (invoiceId) => `${paths.receipt}?id=${invoiceId}`)).catch(nullIfUnknown),
    cancelSubscription: (id) => setCancel(id, true),
    resumeSubscription: (id) => setCancel(id, false),
    endSubscription: (id) => atSubscription(id, (desk, subscription) => void (subscription.status === 'ended' || endNow(desk, subscription))),
    previewSwitch: (id, price) =>
      atSubscription(id, (desk, subscription) => {
        const { dueNowCents, nextCents, next } = priceSwitch(desk, subscription, price);
        return { dueNowCents, nextCents, nextBillingDate: new Date(next) };
      }),
    async switchSubscription(id, price, key) {
      const refusal = await atSubscription(id, (desk, subscription) => {
        if (desk.account.made[key]) return null;
        if (subscription.status !== 'active') throw new PaymentFailure('refused', 'That subscription does not run.');
        const said = switchTo(desk, subscription, price);
        if (said === null) desk.account.made[key] = { kind: 'switch' };
        return said;
      });
      if (refusal) throw new PaymentFailure('declined', refusal);
    },
    openPortal: async () => paths.portal,
    closeCustomer: (id) => store.remove(id),
    verifyEvent(signed) {
      checkSignature(secret, signed);
      const { id, type, created, customer } = JSON.parse(signed.body.toString()) as SandboxEvent;
      return { id, type, customerId: customer, createdAt: new Date(created) };
    },
  };

  return {
    provider,
    pay: (clientSecret: string, { cardNumber, confirmed }: { cardNumber: string; confirmed: boolean }) => {
      const card = readCard(cardNumber, now());
      return card ? at(clientSecret, (desk) => pay(desk, { secret: clientSecret, card, confirmed })) : null;
    },
    async saveCard(id: string, cardNumber: string) {
      const card = readCard(cardNumber, now());
      if (card) await at(id, (desk) => putCard(desk, card));
      return card;
    },
    readCheckout: (id: string) =>
      at(id, (desk) => {
        const checkout = desk.account.checkouts.find((each) => each.id === id) ?? unknown();
        const { price, secret: clientSecret } = desk.account.subscriptions.find((each) => each.id === checkout.subscriptionId)!;
        const { state } = show(desk, { kind: 'checkout', id });
        return { state, planId: price.plan, cycle: price.cycle, name: price.name, cents: price.cents, clientSecret: state === 'open' ? clientSecret : null, successUrl: checkout.successUrl, cancelUrl: checkout.cancelUrl };
      }),
    readReceipt: (id: string) => at(id, ({ account }) => showReceipt(account, id) ?? unknown()),
    // As staff would at a provider's desk.
    refund: (id: string) =>
      at(id, (desk) => {
        const payment = desk.account.payments.find((each) => each.id === id) ?? unknown();
        payment.refundedAt ??= desk.now;
        tell(desk, 'charge.refunded');
      }),
    // Renewals, and whatever else only time brings about.
    async runClock() {
      for (const id of await store.listDue(now())) await at(id, () => {}).catch(nullIfUnknown);
    },
    ownerOf: (id: string) => {
      const key = customerOf(id);
      return key && customerId(key);
    },
  };
}

function open({ account, now }: Desk, price: Price): SandboxSubscription {
  const subscription: SandboxSubscription = {
    id: newObjectId('sub', account.customerId), secret: newObjectId('secret', account.customerId), price, status: 'open', createdAt: now, anchor: now, periods: 0,
    periodStart: now, periodEnd: now, cancelsAtEnd: false, unpaidSince: null, retryAt: null, endedAt: null,
  };
  account.subscriptions.push(subscription);
  return subscription;
}

function unknown(): never {
  throw new PaymentFailure('unknown', 'There is no such object.');
}
function nullIfUnknown(error: unknown): null {
  if (error instanceof PaymentFailure && error.fault === 'unknown') return null;
  throw error;
}
