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
