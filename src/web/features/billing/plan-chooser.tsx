import { useEffect, useState } from 'react';
import { Plus } from 'lucide-react';
import { paidPlans, readBillingConfig, upgradePlan, type Cycle, type PaidPlan } from '#contract/billing';
import { ANNUAL_SAVING_LABEL, checkoutPlan, formatPrice } from '#domain/plan';
import { AppLink } from '#web/lib/app-link.tsx';
import { goToPayment } from '#web/lib/page-life.ts';
import { useCall, useSend } from '#web/lib/query.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sayFailure, type Billing } from './copy.ts';
import { PlanCard } from './plan-card.tsx';
import { payPlace } from './sandbox-place.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import './plan-chooser.css';

const cycleSegments = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual', badge: `Save ${ANNUAL_SAVING_LABEL}` },
] as const;
type Choice = { planId: PaidPlan; cycle: Cycle };

export function PlanChooser({ billing, timeZone }: { billing: Billing; timeZone: string }) {
  const [cycle, setCycle] = useState<Cycle>(billing.cycle ?? 'annual');
  const [switching, setSwitching] = useState<Choice | null>(null);
  const upgrade = useUpgrade();
  // Somebody who pays switches; everybody else goes to the provider's checkout.
  const pays = billing.cycle !== null;
  const choose = (planId: PaidPlan) => (pays ? setSwitching({ planId, cycle }) : upgrade.go({ planId, cycle }));
  return (
    <Section title={pays ? 'Change your plan' : 'Choose a plan'} aside={<Segmented quiet label="Billing cycle" className="cycles" segments={cycleSegments} value={cycle} onValueChange={setCycle} />}>
      <div className="plans">
        {paidPlans.map((plan) => (
          <PlanCard key={plan} plan={plan} cycle={cycle} own={billing.plan === plan ? billing.cycle : null} pays={pays} busy={upgrade.leaving === plan} resting={upgrade.leaving !== null} hold={sayHold(billing)} onChoose={() => choose(plan)} />
        ))}
      </div>
      {!pays && <PackOffer />}
      {switching && <SwitchDialog choice={switching} from={billing.plan} timeZone={timeZone} onClose={() => setSwitching(null)} />}
    </Section>
  );
}

const sayHold = ({ accessUntil, isPastDue }: Billing) => (accessUntil ? 'Resume your plan below before you change it.' : isPastDue ? 'Once the open payment is made you can change it.' : null);

// Busy until the page is left; and again free when one steps back to it.
function useUpgrade() {
  const [leaving, setLeaving] = useState<PaidPlan | null>(null);
  const { data: config } = useCall(readBillingConfig);
  const send = useSend(upgradePlan, {
    onDone: ({ checkoutUrl }) => goToPayment(payPlace(checkoutUrl, config)),
    onFailed: (error) => {
      setLeaving(null);
      showToast({ variant: 'destructive', title: 'Upgrade Failed', description: sayFailure(error) });
    },
  });
  useEffect(() => {
    const free = () => setLeaving(null);
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);
  const go = (choice: Choice) => {
    if (leaving !== null) return;
    setLeaving(choice.planId);
    send.mutate(choice);
  };
  return { leaving, go };
}

const PackOffer = () => (
  <div className="pack">
    <Plus aria-hidden="true" />
    <p>
      <b>{checkoutPlan.payg.name}</b> <span className="soft">{`${checkoutPlan.payg.what} for ${formatPrice(checkoutPlan.payg.cents)}, once. They don’t run out with the trial.`}</span>
    </p>
    <AppLink className={buttonClass({ size: 'small' })} to="/checkout/payg">
      Buy {checkoutPlan.payg.what}
    </AppLink>
  </div>
);
