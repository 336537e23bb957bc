import type { Price } from './provider.ts';
import { tell, writeInvoice, type Desk, type SandboxSubscription } from './sandbox-account.ts';
import { charge, periodFrom } from './sandbox-clock.ts';

// What a change costs: the unused part of the old price counts against the new one. Within a cycle the dates stay; with
// another cycle a period begins now. What is left over stands to the customer's credit.
export function priceSwitch({ account, now }: Desk, { price, periodStart, periodEnd }: SandboxSubscription, next: Price) {
  const unused = Math.max(0, periodEnd - now) / (periodEnd - periodStart);
  const isNewPeriod = next.cycle !== price.cycle;
  const owed = Math.round(isNewPeriod ? next.cents - price.cents * unused : (next.cents - price.cents) * unused);
  const dueNow = Math.max(0, owed - account.creditCents);
  const creditAfter = Math.max(0, account.creditCents - owed);
  return { owed, isNewPeriod, dueNowCents: dueNow, nextCents: Math.max(0, next.cents - creditAfter), next: isNewPeriod ? periodFrom(now, 1, next.cycle) : periodEnd };
}

// The bank's words where it says no; then nothing has changed.
export function switchTo(desk: Desk, subscription: SandboxSubscription, next: Price): string | null {
  const { price } = subscription;
  if (price.plan === next.plan && price.cycle === next.cycle) return null;
  const { owed, isNewPeriod } = priceSwitch(desk, subscription, next);
  const { refusal, paidCents } = charge(desk, Math.max(0, owed));
  if (refusal) return refusal;
  if (owed < 0) desk.account.creditCents -= owed;
  const { now } = desk;
  if (isNewPeriod) Object.assign(subscription, { anchor: now, periods: 1, periodStart: now, periodEnd: periodFrom(now, 1, next.cycle) });
  subscription.price = next;
  if (paidCents > 0) writeInvoice(desk, `Change to ${next.name}, ${next.cycle}`, paidCents);
  tell(desk, 'customer.subscription.updated');
  return null;
}
