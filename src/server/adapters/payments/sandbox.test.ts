import { expect, test } from 'vitest';
import { VISA, type Bench } from './provider-bench.ts';
import { planSuite } from './provider-suite-plan.ts';
import { payingSuite } from './provider-suite.ts';
import type { SandboxAccount, SandboxEvent } from './sandbox-account.ts';
import { addMonths } from './sandbox-clock.ts';
import { openSandbox, type SandboxStore } from './sandbox.ts';
import { signBody } from './signature.ts';

const SECRET = 'a secret of the sandbox';
const DECLINED = '4000000000000002';

// The books in memory, each account as the text that a database would keep.
function openMemory(post: SandboxEvent[]) {
  const books = new Map<string, { text: string; dueAt: Date | null }>();
  const store: SandboxStore = {
    insert: async (id, state) => void (books.has(id) || books.set(id, { text: JSON.stringify(state), dueAt: null })),
    change: async (id, work) => {
      const book = books.get(id);
      if (!book) return null;
      const { state, dueAt, events, result } = work(JSON.parse(book.text) as SandboxAccount);
      books.set(id, { text: JSON.stringify(state), dueAt });
      post.push(...events);
      return result;
    },
    listDue: async (now) => [...books].filter(([, { dueAt }]) => dueAt !== null && dueAt <= now).map(([id]) => id),
    remove: async (id) => void books.delete(id),
  };
  return { store, books };
}

async function openBench() {
  const clock = { now: new Date('2026-11-21T10:20:30Z') };
  const post: SandboxEvent[] = [];
  const { store, books } = openMemory(post);
  const sandbox = openSandbox({ store, secret: SECRET, now: () => clock.now, paths: { checkout: '/sandbox/checkout', portal: '/sandbox/portal', receipt: '/sandbox/receipt' } });
  const pay: Bench['pay'] = async (clientSecret, { number, confirmed = false }) => {
    const paid = await sandbox.pay(clientSecret, { cardNumber: number, confirmed });
    return paid?.state === 'declined' ? paid.message! : paid!.state;
  };
  const bench: Bench = {
    provider: sandbox.provider,
    clock,
    pay,
    payCheckout: async ({ id }, number) => pay((await sandbox.readCheckout(id)).clientSecret!, { number }),
    renew: async (id, { isPaid }) => {
      const customerId = sandbox.ownerOf(id)!;
      await sandbox.saveCard(customerId, isPaid ? VISA : DECLINED);
      const { subscriptions } = (await sandbox.provider.readCustomer(customerId))!;
      clock.now = subscriptions.find((each) => each.id === id)!.periodEnd;
      await sandbox.runClock();
    },
    readWho: (id) => (JSON.parse(books.get(id)!.text) as SandboxAccount).who,
    takeEvents: async () => post.splice(0).map((event) => ({ body: JSON.stringify(event), signature: signBody(SECRET, JSON.stringify(event), clock.now) })),
    close: async () => {},
  };
  return { ...bench, sandbox, books };
}

payingSuite('the sandbox', openBench);
planSuite('the sandbox', openBench);

test.each([
  ['2026-01-31T12:00:00Z', 1, '2026-02-28T12:00:00Z'],
  ['2028-01-31T12:00:00Z', 1, '2028-02-29T12:00:00Z'],
  ['2026-01-31T12:00:00Z', 2, '2026-03-31T12:00:00Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
  ['2026-12-15T00:00:00Z', 1, '2027-01-15T00:00:00Z'],
])('a period from %s of %i months ends at %s', (from, months, to) => {
  expect(new Date(addMonths(Date.parse(from), months)).toISOString()).toBe(new Date(to).toISOString());
});

const price = { plan: 'core', cycle: 'monthly', cents: 1495, name: 'Core Plan' } as const;
async function subscribe() {
  const bench = await openBench();
  const customerId = await bench.provider.createCustomer({ userId: 'u', email: 'dana@example.com', name: 'Dana' }, 'key');
  const { clientSecret } = await bench.provider.createSubscription({ customerId, price }, 'one');
  await bench.pay(clientSecret!, { number: VISA });
  return { ...bench, customerId };
}

test('a sandbox that slept for half a year renews every month at its own time', async () => {
  const { provider, clock, customerId } = await subscribe();
  clock.now = new Date('2027-05-22T00:00:00Z');
  const { invoices, subscriptions } = (await provider.readCustomer(customerId))!;
  expect(invoices.map(({ paidAt }) => paidAt.toISOString().slice(0, 10))).toEqual(['2026-11-21', '2026-12-21', '2027-01-21', '2027-02-21', '2027-03-21', '2027-04-21', '2027-05-21']);
  expect(subscriptions[0]).toMatchObject({ status: 'active', periodEnd: new Date('2027-06-21T10:20:30Z') });
});

test('an unpaid renewal is tried again daily, and given up after fourteen days', async () => {
  const { provider, sandbox, clock, customerId, takeEvents } = await subscribe();
  await sandbox.saveCard(customerId, DECLINED);
  await takeEvents();
  clock.now = new Date('2027-01-30T00:00:00Z');
  await sandbox.runClock();
  const { subscriptions } = (await provider.readCustomer(customerId))!;
  expect(subscriptions[0]).toMatchObject({ status: 'ended', endedAt: new Date('2027-01-04T10:20:30Z') });
  const types = (await takeEvents()).map(({ body }) => (JSON.parse(body) as SandboxEvent).type);
  expect(types).toEqual([...Array.from({ length: 14 }, () => 'invoice.payment_failed'), 'customer.subscription.deleted']);
});

test('D-BIL-2 the books hold brand and last four of a card, and no number', async () => {
  const { books, sandbox, customerId } = await subscribe();
  await sandbox.saveCard(customerId, '4000 0025 0000 3155');
  const text = [...books.values()].map((book) => book.text).join();
  expect(text).toContain('"last4":"3155"');
  expect(text).not.toMatch(/4242424242424242|4000002500003155|4000 0025/);
});
