import type { ReactNode } from 'react';
import { CreditCard } from 'lucide-react';
import { isTrial, isUnlimited, planLabel, TRIAL_DAYS } from '#domain/plan';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';
import { sayCard, sayDate, sayMessages, sayWeekday, shortPlan, type Billing } from './copy.ts';
import './plan-now.css';

const RING = 136;
type Props = { billing: Billing; daysLeft: number; timeZone: string; portal: ReactNode };

// What one has: the plan, until when, what is left, and the card behind it.
export function PlanNow({ billing, daysLeft, timeZone, portal }: Props) {
  const { plan, paymentMethod, messagesRemaining } = billing;
  const { badge, tone, text } = tell(billing, timeZone);
  return (
    <section className="sec plan-now" aria-label="Your plan">
      {isTrial(plan) && <Ring label={sayDays(daysLeft)} value={daysLeft} max={Math.max(TRIAL_DAYS, daysLeft)} size={RING} figure={String(daysLeft)} caption={daysLeft === 1 ? 'day left' : 'days left'} />}
      <div className="plan-words">
        <div className="row wrap">
          <h2>{planLabel(plan)}</h2>
          <Badge tone={tone}>{badge}</Badge>
        </div>
        <p className="soft">{text}</p>
      </div>
      <dl className="num">
        <div>
          <dt>Messages</dt>
          <dd>{sayMessages(messagesRemaining)}</dd>
        </div>
        <div>
          <dt>Next billing date</dt>
          <dd>{sayNext(billing, timeZone)}</dd>
        </div>
        <div>
          <dt>Card</dt>
          <dd className="row wrap">
            {paymentMethod ? (
              <>
                <CreditCard aria-hidden="true" />
                {sayCard(paymentMethod)}
              </>
            ) : (
              'None stored'
            )}
            {portal}
          </dd>
        </div>
      </dl>
    </section>
  );
}

const sayDays = (days: number) => (days === 1 ? '1 day left' : `${days} days left`);

function sayNext({ plan, nextBillingDate, accessUntil, isTrialActive, isPastDue }: Billing, timeZone: string) {
  if (isPastDue) return 'Waiting for the payment';
  if (accessUntil) return 'None: it is cancelled';
  if (nextBillingDate) return sayDate(nextBillingDate, timeZone);
  return isTrial(plan) && isTrialActive ? 'None during the trial' : 'None';
}

type Told = { badge: string; tone: BadgeTone; text: string };
function tell({ plan, isTrialActive, trialEndsAt, accessUntil, isPastDue, cycle }: Billing, timeZone: string): Told {
  if (isTrial(plan)) return isTrialActive ? duringTrial(trialEndsAt, timeZone) : afterTrial;
  if (!isUnlimited(plan) || cycle === null) return { badge: 'Nothing to pay', tone: 'pine', text: 'Everything is open to you, and nothing is charged.' };
  const name = shortPlan(plan);
  if (accessUntil) return { badge: 'Cancelled', tone: 'straw', text: `You keep ${name} until ${sayDate(accessUntil, timeZone)}. Nothing more is charged.` };
  if (isPastDue) return { badge: 'Payment failed', tone: 'rust', text: 'The last payment did not go through. Everything stays open for 7 days while it is tried again.' };
  return { badge: cycle === 'annual' ? 'Paid yearly' : 'Paid monthly', tone: 'pine', text: `It renews by itself. Cancel here at any time; you keep ${name} to the end of what is paid.` };
}
const duringTrial = (ends: string | null, timeZone: string): Told => ({
  badge: 'Everything included',
  tone: 'pine',
  text: `${ends ? `Until ${sayWeekday(ends, timeZone)}. ` : ''}Nothing is charged when it ends; your Sales Brain and what you wrote stay.`,
});
const afterTrial: Told = { badge: 'Over', tone: 'straw', text: 'Nothing was charged. Your Sales Brain and what you wrote are still here; choose a plan or buy messages to go on.' };

export const PlanNowSkeleton = () => (
  <section className="sec plan-now" aria-label="Your plan" aria-busy="true">
    <Skeleton round width={RING} height={RING} />
    <SkeletonLines />
    <SkeletonLines />
  </section>
);
