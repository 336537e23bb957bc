import { Check } from 'lucide-react';
import { formatPrice, PACK_MESSAGES, planPrices } from '#domain/plan';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import './pricing.css';

const holds = ['AI Sales Coach, by text or voice', 'Reply, Outbound, Objection and Rewrite', 'Scores with reasons and one-click fixes', 'Power Pulse and the Progress Tracker', 'A Sales Brain of 14 answers, yours to edit'];

export function Pricing() {
  const later = `Thirty days with every feature. After that Core is ${formatPrice(planPrices.core.monthly)} a month, Pro is ${formatPrice(planPrices.pro.monthly)}, or buy ${PACK_MESSAGES} messages when you need them. If you do nothing, nothing is charged.`;
  return (
    <section id="pricing" className="price" aria-labelledby="pricing-title">
      <div>
        <h2 id="pricing-title">One plan to begin with: all of it.</h2>
        <p className="soft">{later}</p>
      </div>
      <div className="ticket">
        <div className="offer">
          <div className="row between wrap">
            <h3>Complete Access</h3>
            <Badge tone="pine">30-Day Free Trial</Badge>
          </div>
          <p className="free">FREE</p>
          <a className={buttonClass({ variant: 'line', size: 'big', wide: true })} href="/onboarding">
            Start now
          </a>
          <p className="small soft">No payment, no card, cancel any time</p>
        </div>
        <ul className="holds">
          {holds.map((line) => (
            <li key={line}>
              <Check className="sm" aria-hidden="true" />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
