import type { PlanName } from '#contract/account';
import type { CheckoutPlan, Cycle, PaidPlan } from '#contract/billing';

// The business numbers. Money is in cents of a US dollar.
export const TRIAL_DAYS = 30;
export const TRIAL_MESSAGES = 300;
export const PACK_MESSAGES = 25;
export const ANNUAL_SAVING_LABEL = '30%';

export const planPrices: Record<PaidPlan, Record<Cycle, number>> = {
  core: { monthly: 1495, annual: 11_655 },
  pro: { monthly: 2995, annual: 23_315 },
};
export const checkoutPlan: Record<CheckoutPlan, { name: string; cents: number; per: 'month' | null; what: string }> = {
  payg: { name: 'Pay-As-You-Go', cents: 995, per: null, what: `${PACK_MESSAGES} messages` },
  core_monthly: { name: 'Core Plan', cents: planPrices.core.monthly, per: 'month', what: 'Unlimited messages' },
  pro_monthly: { name: 'Pro Plan', cents: planPrices.pro.monthly, per: 'month', what: 'Unlimited messages plus premium features' },
};
const planLabels: Record<PlanName, string> = {
  trial: 'Free Trial',
  free_trial: 'Free Trial',
  core: 'Core Plan',
  pro: 'Pro Plan',
  lifetime: 'Lifetime',
  admin_comp: 'Complimentary',
};
export const planFeatures: Record<PaidPlan, readonly string[]> = {
  core: ['Unlimited AI coaching', 'Advanced Power Pulse analytics', 'Export', 'Priority support', 'Monthly insights report'],
  pro: ['Everything in Core', 'Advanced AI personalization', 'Team collaboration', 'Custom integrations', 'White-label options'],
};
export const planLabel = (plan: PlanName) => planLabels[plan];

export const unlimitedPlans: readonly PlanName[] = ['core', 'pro', 'lifetime', 'admin_comp'];
export const isUnlimited = (plan: PlanName) => unlimitedPlans.includes(plan);
export const isTrial = (plan: PlanName) => plan === 'trial' || plan === 'free_trial';

const DAY_MS = 24 * 60 * 60 * 1000;
// A day that has begun counts whole, so that '1 day left' is true to the last minute.
export const daysLeft = (trialEnds: Date, now: Date) => Math.max(0, Math.ceil((trialEnds.getTime() - now.getTime()) / DAY_MS));
export const trialEnd = (begun: Date, days = TRIAL_DAYS) => new Date(begun.getTime() + days * DAY_MS);

// What a year costs less than twelve months.
export const annualSaving = (plan: PaidPlan) => planPrices[plan].monthly * 12 - planPrices[plan].annual;
export const formatPrice = (cents: number) => `$${(cents / 100).toFixed(2)}`;

// Core and Pro bring it, and staff may give it to anyone.
export const hasPrioritySupport = ({ plan, prioritySupport }: { plan: PlanName; prioritySupport: boolean }) => prioritySupport || plan === 'core' || plan === 'pro';

// What is left to write: of the trial while it lasts, and what was bought. Null where nothing is counted.
type Stock = { plan: PlanName; trialEndsAt: Date; messagesRemaining: number; messagesBought: number };
export const countMessages = ({ plan, trialEndsAt, messagesRemaining, messagesBought }: Stock, now: Date) =>
  isUnlimited(plan) ? null : (trialEndsAt > now ? messagesRemaining : 0) + messagesBought;

// Where somebody stands with a paid plan: trial → active (core, pro) → cancelling → ended; past due while a renewal isn't paid.
export const GRACE_DAYS = 7;
export type Subscribed = {
  plan: PaidPlan;
  cycle: Cycle;
  status: 'open' | 'active' | 'past_due' | 'ended';
  createdAt: Date;
  periodEnd: Date;
  cancelsAtEnd: boolean;
  unpaidSince: Date | null;
  endedAt: Date | null;
};
export type Standing<S extends Subscribed = Subscribed> = { name: 'trial' | 'ended' } | { name: 'active' | 'past_due' | 'cancelling'; subscription: S; until: Date };
export type StandingName = Standing['name'];
// Which may follow which. Anything may stay as it is.
export const nextStandings: Record<StandingName, readonly StandingName[]> = {
  trial: ['active'],
  active: ['past_due', 'cancelling', 'ended'],
  past_due: ['active', 'cancelling', 'ended'],
  cancelling: ['active', 'ended'],
  ended: ['active'],
};
const whatOpens: Record<'subscribe' | 'switch' | 'cancel' | 'resume', readonly StandingName[]> = {
  subscribe: ['trial', 'ended'],
  switch: ['active'],
  cancel: ['active', 'past_due'],
  resume: ['cancelling'],
};
export const mayDo = (act: keyof typeof whatOpens, { name }: Standing) => whatOpens[act].includes(name);

const graceEnd = (unpaidSince: Date) => new Date(unpaidSince.getTime() + GRACE_DAYS * DAY_MS);

function standingOfOne<S extends Subscribed>(subscription: S, now: Date): Standing<S> {
  const { status, periodEnd, cancelsAtEnd, unpaidSince } = subscription;
  if (status === 'open') return { name: 'trial' };
  if (status === 'ended') return { name: 'ended' };
  if (status === 'past_due') {
    const until = graceEnd(unpaidSince ?? periodEnd);
    return until > now ? { name: 'past_due', subscription, until } : { name: 'ended' };
  }
  if (!cancelsAtEnd) return { name: 'active', subscription, until: periodEnd };
  return periodEnd > now ? { name: 'cancelling', subscription, until: periodEnd } : { name: 'ended' };
}

// Only what the provider holds counts, not the way it came about: so it doesn't matter which events arrived, in which order.
export function standingOf<S extends Subscribed>(subscriptions: readonly S[], now: Date): Standing<S> {
  const all = subscriptions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map((each) => standingOfOne(each, now));
  return all.find((each) => 'subscription' in each) ?? all.find(({ name }) => name === 'ended') ?? { name: 'trial' };
}

// What a new answer of the provider makes of somebody's plan. What staff gave stays until the provider's answer changes.
export function planAfter(plan: PlanName, { granted, standing }: { granted: PaidPlan | null; standing: Standing }): PlanName {
  const given = 'subscription' in standing ? standing.subscription.plan : null;
  if (given === granted || plan === 'lifetime' || plan === 'admin_comp') return plan;
  if (given) return given;
  return plan === granted ? 'trial' : plan;
}
