import { useState } from 'react';
import { cancelPlan, readBilling, resumePlan } from '#contract/billing';
import { useSend } from '#web/lib/query.ts';
import { profileCalls } from '#web/lib/session-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sayDate, sayFailure, shortPlan, type Billing } from './copy.ts';

type Props = { billing: Billing; timeZone: string };
const refresh = [readBilling, ...profileCalls];

// The end of the plan, and the way back before it comes.
export function PlanEnd({ billing, timeZone }: Props) {
  const [asking, setAsking] = useState(false);
  const { plan, accessUntil, cycle } = billing;
  if (accessUntil) return <Resume billing={billing} timeZone={timeZone} />;
  const pays = cycle !== null;
  return (
    <section className="plan-end" aria-label="Cancel">
      <p className="soft">{pays ? `You can cancel at any time, and keep ${shortPlan(plan)} to the end of the period you paid for.` : 'On a plan you can cancel here at any time, and keep access to the end of the period you paid for.'}</p>
      <Button variant="danger-line" aria-disabled={!pays} onClick={() => pays && setAsking(true)}>
        Cancel plan
      </Button>
      {asking && <CancelDialog billing={billing} timeZone={timeZone} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Resume({ billing, timeZone }: Props) {
  const name = shortPlan(billing.plan);
  const send = useSend(resumePlan, {
    refresh,
    onDone: () => showToast({ title: 'Plan resumed', description: `${name} goes on as before.` }),
    onFailed: (error) => showToast({ variant: 'destructive', title: 'Plan not resumed', description: sayFailure(error) }),
  });
  return (
    <section className="plan-end" aria-label="Cancelled">
      <p className="soft">{`${name} ends on ${sayDate(billing.accessUntil!, timeZone)}. Until then you can take the cancellation back, at no cost.`}</p>
      <Button variant="primary" busy={send.isPending} busyLabel="Resuming…" onClick={() => send.mutate({})}>
        Resume plan
      </Button>
    </section>
  );
}

function CancelDialog({ billing, timeZone, onClose }: Props & { onClose: () => void }) {
  const name = shortPlan(billing.plan);
  const send = useSend(cancelPlan, {
    refresh,
    onDone: ({ accessUntil }) => {
      showToast({ title: 'Plan cancelled', description: billing.isPastDue ? 'Nothing more is charged.' : `You keep ${name} until ${sayDate(accessUntil, timeZone)}.` });
      onClose();
    },
    onFailed: (error) => showToast({ variant: 'destructive', title: 'Cancellation Failed', description: sayFailure(error) }),
  });
  const until = billing.nextBillingDate && sayDate(billing.nextBillingDate, timeZone);
  // What isn't paid for has no period that could be kept.
  const about = billing.isPastDue ? `Its last payment did not go through, so ${name} ends at once. Nothing more is charged.` : until ? `You paid until ${until}. Nothing is charged after that.` : 'Nothing more is charged.';
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        Keep {name}
      </Button>
      <Button variant="danger" busy={send.isPending} busyLabel="Cancelling…" onClick={() => send.mutate({})}>
        Cancel plan
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={`Cancel ${name}?`} description={about} footer={footer}>
      <ul className="ledger keeps">
        {!billing.isPastDue && <li>{until ? `Unlimited messages and all of ${name} until ${until}` : `All of ${name} to the end of the period you paid for`}</li>}
        <li>Your Sales Brain, your drafts and your history: for good</li>
        <li>Messages you bought: for good</li>
      </ul>
    </Dialog>
  );
}
