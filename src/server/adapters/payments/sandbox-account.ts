import { randomBytes } from 'node:crypto';
import type { AttemptRef, Pack, Price, Who } from './provider.ts';
import type { SandboxCard } from './sandbox-card.ts';

// The books of one customer, as a provider would keep them. Times are milliseconds, so that they go into JSON and back.
export type SandboxSubscription = {
  id: string;
  price: Price;
  secret: string;
  status: 'open' | 'active' | 'past_due' | 'ended';
  createdAt: number;
  // Periods are counted from here: the 31st comes back after a short month.
  anchor: number;
  periods: number;
  periodStart: number;
  periodEnd: number;
  cancelsAtEnd: boolean;
  unpaidSince: number | null;
  retryAt: number | null;
  endedAt: number | null;
};
export type SandboxPayment = { id: string; pack: Pack; secret: string; state: 'open' | 'paid' | 'closed'; createdAt: number; paidAt: number | null; refundedAt: number | null };
export type SandboxCheckout = { id: string; subscriptionId: string; successUrl: string; cancelUrl: string };
// Made out to whom it was when it was paid.
export type SandboxInvoice = { id: string; description: string; cents: number; paidAt: number; who: Who };
export type SandboxAccount = {
  customerId: string;
  who: Who;
  card: SandboxCard | null;
  creditCents: number;
  subscriptions: SandboxSubscription[];
  payments: SandboxPayment[];
  checkouts: SandboxCheckout[];
  invoices: SandboxInvoice[];
  // Which object a repeatable call has made.
  made: Record<string, AttemptRef | { kind: 'switch' }>;
};
export type SandboxEvent = { id: string; type: string; created: number; customer: string };

// Every id carries its customer, so that the account is found by it.
export const customerOf = (id: string) => /^[a-z]+_sandbox_([\da-f]{32})/.exec(id)?.[1] ?? null;
export const newObjectId = (kind: string, customerId: string) => `${kind}_sandbox_${customerOf(customerId)}_${randomBytes(16).toString('hex')}`;
export const customerId = (hex: string) => `cus_sandbox_${hex}`;

export const newAccount = (id: string, { email, name }: Who): SandboxAccount => ({ customerId: id, who: { email, name }, card: null, creditCents: 0, subscriptions: [], payments: [], checkouts: [], invoices: [], made: {} });

// Somebody at work on an account: changes it, and says what happened.
export type Desk = { account: SandboxAccount; events: SandboxEvent[]; now: number };
export function tell({ account, events, now }: Desk, type: string) {
  events.push({ id: newObjectId('evt', account.customerId), type, created: now, customer: account.customerId });
}
export function writeInvoice(desk: Desk, description: string, cents: number) {
  desk.account.invoices.push({ id: newObjectId('in', desk.account.customerId), description, cents, paidAt: desk.now, who: { ...desk.account.who } });
  tell(desk, 'invoice.paid');
}
