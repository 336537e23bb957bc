import type { Cycle } from '#contract/billing';
import { tell, writeInvoice, type Desk, type SandboxAccount, type SandboxSubscription } from './sandbox-account.ts';
import { refusalOf } from './sandbox-card.ts';

const DAY_MS = 86_400_000;
// As with real providers: who doesn't pay the first time within a day must begin anew.
const OPEN_LIVES_MS = 23 * 3_600_000;
const RETRY_EVERY_MS = DAY_MS;
const GIVE_UP_AFTER_MS = 14 * DAY_MS;
const monthsOf: Record<Cycle, number> = { monthly: 1, annual: 12 };

export function addMonths(from: number, months: number) {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
export const periodFrom = (anchor: number, periods: number, cycle: Cycle) => addMonths(anchor, periods * monthsOf[cycle]);

// Takes the money, what stands to the customer's credit first. The bank's words where it says no.
export function charge({ account }: Desk, cents: number) {
  const fromCredit = Math.min(account.creditCents, cents);
  const refusal = cents > fromCredit ? refusalOf(account.card) : null;
  if (refusal) return { refusal, paidCents: 0 };
  account.creditCents -= fromCredit;
  return { refusal: null, paidCents: cents - fromCredit };
}

export function endNow(desk: Desk, subscription: SandboxSubscription) {
  Object.assign(subscription, { status: 'ended', endedAt: desk.now, retryAt: null, unpaidSince: null });
  tell(desk, 'customer.subscription.deleted');
}

export function renew(desk: Desk, subscription: SandboxSubscription) {
  const due = subscription.unpaidSince ?? subscription.periodEnd;
  const { refusal, paidCents } = charge(desk, subscription.price.cents);
  if (refusal) {
    Object.assign(subscription, { status: 'past_due', unpaidSince: due, retryAt: desk.now + RETRY_EVERY_MS });
    tell(desk, 'invoice.payment_failed');
    return;
  }
  const periods = subscription.periods + 1;
  Object.assign(subscription, {
    status: 'active', periods, periodStart: due, periodEnd: periodFrom(subscription.anchor, periods, subscription.price.cycle), unpaidSince: null, retryAt: null,
  });
  writeInvoice(desk, `${subscription.price.name}, ${subscription.price.cycle}`, paidCents);
  tell(desk, 'customer.subscription.updated');
}

const closes = ({ createdAt }: { createdAt: number }) => createdAt + OPEN_LIVES_MS;
function nextOf(subscription: SandboxSubscription) {
  if (subscription.status === 'open') return closes(subscription);
  if (subscription.status === 'active') return subscription.periodEnd;
  return subscription.status === 'past_due' ? subscription.retryAt : null;
}

function act(desk: Desk, subscription: SandboxSubscription) {
  if (subscription.status === 'open') return endNow(desk, subscription);
  if (subscription.status === 'active' && subscription.cancelsAtEnd) return endNow(desk, subscription);
  if (subscription.unpaidSince !== null && desk.now - subscription.unpaidSince >= GIVE_UP_AFTER_MS) return endNow(desk, subscription);
  renew(desk, subscription);
}

export const dueAtOf = ({ subscriptions }: SandboxAccount) => {
  const times = subscriptions.map(nextOf).filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
};

// Does everything that has come due, each at its own moment, so that a server that slept for months catches up rightly.
export function runClock(desk: Desk) {
  for (;;) {
    const due = desk.account.subscriptions.map((each) => ({ each, at: nextOf(each) })).filter(({ at }) => at !== null && at <= desk.now);
    const [next] = due.toSorted((a, b) => a.at! - b.at!);
    if (!next) return;
    act({ ...desk, now: next.at! }, next.each);
  }
}
