import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSubscription, listInvoices, paySandbox, purchaseMessages, readBilling } from '#contract/billing';
import { openTestDatabase, type openClient } from '#server/testing';
import { endServers, startServer } from './server.ts';

// How many purchases are under way when the server is killed, in all. TRIES=200 is the full run.
const TRIES = Number(process.env.TRIES ?? 12);
const AT_ONCE = 12;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase(process.env.TEST_DATABASE_URL);
});
afterAll(async () => {
  endServers();
  await database.remove();
});

type Client = ReturnType<typeof openClient>;
const start = () => startServer(database.env);

type Buyer = { token: string; wantsPlan: boolean; secret: string | null };
async function askSecret({ call }: Client, { token, wantsPlan }: Buyer) {
  const { body } = wantsPlan ? await call(createSubscription, { planId: 'core_monthly' }, { token }) : await call(purchaseMessages, {}, { token });
  return body.clientSecret;
}
const pay = async ({ call }: Client, { token, secret }: Buyer) => (await call(paySandbox, { clientSecret: secret, cardNumber: '4242424242424242' }, { token })).body.state;

// Buys as a page does; a server that dies on the way leaves it where it stood.
async function buy(client: Client, buyer: Buyer) {
  buyer.secret = await askSecret(client, buyer);
  return pay(client, buyer);
}

async function readBooks({ call }: Client, { token }: Buyer) {
  const { plan, messagesRemaining } = (await call(readBilling, {}, { token })).body;
  const { invoices } = (await call(listInvoices, {}, { token })).body;
  return { plan, messagesRemaining, paid: invoices.length };
}

test(`D-BIL-1 F48 of ${TRIES} purchases under way when the server is killed each is granted once it is paid, and charged once`, { timeout: 120_000 + TRIES * 5000 }, async () => {
  let server = await start();
  for (let done = 0; done < TRIES; done += AT_ONCE) {
    const { child, client } = server;
    const buyers: Buyer[] = [];
    for (let n = 0; n < AT_ONCE; n += 1) buyers.push({ token: (await client.signUp()).token, wantsPlan: n % 2 === 0, secret: null });
    // Another number of them is through each time, so that the rest stand at every step, their events and jobs too.
    const enough = 1 + (done / AT_ONCE) % AT_ONCE;
    let through = 0;
    const killed = new Promise<void>((resolve) => {
      const count = () => void ((through += 1) === enough && (child.kill('SIGKILL'), resolve()));
      for (const [n, buyer] of buyers.entries()) setTimeout(() => buy(client, buyer).then(count, () => {}), n * 15);
    });
    await killed;
    if (child.signalCode === null) await once(child, 'exit');
    server = await start();
    // Whoever doesn't know goes on where they stood, with the same secret if they have one.
    for (const buyer of buyers) {
      buyer.secret ??= await askSecret(server.client, buyer);
      expect(await pay(server.client, buyer)).toBe('succeeded');
    }
    for (const buyer of buyers) {
      const wanted = buyer.wantsPlan ? { plan: 'core', messagesRemaining: null, paid: 1 } : { plan: 'trial', messagesRemaining: 325, paid: 1 };
      await expect.poll(() => readBooks(server.client, buyer), { timeout: 30_000, interval: 300 }).toEqual(wanted);
    }
  }
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
});
