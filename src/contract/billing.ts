import * as z from 'zod/mini';
import { planName } from './account.ts';
import { done, get, post } from './endpoint.ts';

export const paidPlans = ['core', 'pro'] as const;
export const cycles = ['monthly', 'annual'] as const;
export const subscriptionPlans = ['core_monthly', 'pro_monthly'] as const;
export const checkoutPlans = ['payg', ...subscriptionPlans] as const;
export type PaidPlan = (typeof paidPlans)[number];
export type Cycle = (typeof cycles)[number];
export type CheckoutPlan = (typeof checkoutPlans)[number];

const planId = z.enum(paidPlans, 'Choose one of these plans: core, pro.');
const cycle = z.enum(cycles, 'Choose one of these cycles: monthly, annual.');
const clientSecret = z.object({ clientSecret: z.string() });

const paymentMethod = z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() });
export const readBilling = get('/api/billing/info', {
  about: 'Plan, trial, next date and card.',
  access: 'user',
  output: z.object({
    plan: planName,
    isTrialActive: z.boolean(),
    nextBillingDate: z.nullable(z.string()),
    paymentMethod: z.nullable(paymentMethod),
    cycle: z.nullable(z.enum(cycles)),
    trialEndsAt: z.nullable(z.string()),
    // Set once it was cancelled: until then everything stays open.
    accessUntil: z.nullable(z.string()),
    isPastDue: z.boolean(),
    messagesRemaining: z.nullable(z.int()),
  }),
});
export const readTrial = get('/api/trial-status', { about: 'Days left of the trial; 0 when it is over.', access: 'user', output: z.object({ daysRemaining: z.int() }) });
export const readBillingConfig = get('/api/billing/config', {
  about: 'Which provider takes the payments; the sandbox moves no money.',
  access: 'user',
  output: z.object({ provider: z.enum(['stripe', 'sandbox']), publishableKey: z.nullable(z.string()) }),
});
export const listInvoices = get('/api/billing/invoices', {
  about: 'What was paid, the latest first, with receipts.',
  access: 'user',
  output: z.object({
    invoices: z.array(z.object({ id: z.string(), paidAt: z.string(), description: z.string(), amountCents: z.int(), receiptUrl: z.nullable(z.string()) })),
  }),
});

export const upgradePlan = post('/api/billing/upgrade', {
  about: "Opens the provider's checkout for a plan; the browser goes to checkoutUrl.",
  access: 'user',
  throttle: 'pay',
  input: z.object({ planId, cycle }),
  output: z.object({ checkoutUrl: z.string() }),
});
export const cancelPlan = post('/api/billing/cancel', {
  about: 'Ends the plan with the period that is paid.',
  access: 'user',
  throttle: 'pay',
  output: z.extend(done, { accessUntil: z.string() }),
});
export const resumePlan = post('/api/billing/resume', { about: 'Takes a cancellation back before the period ends.', access: 'user', throttle: 'pay' });
export const previewSwitch = post('/api/billing/switch/preview', {
  about: 'What a change between Core and Pro would cost now.',
  access: 'user',
  throttle: 'pay',
  input: z.object({ planId, cycle }),
  output: z.object({ dueNowCents: z.int(), nextCents: z.int(), nextBillingDate: z.string() }),
});
export const switchPlan = post('/api/billing/switch', { about: 'Changes between Core and Pro, or the cycle.', access: 'user', throttle: 'pay', input: z.object({ planId, cycle }) });
export const openBillingPortal = post('/api/billing/portal', {
  about: "The provider's own page for cards and receipts.",
  access: 'user',
  throttle: 'pay',
  output: z.object({ url: z.string() }),
});

export const createSubscription = post('/api/create-subscription', {
  about: 'The payment secret of a plan, for the card form.',
  access: 'user',
  throttle: 'pay',
  input: z.object({ planId: z.enum(subscriptionPlans, 'Choose one of these plans: core_monthly, pro_monthly.') }),
  output: clientSecret,
});
export const purchaseMessages = post('/api/purchase-messages', { about: 'The payment secret of a pack of messages, for the card form.', access: 'user', throttle: 'pay', output: clientSecret });
export const paySandbox = post('/api/sandbox/pay', {
  about: 'Takes a test card in the sandbox, and no other. No money moves; the number is not stored.',
  access: 'user',
  input: z.object({
    clientSecret: z.string().check(z.minLength(1), z.maxLength(200)),
    cardNumber: z.string().check(z.maxLength(30, 'Use one of the test cards.')),
    // The answer to the confirmation step that one of the cards asks for.
    confirmed: z._default(z.boolean(), false),
  }),
  output: z.object({ state: z.enum(['succeeded', 'declined', 'needs_confirmation']), message: z.nullable(z.string()) }),
});
export const readSandboxCheckout = get('/api/sandbox/checkout', {
  about: "What the sandbox's own checkout page asks for; its address carries the session.",
  access: 'user',
  input: z.object({ session: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({
    state: z.enum(['open', 'paid', 'closed']),
    planId,
    cycle,
    name: z.string(),
    cents: z.int(),
    // For paySandbox; null once it can't be paid any more.
    clientSecret: z.nullable(z.string()),
    // Where to go on: paid, or given up.
    successUrl: z.string(),
    cancelUrl: z.string(),
  }),
});
export const readSandboxReceipt = get('/api/sandbox/receipt', {
  about: 'A receipt of the sandbox, to look at and to print.',
  access: 'user',
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ number: z.string(), description: z.string(), cents: z.int(), paidAt: z.string(), name: z.string(), email: z.string() }),
});
export const saveSandboxCard = post('/api/sandbox/card', {
  about: "Puts another test card in the place of the one on file, as on a provider's own page. An unpaid renewal is tried again with it.",
  access: 'user',
  input: z.object({ cardNumber: z.string().check(z.maxLength(30, 'Use one of the test cards.')) }),
  output: z.object({ paymentMethod }),
});

export const receivePaymentEvent = post('/api/webhooks/payments', {
  about: "The provider's signed events. The signature is checked over the raw body.",
  access: 'anyone',
  raw: true,
  rawBody: true,
});
