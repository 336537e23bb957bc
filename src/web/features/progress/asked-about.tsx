import { readHome } from '#contract/activity';
import { listCommitments, settleCommitment, type Commitment } from '#contract/progress';
import { useSend } from '#web/lib/query.ts';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sayPlan, Verdict } from './commitments.tsx';
import './progress.css';

// On the home screen of a later day: how did it go?
export function AskedAbout({ plans }: { plans: Commitment[] }) {
  const settle = useSend(settleCommitment, {
    refresh: [readHome, listCommitments],
    onDone: (_, { state }) => showToast(state === 'kept' ? { title: 'Kept', description: 'That is how habits are made.' } : { title: 'Thank you for saying so', description: 'A new plan can start today.' }),
    onFailed: () => showToast({ variant: 'destructive', title: 'Not saved', description: 'Nothing was changed. Please try again.' }),
  });
  return (
    <Section title="How did it go?">
      <ul className="ledger plan-list">
        {plans.map((plan) => (
          <li key={plan.id}>
            <span className="words">{sayPlan(plan)}</span>
            <Verdict plan={plan} busy={settle.isPending} onSettle={(state) => settle.mutate({ id: plan.id, state })} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
