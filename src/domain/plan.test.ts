import { expect, test } from 'vitest';
import { ANNUAL_SAVING_LABEL, annualSaving, checkoutPlan, countMessages, daysLeft, formatPrice, isTrial, isUnlimited, planFeatures, planLabel, planPrices, TRIAL_DAYS, TRIAL_MESSAGES, trialEnd } from '#domain/plan';

test('R-BIL-02 prices are those of the catalogue', () => {
  expect([planPrices.core.monthly, planPrices.core.annual, planPrices.pro.monthly, planPrices.pro.annual, checkoutPlan.payg.cents].map(formatPrice)).toEqual([
    '$14.95', '$116.55', '$29.95', '$233.15', '$9.95',
  ]);
  expect(checkoutPlan.payg).toMatchObject({ name: 'Pay-As-You-Go', what: '25 messages', per: null });
  expect(checkoutPlan.core_monthly).toMatchObject({ name: 'Core Plan', cents: 1495, per: 'month' });
  expect(checkoutPlan.pro_monthly).toMatchObject({ name: 'Pro Plan', cents: 2995, per: 'month' });
  expect(ANNUAL_SAVING_LABEL).toBe('30%');
});

test('R-BIL-02 a year saves at least what its label says', () => {
  expect(annualSaving('core')).toBe(6285);
  expect(annualSaving('pro')).toBe(12_625);
  for (const plan of ['core', 'pro'] as const) expect(annualSaving(plan) / (planPrices[plan].monthly * 12)).toBeGreaterThanOrEqual(0.3);
});

test('R-BIL-01 D-BIL-3 the trial is 30 days and 300 messages', () => {
  expect([TRIAL_DAYS, TRIAL_MESSAGES]).toEqual([30, 300]);
  expect(trialEnd(new Date('2026-03-01T10:00:00Z')).toISOString()).toBe('2026-03-31T10:00:00.000Z');
  expect([isTrial('trial'), isTrial('free_trial'), isTrial('core')]).toEqual([true, true, false]);
});

test('R-BIL-01 R-CHT-06 core, pro and what staff gives are unlimited; trials are not', () => {
  const plans = ['trial', 'free_trial', 'core', 'pro', 'lifetime', 'admin_comp'] as const;
  expect(plans.filter(isUnlimited)).toEqual(['core', 'pro', 'lifetime', 'admin_comp']);
  expect(plans.map(planLabel)).toEqual(['Free Trial', 'Free Trial', 'Core Plan', 'Pro Plan', 'Lifetime', 'Complimentary']);
});

test('R-ACC-27 days left are rounded up and never negative', () => {
  const ends = new Date('2026-12-08T12:00:00Z');
  const left = (now: string) => daysLeft(ends, new Date(now));
  expect(left('2026-11-08T12:00:00Z')).toBe(30);
  expect(left('2026-12-07T12:00:00Z')).toBe(1);
  expect(left('2026-12-07T11:59:59Z')).toBe(2);
  expect(left('2026-12-08T11:59:59.999Z')).toBe(1);
  expect(left('2026-12-08T12:00:00Z')).toBe(0);
  expect(left('2027-01-01T00:00:00Z')).toBe(0);
});

test('R-BIL-09 each plan lists its features', () => {
  expect(planFeatures).toEqual({
    core: ['Unlimited AI coaching', 'Advanced Power Pulse analytics', 'Export', 'Priority support', 'Monthly insights report'],
    pro: ['Everything in Core', 'Advanced AI personalization', 'Team collaboration', 'Custom integrations', 'White-label options'],
  });
});

test('D-BIL-3 the messages of a trial go with it, bought ones stay, and an unlimited plan counts none', () => {
  const stock = { plan: 'trial' as const, trialEndsAt: new Date('2026-03-31T00:00:00Z'), messagesRemaining: 12, messagesBought: 25 };
  expect(countMessages(stock, new Date('2026-03-30T23:59:59Z'))).toBe(37);
  expect(countMessages(stock, new Date('2026-03-31T00:00:00Z'))).toBe(25);
  expect(countMessages({ ...stock, plan: 'core' }, new Date('2026-03-30T00:00:00Z'))).toBeNull();
});
