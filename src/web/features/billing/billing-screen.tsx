import { openBillingPortal, readBilling, readBillingConfig, readTrial } from '#contract/billing';
import { isTrial } from '#domain/plan';
import { goToPayment } from '#web/lib/page-life.ts';
import { useCall, useSend } from '#web/lib/query.ts';
import type { Profile } from '#web/lib/session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sayFailure } from './copy.ts';
import { PlanChooser } from './plan-chooser.tsx';
import { PlanEnd } from './plan-end.tsx';
import { PlanNow, PlanNowSkeleton } from './plan-now.tsx';
import { Receipts } from './receipts.tsx';
import { payPlace } from './sandbox-place.ts';
import './billing-screen.css';

export function BillingScreen({ profile }: { profile: Profile }) {
  const { data: billing, error, isFetching, refetch } = useCall(readBilling, { staleAfterSeconds: 0 });
  const { data: trial } = useCall(readTrial, { staleAfterSeconds: 0 });
  const { data: config } = useCall(readBillingConfig);
  const { timeZone } = profile;
  const isStripe = config?.provider === 'stripe';
  const failed = !billing && error;
  // A gift of the house has nothing to choose and nothing to end.
  const isGift = billing && !isTrial(billing.plan) && billing.cycle === null;
  return (
    <>
      {billing?.isPastDue && <PastDue />}
      {failed && (
        <Failed busy={isFetching} onRetry={() => void refetch()}>
          {`Your plan could not be loaded. ${sayFailure(failed)}`}
        </Failed>
      )}
      {billing && trial && <PlanNow billing={billing} daysLeft={trial.daysRemaining} timeZone={timeZone} portal={billing.paymentMethod && config && <Portal>{isStripe ? 'Manage at Stripe' : 'Change'}</Portal>} />}
      {!failed && !(billing && trial) && <PlanNowSkeleton />}
      {billing && !isGift && <PlanChooser key={`${billing.plan} ${billing.cycle}`} billing={billing} timeZone={timeZone} />}
      <Receipts timeZone={timeZone} />
      {billing && !isGift && <PlanEnd billing={billing} timeZone={timeZone} />}
    </>
  );
}

function PastDue() {
  return (
    <Banner tone="rust" title="Your last payment failed." action={<Portal>Change card</Portal>}>
      Nothing was taken away: everything stays open for 7 days while the payment is tried again.
    </Banner>
  );
}

function Portal({ children }: { children: string }) {
  const { data: config } = useCall(readBillingConfig);
  const send = useSend(openBillingPortal, {
    onDone: ({ url }) => goToPayment(payPlace(url, config)),
    onFailed: (error) => showToast({ variant: 'destructive', title: 'The card page could not be opened', description: sayFailure(error) }),
  });
  return (
    <Button variant="line" size="small" busy={send.isPending} onClick={() => send.mutate({})}>
      {children}
    </Button>
  );
}
