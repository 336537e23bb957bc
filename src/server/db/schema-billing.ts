import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Cycle, PaidPlan } from '#contract/billing';
import { createdAt, id, instant, userId } from './columns.ts';

// Who somebody is at the provider, and what the provider last said of them.
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId,
    provider: text('provider').$type<'stripe' | 'sandbox'>().notNull(),
    customerId: text('customer_id').notNull(),
    card: jsonb('card').$type<{ brand: string; last4: string; expMonth: number; expYear: number }>(),
    // The plan that the provider's state gave last: one that staff set is not taken for it.
    grantedPlan: text('granted_plan').$type<PaidPlan>(),
    // Numbers the questions asked of the provider, so that an older answer never overwrites a newer one.
    asked: integer('asked').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    // While a change of the plan is under way, which is until then at the latest.
    leasedUntil: instant('leased_until'),
    syncedAt: instant('synced_at'),
    // When to ask next without being told: daily, and when a period or a grace ends. Null where nothing is open.
    checkAt: instant('check_at'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider] }), index('payment_customers_by_check').on(table.checkAt)],
);
export const customerKeys = pgTable('customer_keys', { customerId: text('customer_id').primaryKey(), userId });

// One thing at a time can be paid in a slot (a plan, a pack), however many tabs ask. Its number is part of the key sent to
// the provider, so that a crash in between makes nothing twice.
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    userId,
    slot: text('slot').$type<'plan' | 'pack'>().notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<'subscription' | 'payment' | 'checkout'>().notNull(),
    what: text('what').notNull(),
    cents: integer('cents').notNull(),
    providerId: text('provider_id'),
    state: text('state').$type<'open' | 'closed'>().notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.slot] })],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    userId,
    id: text('id').notNull(),
    plan: text('plan').$type<PaidPlan>().notNull(),
    cycle: text('cycle').$type<Cycle>().notNull(),
    cents: integer('cents').notNull(),
    status: text('status').$type<'open' | 'active' | 'past_due' | 'ended'>().notNull(),
    periodEnd: instant('period_end').notNull(),
    cancelsAtEnd: boolean('cancels_at_end').notNull(),
    unpaidSince: instant('unpaid_since'),
    endedAt: instant('ended_at'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const invoices = pgTable(
  'invoices',
  {
    userId,
    id: text('id').notNull(),
    description: text('description').notNull(),
    cents: integer('cents').notNull(),
    paidAt: instant('paid_at').notNull(),
    receiptUrl: text('receipt_url'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

// Every message that was given or taken; rows are only added. What is left is its sum; users.messages_remaining (the trial's)
// and users.messages_bought are that sum kept ready, changed in the same statement.
export const messageLedger = pgTable(
  'message_ledger',
  {
    userId,
    id,
    pot: text('pot').$type<'trial' | 'bought'>().notNull(),
    kind: text('kind').$type<'granted' | 'spent' | 'bought' | 'expired' | 'refunded'>().notNull(),
    count: integer('count').notNull(),
    // What it was for: a payment, an answer.
    ref: text('ref').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), uniqueIndex('message_ledger_once').on(table.userId, table.kind, table.ref).where(sql`kind <> 'spent'`)],
);

// Which of the mails about the end of the trial went out.
export const trialNotices = pgTable('trial_notices', { userId, daysBefore: integer('days_before').notNull(), createdAt }, (table) => [primaryKey({ columns: [table.userId, table.daysBefore] })]);

// Each event of the provider once, stored with the job that answers it.
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('payment_events_by_customer').on(table.customerId), index('payment_events_by_age').on(table.receivedAt)],
);

// The sandbox's own books: what a payment provider would keep on its side.
export const sandboxAccounts = pgTable(
  'sandbox_accounts',
  { customerId: text('customer_id').primaryKey(), state: jsonb('state').$type<object>().notNull(), dueAt: instant('due_at') },
  (table) => [index('sandbox_accounts_by_due').on(table.dueAt)],
);
