import type { Bank } from './stripe-stand-in-bank.ts';
import type { Books, Checkout, Customer, Intent, Price } from './stripe-stand-in-books.ts';
import { refuse } from './stripe-stand-in-error.ts';
import { mapAt, textAt, type Form } from './stripe-stand-in-form.ts';

export type Call = { id: string; form: Form };
type Route = (call: Call) => object;
const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/' });
const strings = (form: Form) => Object.fromEntries(Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value : '']));

// The calls of Stripe that our adapter makes, answered as its reference says. `:id` stands for an object's name.
export function openRoutes(books: Books, bank: Bank): Record<string, Route> {
  const priceAt = (form: Form, ...path: string[]) => books.find(books.prices, textAt(form, ...path) ?? '');
  const ofCustomer = <T extends { customer: string }>(table: Map<string, T>, form: Form) => [...table.values()].filter(({ customer }) => customer === textAt(form, 'customer')).toReversed();
  // Expanded where it is asked for: else an invoice is only named.
  const showSubscription = (id: string) => {
    const subscription = books.find(books.subscriptions, id);
    return { ...subscription, latest_invoice: books.invoices.get(subscription.latest_invoice) ?? null };
  };
  return {
    'POST /v1/customers': ({ form }) => {
      const customer: Customer = { id: books.newId('cus'), object: 'customer', email: textAt(form, 'email') ?? '', name: textAt(form, 'name') ?? '', metadata: strings(mapAt(form, 'metadata')), invoice_settings: { default_payment_method: null } };
      books.customers.set(customer.id, customer);
      return customer;
    },
    'GET /v1/customers/:id': ({ id }) => books.find(books.customers, id),
    'POST /v1/customers/:id': ({ id, form }) => {
      const customer = books.find(books.customers, id);
      if (customer.deleted) throw refuse('resource_missing', `No such customer: '${id}'`);
      return Object.assign(customer, { email: textAt(form, 'email') ?? customer.email, name: textAt(form, 'name') ?? customer.name });
    },
    'DELETE /v1/customers/:id': ({ id }) => {
      const customer = books.find(books.customers, id);
      for (const { id: each, status } of ofCustomer(books.subscriptions, { customer: id })) if (status !== 'canceled') bank.end(each);
      books.customers.set(id, { ...customer, email: '', name: '', deleted: true });
      return { id, object: 'customer', deleted: true };
    },
    'GET /v1/prices': ({ form }) => list([...books.prices.values()].filter(({ lookup_key }) => lookup_key === textAt(form, 'lookup_keys', '0'))),
    'POST /v1/prices': ({ form }) => {
      const lookup_key = textAt(form, 'lookup_key') ?? '';
      if ([...books.prices.values()].some((price) => price.lookup_key === lookup_key)) throw refuse('parameter_invalid', 'A price already uses that lookup key.');
      const interval = textAt(form, 'recurring', 'interval') === 'year' ? 'year' : 'month';
      const price: Price = { id: books.newId('price'), object: 'price', unit_amount: Number(textAt(form, 'unit_amount')), lookup_key, metadata: strings(mapAt(form, 'metadata')), recurring: { interval }, product_name: textAt(form, 'product_data', 'name') ?? '' };
      books.prices.set(price.id, price);
      return price;
    },
    'POST /v1/subscriptions': ({ form }) => {
      if (textAt(form, 'payment_behavior') !== 'default_incomplete') throw refuse('parameter_missing', 'The stand-in knows default_incomplete alone.');
      books.find(books.customers, textAt(form, 'customer') ?? '');
      return showSubscription(bank.subscribe(textAt(form, 'customer')!, priceAt(form, 'items', '0', 'price')).id);
    },
    'GET /v1/subscriptions': ({ form }) => list(ofCustomer(books.subscriptions, form)),
    'GET /v1/subscriptions/:id': ({ id }) => showSubscription(id),
    'POST /v1/subscriptions/:id': ({ id, form }) => {
      const subscription = books.find(books.subscriptions, id);
      if (subscription.status === 'canceled') throw refuse('resource_missing', 'A canceled subscription can only update its cancellation_details.');
      if (textAt(form, 'items', '0', 'price')) bank.change(subscription, priceAt(form, 'items', '0', 'price'), Number(textAt(form, 'proration_date')));
      if (textAt(form, 'cancel_at_period_end')) subscription.cancel_at_period_end = textAt(form, 'cancel_at_period_end') === 'true';
      if (textAt(form, 'cancel_at') === '') subscription.cancel_at = null;
      return showSubscription(id);
    },
    'DELETE /v1/subscriptions/:id': ({ id }) => {
      if (books.find(books.subscriptions, id).status === 'canceled') throw refuse('resource_missing', `No such subscription: '${id}'`);
      return bank.end(id);
    },
    ...openPaymentRoutes(books, bank, { priceAt, ofCustomer }),
  };
}

