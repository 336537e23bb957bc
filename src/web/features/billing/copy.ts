import type { readBilling } from '#contract/billing';
import type { Output } from '#contract/endpoint';
import { planLabel } from '#domain/plan';
import { ApiError } from '#web/lib/call.ts';

export type Billing = Output<typeof readBilling>;

const OFFLINE = 'We could not reach the server. Nothing was changed; check your connection and try again.';
// The sentence about a field says more than the one about the whole.
const sentenceOf = (error: ApiError) => Object.values(error.fields)[0] ?? (error.sentence || 'Please try again.');
export const sayFailure = (error: Error) => (error instanceof ApiError ? sentenceOf(error) : OFFLINE);
// A lost answer may hide a payment that went through.
export const sayLostPayment = (error: Error) =>
  error instanceof ApiError ? sentenceOf(error) : 'We could not reach the server. Press Pay again when you are back online: if it went through, you are not charged twice.';

const format = (options: Intl.DateTimeFormatOptions) => (at: string, timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(new Date(at));
export const sayWeekday = format({ weekday: 'long', day: 'numeric', month: 'long' });
export const sayDate = format({ day: 'numeric', month: 'long', year: 'numeric' });
export const sayShortDate = format({ day: 'numeric', month: 'short', year: 'numeric' });

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover', diners: 'Diners Club', jcb: 'JCB', unionpay: 'UnionPay' };
export function sayCard({ brand, last4, expMonth, expYear }: NonNullable<Billing['paymentMethod']>) {
  const expiry = `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
  return `${brands[brand] ?? brand} ending ${last4}, ${expiry}`;
}

// The plan without its second word, for the middle of a sentence: 'Core'.
export const shortPlan = (plan: Billing['plan']) => planLabel(plan).replace(/ Plan$/, '');
export const perCycle = { monthly: 'a month', annual: 'a year' } as const;
export const sayMessages = (left: number | null) => (left === null ? 'Unlimited' : `${left} left`);
