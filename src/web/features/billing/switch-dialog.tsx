import { listInvoices, previewSwitch, readBilling, switchPlan, type Cycle, type PaidPlan } from '#contract/billing';
import { formatPrice, planPrices } from '#domain/plan';
import { useCall, useSend } from '#web/lib/query.ts';
import { profileCalls } from '#web/lib/session-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { perCycle, sayDate, sayFailure, shortPlan, type Billing } from './copy.ts';

type Props = { choice: { planId: PaidPlan; cycle: Cycle }; from: Billing['plan']; timeZone: string; onClose: () => void };

// What a change costs is shown before it is made.
export function SwitchDialog({ choice, from, timeZone, onClose }: Props) {
  const { data: preview, error, isFetching, refetch } = useCall(previewSwitch, { input: choice, staleAfterSeconds: 0 });
  const send = useSend(switchPlan, {
    refresh: [readBilling, listInvoices, ...profileCalls],
    onDone: () => {
      showToast({ title: 'Plan changed', description: `You now have ${shortPlan(choice.planId)}, paid ${choice.cycle === 'annual' ? 'yearly' : 'monthly'}.` });
      onClose();
    },
    onFailed: (failure) => showToast({ variant: 'destructive', title: 'Plan not changed', description: sayFailure(failure) }),
  });
  const name = shortPlan(choice.planId);
  const price = planPrices[choice.planId][choice.cycle];
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {from === choice.planId ? 'Leave it as it is' : `Keep ${shortPlan(from)}`}
      </Button>
      <Button variant="primary" busy={send.isPending} busyLabel="Switching…" disabled={!preview} onClick={() => send.mutate(choice)}>
        {from === choice.planId ? `Pay ${choice.cycle === 'annual' ? 'yearly' : 'monthly'}` : `Switch to ${name}`}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={`Switch to ${name}, ${formatCycle(choice.cycle)}`} description="This is what it costs. What is left of the period you paid for counts." footer={footer}>
      {preview ? (
        <dl className="costs num">
          <div>
            <dt>Today</dt>
            <dd>{preview.dueNowCents > 0 ? formatPrice(preview.dueNowCents) : 'Nothing'}</dd>
          </div>
          {preview.nextCents !== price && (
            <div>
              <dt>On {sayDate(preview.nextBillingDate, timeZone)}</dt>
              <dd>{preview.nextCents > 0 ? formatPrice(preview.nextCents) : 'Nothing: paid by what you have left'}</dd>
            </div>
          )}
          <div>
            <dt>{preview.nextCents === price ? `From ${sayDate(preview.nextBillingDate, timeZone)}` : 'Later'}</dt>
            <dd>
              {formatPrice(price)} {perCycle[choice.cycle]}
            </dd>
          </div>
        </dl>
      ) : error ? (
        <Failed busy={isFetching} onRetry={() => void refetch()}>
          {`The price of the change could not be read. ${sayFailure(error)}`}
        </Failed>
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Dialog>
  );
}

const formatCycle = (cycle: Cycle) => (cycle === 'annual' ? 'paid yearly' : 'paid monthly');
