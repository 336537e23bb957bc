import type { Cycle, PaidPlan } from '#contract/billing';

// What is sold; the amounts come from domain/plan.ts and are handed in.
export type Price = { plan: PaidPlan; cycle: Cycle; cents: number; name: string };
export type Pack = { cents: number; messages: number; name: string };
export type Card = { brand: string; last4: string; expMonth: number; expYear: number };

// Something that was begun and waits for somebody's money: a subscription or a one-off payment in our own card form
// (clientSecret), or the provider's checkout page (url). Closed: given up, expired, replaced.
export type AttemptKind = 'subscription' | 'payment' | 'checkout';
export type AttemptRef = { kind: AttemptKind; id: string };
export type Attempt = AttemptRef & { state: 'open' | 'paid' | 'closed'; clientSecret: string | null; url: string | null };

export type SubscriptionState = {
  id: string;
  plan: PaidPlan;
  cycle: Cycle;
  cents: number;
  // open: its first payment is still to come, so that it gives nothing. past_due: a renewal failed and is tried again.
  status: 'open' | 'active' | 'past_due' | 'ended';
  createdAt: Date;
  // Until when it is paid for, or was to be paid at past_due.
  periodEnd: Date;
  cancelsAtEnd: boolean;
  // When the first unpaid renewal became due; null unless past_due.
  unpaidSince: Date | null;
  endedAt: Date | null;
};
// A pack of messages that was paid. A pack that was refunded stays, with its date.
export type PaymentState = { id: string; messages: number; cents: number; paidAt: Date; refundedAt: Date | null };
// Everything that was paid, packs included.
export type InvoiceState = { id: string; description: string; cents: number; paidAt: Date; receiptUrl: string | null };
export type CustomerState = { subscriptions: SubscriptionState[]; payments: PaymentState[]; invoices: InvoiceState[]; card: Card | null };

export type SwitchPreview = { dueNowCents: number; nextCents: number; nextBillingDate: Date };
// An event only says that something changed; what, is asked of the provider.
export type PaymentEvent = { id: string; type: string; customerId: string | null; createdAt: Date };
export type SignedBody = { body: Buffer; signature: string | undefined; now: Date };

// Whom receipts and the provider's own mails name.
export type Who = { email: string; name: string };

// A `key` makes a call repeatable: the same key gives the same object, made once.
export type PaymentProvider = {
  name: 'stripe' | 'sandbox';
  publishableKey: string | null;
  signatureHeader: string;
  createCustomer: (who: Who & { userId: string }, key: string) => Promise<string>;
  // Another address or name; as often as one likes. A customer that is gone already is no failure.
  updateCustomer: (customerId: string, who: Who) => Promise<void>;
  createSubscription: (what: { customerId: string; price: Price }, key: string) => Promise<Attempt>;
  createPayment: (what: { customerId: string; pack: Pack }, key: string) => Promise<Attempt>;
  openCheckout: (what: { customerId: string; price: Price; successUrl: string; cancelUrl: string }, key: string) => Promise<Attempt>;
  readAttempt: (attempt: AttemptRef) => Promise<Attempt>;
  // Makes sure that it can't be paid any more, and tells what became of it: 'paid' where the money was faster.
  closeAttempt: (attempt: AttemptRef) => Promise<Attempt>;
  // The truth about a customer; null where the provider has no such customer, or no longer.
  readCustomer: (customerId: string) => Promise<CustomerState | null>;
  cancelSubscription: (id: string) => Promise<void>;
  resumeSubscription: (id: string) => Promise<void>;
  // Ends it at once.
  endSubscription: (id: string) => Promise<void>;
  previewSwitch: (id: string, price: Price) => Promise<SwitchPreview>;
  // Charges what the preview said, or throws `declined` and changes nothing.
  switchSubscription: (id: string, price: Price, key: string) => Promise<void>;
  openPortal: (what: { customerId: string; returnUrl: string }) => Promise<string>;
  // Ends everything at once and forgets who it was; a customer that is gone already is no failure.
  closeCustomer: (customerId: string) => Promise<void>;
  // Throws `forged` unless the signature over the raw body is right and not older than five minutes.
  verifyEvent: (signed: SignedBody) => PaymentEvent;
};

// declined: the bank said no, the message is the provider's words. unreachable: no answer, or one that makes no sense.
// unknown: there is no such object. refused: the provider doesn't allow it in this state. forged: see verifyEvent.
export type PaymentFault = 'declined' | 'unreachable' | 'unknown' | 'refused' | 'forged';
export class PaymentFailure extends Error {
  readonly fault: PaymentFault;
  constructor(fault: PaymentFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
export const SIGNATURE_LIVES_SECONDS = 300;
