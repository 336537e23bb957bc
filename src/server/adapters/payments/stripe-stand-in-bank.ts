import { periodEnd, type Books, type Card, type Intent, type Invoice, type Line, type Price, type Subscription } from './stripe-stand-in-books.ts';
import { decline, refuse } from './stripe-stand-in-error.ts';

// What happens to money in the stand-in: invoices, payments by test cards, renewals, and the change of a plan.
const declines: Record<string, [string, string]> = { '4000000000000002': ['generic_decline', 'Your card was declined.'], '4000000000009995': ['insufficient_funds', 'Your card has insufficient funds.'] };
const cardOf = (number: string): Card => ({ brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2034 });

export function openBank(books: Books, tell: (type: string, object: object) => void) {
  const { seconds, newId } = books;
  const itemOf = ({ items }: Subscription) => items.data[0]!;

  function makeInvoice(subscription: Pick<Subscription, 'id' | 'customer'>, lines: Line[]): Invoice {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    const due = Math.max(0, total);
    const id = newId('in');
    const intent: Intent = { id: newId('pi'), object: 'payment_intent', customer: subscription.customer, amount: due, amount_received: 0, status: 'requires_payment_method', client_secret: `${newId('pi')}_secret_${id}`, created: seconds(), description: null, metadata: {}, latest_charge: null, invoice: id };
    books.intents.set(intent.id, intent);
    const invoice: Invoice = {
      id,
      object: 'invoice',
      customer: subscription.customer,
      status: 'open',
      amount_due: due,
      amount_paid: 0,
      total,
      created: seconds(),
      description: null,
      hosted_invoice_url: `https://invoice.stripe.example/${id}`,
      status_transitions: { paid_at: null },
      parent: { subscription_details: { subscription: subscription.id } },
      lines: { object: 'list', data: lines, has_more: false },
      confirmation_secret: { client_secret: intent.client_secret, type: 'payment_intent' },
    };
    books.invoices.set(id, invoice);
    return invoice;
  }
  const lineFor = ({ product_name, unit_amount, recurring }: Price, start: number): Line => ({
    amount: unit_amount,
    description: `1 × ${product_name} (at $${(unit_amount / 100).toFixed(2)} / ${recurring.interval})`,
    period: { start, end: periodEnd(start, recurring.interval) },
  });

  function subscribe(customer: string, price: Price): Subscription {
    const start = seconds();
    const id = newId('sub');
    const invoice = makeInvoice({ id, customer }, [lineFor(price, start)]);
    const item = { id: newId('si'), price, current_period_start: start, current_period_end: periodEnd(start, price.recurring.interval) };
    const subscription: Subscription = { id, object: 'subscription', customer, status: 'incomplete', created: start, cancel_at: null, cancel_at_period_end: false, ended_at: null, latest_invoice: invoice.id, default_payment_method: null, items: { object: 'list', data: [item] } };
    books.subscriptions.set(id, subscription);
    tell('customer.subscription.created', subscription);
    return subscription;
  }

  function settleInvoice(invoice: Invoice, card: Card) {
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, status_transitions: { paid_at: seconds() } });
    const subscription = books.subscriptions.get(invoice.parent.subscription_details.subscription);
    if (subscription) {
      Object.assign(subscription, { status: 'active', default_payment_method: { id: newId('pm'), card } });
      tell('customer.subscription.updated', subscription);
    }
    tell('invoice.paid', invoice);
  }

  // What Stripe.js does with the card form. A payment that is made is made: pressed again, it says so.
  function confirm(clientSecret: string, { number, confirmed = false }: { number: string; confirmed?: boolean }) {
    const intent = [...books.intents.values()].find((each) => each.client_secret === clientSecret);
    if (!intent) throw refuse('resource_missing', 'No such payment_intent');
    if (intent.status === 'succeeded') return intent;
    if (intent.status === 'canceled') throw refuse('payment_intent_unexpected_state', 'This PaymentIntent was canceled.');
    const refusal = declines[number];
    if (refusal) throw decline(...refusal);
    if (number === '4000002500003155' && !confirmed) return Object.assign(intent, { status: 'requires_action' });
    const card = cardOf(number);
    const charge = { created: seconds(), refunded: false, receipt_url: `https://receipt.stripe.example/${intent.id}`, payment_method_details: { card }, refunds: { data: [] } };
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge });
    tell('payment_intent.succeeded', intent);
    const invoice = intent.invoice === null ? undefined : books.invoices.get(intent.invoice);
    if (invoice) settleInvoice(invoice, card);
    return intent;
  }

  // The next period begins, whether or not its money comes.
  function renew(id: string, { isPaid }: { isPaid: boolean }) {
    const subscription = books.find(books.subscriptions, id);
    const item = itemOf(subscription);
    if (subscription.cancel_at_period_end) return end(id);
    const start = item.current_period_end;
    Object.assign(item, { current_period_start: start, current_period_end: periodEnd(start, item.price.recurring.interval) });
    const invoice = makeInvoice(subscription, [lineFor(item.price, start)]);
    subscription.latest_invoice = invoice.id;
    if (isPaid) return settleInvoice(invoice, subscription.default_payment_method!.card);
    subscription.status = 'past_due';
    tell('invoice.payment_failed', invoice);
  }

  function end(id: string) {
    const subscription = Object.assign(books.find(books.subscriptions, id), { status: 'canceled' as const, ended_at: seconds() });
    tell('customer.subscription.deleted', subscription);
    return subscription;
  }

  // What is not used of the one counts against what is left of the other; another cycle begins a period of its own.
  function proration(subscription: Subscription, price: Price, from: number): Line[] {
    const { price: old, current_period_start: start, current_period_end: stop } = itemOf(subscription);
    const share = (stop - from) / (stop - start);
    const unused = { amount: -Math.round(old.unit_amount * share), description: `Unused time on ${old.product_name}`, period: { start: from, end: stop } };
    if (old.recurring.interval !== price.recurring.interval) return [unused, lineFor(price, seconds())];
    return [unused, { amount: Math.round(price.unit_amount * share), description: `Remaining time on ${price.product_name}`, period: { start: from, end: stop } }];
  }

  function change(subscription: Subscription, price: Price, from: number) {
    const item = itemOf(subscription);
    const lines = proration(subscription, price, from);
    const isLastCard = subscription.default_payment_method?.card.last4 === '0341';
    if (isLastCard) throw decline('generic_decline', 'Your card was declined.');
    const invoice = makeInvoice(subscription, lines);
    if (item.price.recurring.interval !== price.recurring.interval) Object.assign(item, { current_period_start: seconds(), current_period_end: lines[1]!.period.end });
    item.price = price;
    subscription.latest_invoice = invoice.id;
    settleInvoice(invoice, subscription.default_payment_method!.card);
  }

  return { subscribe, confirm, renew, end, proration, change, settleInvoice };
}
export type Bank = ReturnType<typeof openBank>;
