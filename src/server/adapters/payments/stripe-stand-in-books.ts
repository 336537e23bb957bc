import { StandInError } from './stripe-stand-in-error.ts';

// What our stand-in for Stripe holds. Objects have the fields that Stripe documents and that our adapter reads.
export type Card = { brand: string; last4: string; exp_month: number; exp_year: number };
export type Price = { id: string; object: 'price'; unit_amount: number; lookup_key: string; metadata: Record<string, string>; recurring: { interval: 'month' | 'year' }; product_name: string };
export type Line = { amount: number; description: string; period: { start: number; end: number } };
export type Invoice = {
  id: string;
  object: 'invoice';
  customer: string;
  status: 'open' | 'paid' | 'void';
  amount_due: number;
  amount_paid: number;
  total: number;
  created: number;
  description: null;
  hosted_invoice_url: string;
  status_transitions: { paid_at: number | null };
  parent: { subscription_details: { subscription: string } };
  lines: { object: 'list'; data: Line[]; has_more: false };
  confirmation_secret: { client_secret: string; type: 'payment_intent' };
};
export type Subscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  latest_invoice: string;
  default_payment_method: { id: string; card: Card } | null;
  items: { object: 'list'; data: { id: string; price: Price; current_period_start: number; current_period_end: number }[] };
};
export type Charge = { created: number; refunded: boolean; receipt_url: string; payment_method_details: { card: Card }; refunds: { data: { created: number }[] } };
export type Intent = {
  id: string;
  object: 'payment_intent';
  customer: string;
  amount: number;
  amount_received: number;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  created: number;
  description: string | null;
  metadata: Record<string, string>;
  latest_charge: Charge | null;
  invoice: string | null;
};
export type Checkout = { id: string; object: 'checkout.session'; customer: string; status: 'open' | 'complete' | 'expired'; payment_status: 'paid' | 'unpaid'; url: string | null; success_url: string; cancel_url: string; price: string; subscription: string | null };
export type Customer = { id: string; object: 'customer'; email: string; name: string; metadata: Record<string, string>; invoice_settings: { default_payment_method: null }; deleted?: true };

export function openBooks(now: () => Date) {
  let last = 0;
  const tables = {
    customers: new Map<string, Customer>(),
    prices: new Map<string, Price>(),
    subscriptions: new Map<string, Subscription>(),
    invoices: new Map<string, Invoice>(),
    intents: new Map<string, Intent>(),
    checkouts: new Map<string, Checkout>(),
  };
  const seconds = () => Math.floor(now().getTime() / 1000);
  const newId = (kind: string) => `${kind}_${String(++last).padStart(6, '0')}`;
  const find = <T>(table: Map<string, T>, id: string): T => {
    const found = table.get(id);
    if (!found) throw new StandInError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` });
    return found;
  };
  return { ...tables, seconds, newId, find };
}
export type Books = ReturnType<typeof openBooks>;

// The end of a month or a year from a moment, as the calendar has it.
export function periodEnd(start: number, interval: 'month' | 'year') {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1));
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, days));
  return date.getTime() / 1000;
}
