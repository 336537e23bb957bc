import { Check } from 'lucide-react';
import type { Cycle, PaidPlan } from '#contract/billing';
import { formatPrice, planFeatures, planPrices } from '#domain/plan';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { perCycle, shortPlan } from './copy.ts';

const forWhom: Record<PaidPlan, string> = { core: 'For one person, every day', pro: 'For a small team, or a big year' };
type Props = { plan: PaidPlan; cycle: Cycle; own: Cycle | null; pays: boolean; busy: boolean; resting: boolean; hold: string | null; onChoose: () => void };

export function PlanCard({ plan, cycle, own, pays, busy, resting, hold, onChoose }: Props) {
  const name = shortPlan(plan);
  const prices = planPrices[plan];
  const isOwn = own === cycle;
  const other = cycle === 'annual' ? `${formatPrice(prices.monthly)} if paid monthly` : `${formatPrice(prices.annual)} if paid yearly`;
  return (
    <article className="plan" aria-label={name}>
      <div>
        <div className="row between">
          <h3>{name}</h3>
          {own && <Badge tone="pine">Your plan</Badge>}
        </div>
        <p className="soft">{forWhom[plan]}</p>
      </div>
      <div className="amount num">
        <p>
          <b>{formatPrice(prices[cycle])}</b> <span className="soft">{perCycle[cycle]}</span>
        </p>
        <p className="small soft">{other}</p>
      </div>
      <ul>
        {planFeatures[plan].map((feature) => (
          <li key={feature}>
            <Check className="sm" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <Button wide variant={!pays && plan === 'core' ? 'primary' : 'line'} busy={busy} aria-disabled={isOwn || hold !== null || resting} onClick={isOwn || hold !== null ? undefined : onChoose}>
        {isOwn ? `You have ${name}` : pays ? sayChange(name, own, cycle) : `Choose ${name}`}
      </Button>
      {hold && <p className="small soft">{hold}</p>}
    </article>
  );
}

const sayChange = (name: string, own: Cycle | null, cycle: Cycle) => (own ? `Pay ${cycle === 'annual' ? 'yearly' : 'monthly'}` : `Switch to ${name}`);
