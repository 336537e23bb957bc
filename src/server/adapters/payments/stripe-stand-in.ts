import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBank } from './stripe-stand-in-bank.ts';
import { openBooks } from './stripe-stand-in-books.ts';
import { StandInError } from './stripe-stand-in-error.ts';
import { readForm } from './stripe-stand-in-form.ts';
import { openRoutes } from './stripe-stand-in-routes.ts';

export type Delivery = { body: string; signature: string };
export type Heard = { call: string; body: string; version: string | undefined; key: string | undefined };
type Options = { secretKey: string; webhookSecret: string; now: () => Date };

// A server of our own that stands in for Stripe: it answers as the documented API does, holds its own state, and signs
// its events as Stripe signs them. Only tests talk to it.
export async function openStripeStandIn({ secretKey, webhookSecret, now }: Options) {
  const books = openBooks(now);
  const heard: Heard[] = [];
  let isDown = false;
  const deliveries: Delivery[] = [];
  const tell = (type: string, object: object) => deliveries.push(sign(JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, created: books.seconds(), data: { object } }), webhookSecret, now()));
  const bank = openBank(books, tell);
  const routes = openRoutes(books, bank);
  const replies = new Map<string, { asked: string; answer: string }>();

  async function answer(request: IncomingMessage): Promise<{ status: number; text: string }> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
    const body = await readBody(request);
    const key = request.headers['idempotency-key'] as string | undefined;
    heard.push({ call: `${request.method} ${pathname}`, body, version: request.headers['stripe-version'] as string | undefined, key });
    if (isDown) return { status: 503, text: '{"error":{"type":"api_error","message":"down"}}' };
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`) throw new StandInError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
      const asked = `${request.method} ${pathname} ${body}`;
      const before = key === undefined || request.method !== 'POST' ? undefined : replies.get(key);
      if (before && before.asked !== asked) throw new StandInError(400, { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.' });
      if (before) return { status: 200, text: before.answer };
      const text = JSON.stringify(run(`${request.method}`, pathname, body || search.slice(1)));
      if (key !== undefined && request.method === 'POST') replies.set(key, { asked, answer: text });
      return { status: 200, text };
    } catch (error) {
      if (error instanceof StandInError) return { status: error.status, text: JSON.stringify({ error: error.body }) };
      throw error;
    }
  }
  function run(method: string, path: string, text: string) {
    const plain = `${method} ${path}`;
    if (routes[plain]) return routes[plain]({ id: '', form: readForm(text) });
    const [, folder = '', id = '', rest = ''] = /^(\/v1\/(?:checkout\/)?\w+)\/([^/]+)(\/\w+)?$/.exec(path) ?? [];
    const route = routes[`${method} ${folder}/:id${rest}`];
    if (!route) throw new StandInError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${plain})` });
    return route({ id: decodeURIComponent(id), form: readForm(text) });
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, text }) => response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` }).end(text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    bank,
    books,
    tell,
    // Events since it was asked last, in the order in which things happened.
    takeDeliveries: () => deliveries.splice(0),
    payCheckout: (id: string, number: string) => payCheckout({ books, bank, tell }, id, number),
    goDown: (down: boolean) => (isDown = down),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type StripeStandIn = Awaited<ReturnType<typeof openStripeStandIn>>;

export function sign(body: string, secret: string, at: Date): Delivery {
  const time = Math.floor(at.getTime() / 1000);
  return { body, signature: `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}` };
}

type Parts = { books: ReturnType<typeof openBooks>; bank: ReturnType<typeof openBank>; tell: (type: string, object: object) => void };
// What a person does on Stripe's own checkout page.
function payCheckout({ books, bank, tell }: Parts, id: string, number: string) {
  const checkout = books.find(books.checkouts, id);
  const subscription = bank.subscribe(checkout.customer, books.find(books.prices, checkout.price));
  bank.confirm(books.find(books.invoices, subscription.latest_invoice).confirmation_secret.client_secret, { number });
  tell('checkout.session.completed', Object.assign(checkout, { status: 'complete', payment_status: 'paid', url: null, subscription: subscription.id }));
  return checkout;
}

async function readBody(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