type Lookups = { priceAt: (form: Form, ...path: string[]) => Price; ofCustomer: <T extends { customer: string }>(table: Map<string, T>, form: Form) => T[] };
function openPaymentRoutes(books: Books, bank: Bank, { priceAt, ofCustomer }: Lookups): Record<string, Route> {
  return {
    'POST /v1/payment_intents': ({ form }) => {
      const id = books.newId('pi');
      const amount = Number(textAt(form, 'amount'));
      const intent: Intent = { id, object: 'payment_intent', customer: textAt(form, 'customer') ?? '', amount, amount_received: 0, status: 'requires_payment_method', client_secret: `${id}_secret_${books.newId('s')}`, created: books.seconds(), description: textAt(form, 'description') ?? null, metadata: strings(mapAt(form, 'metadata')), latest_charge: null, invoice: null };
      books.find(books.customers, intent.customer);
      books.intents.set(id, intent);
      return intent;
    },
    'GET /v1/payment_intents': ({ form }) => list(ofCustomer(books.intents, form)),
    'GET /v1/payment_intents/:id': ({ id }) => books.find(books.intents, id),
    'POST /v1/payment_intents/:id/cancel': ({ id }) => {
      const intent = books.find(books.intents, id);
      if (intent.status === 'succeeded' || intent.status === 'canceled') throw refuse('payment_intent_unexpected_state', `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`);
      return Object.assign(intent, { status: 'canceled' });
    },
    'POST /v1/checkout/sessions': ({ form }) => {
      const id = books.newId('cs');
      const address = (name: string) => (textAt(form, name) ?? '').replace('{CHECKOUT_SESSION_ID}', id);
      const checkout: Checkout = { id, object: 'checkout.session', customer: textAt(form, 'customer') ?? '', status: 'open', payment_status: 'unpaid', url: `https://checkout.stripe.example/${id}`, success_url: address('success_url'), cancel_url: address('cancel_url'), price: priceAt(form, 'line_items', '0', 'price').id, subscription: null };
      books.find(books.customers, checkout.customer);
      books.checkouts.set(id, checkout);
      return checkout;
    },
    'GET /v1/checkout/sessions/:id': ({ id }) => books.find(books.checkouts, id),
    'POST /v1/checkout/sessions/:id/expire': ({ id }) => {
      const checkout = books.find(books.checkouts, id);
      if (checkout.status !== 'open') throw refuse('parameter_invalid', `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${checkout.status}.`);
      return Object.assign(checkout, { status: 'expired', url: null });
    },
    'GET /v1/invoices': ({ form }) => list(ofCustomer(books.invoices, form)),
    'POST /v1/invoices/create_preview': ({ form }) => {
      const subscription = books.find(books.subscriptions, textAt(form, 'subscription') ?? '');
      const data = bank.proration(subscription, priceAt(form, 'subscription_details', 'items', '0', 'price'), Number(textAt(form, 'subscription_details', 'proration_date')));
      const total = data.reduce((sum, { amount }) => sum + amount, 0);
      return { id: books.newId('upcoming_in'), object: 'invoice', total, starting_balance: 0, amount_due: Math.max(0, total), lines: list(data) };
    },
    'POST /v1/invoices/:id/void': ({ id }) => {
      const invoice = books.find(books.invoices, id);
      if (invoice.status !== 'open') throw refuse('invoice_not_editable', `You can only void open invoices. This one is ${invoice.status}.`);
      const subscription = books.find(books.subscriptions, invoice.parent.subscription_details.subscription);
      if (subscription.status === 'incomplete') subscription.status = 'incomplete_expired';
      for (const intent of books.intents.values()) if (intent.invoice === id) intent.status = 'canceled';
      return Object.assign(invoice, { status: 'void' });
    },
    'POST /v1/billing_portal/sessions': ({ form }) => {
      books.find(books.customers, textAt(form, 'customer') ?? '');
      return { id: books.newId('bps'), object: 'billing_portal.session', url: `https://billing.stripe.example/p/session?return=${encodeURIComponent(textAt(form, 'return_url') ?? '')}` };
    },
  };
}
