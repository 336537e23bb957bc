import { useState, type FormEvent } from 'react';
import { Trash2 } from 'lucide-react';
import { readHome } from '#contract/activity';
import { deleteCommitment, listCommitments, makeCommitment, MAX_COMMITMENT_CHARACTERS, settleCommitment, type Commitment, type CommitmentState } from '#contract/progress';
import { ApiError } from '#web/lib/call.ts';
import { useCall, useSend } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { longDay } from './copy.ts';

const stateLabels: Record<CommitmentState, string> = { open: 'Open', kept: 'Kept', missed: 'Let go' };
const refresh = [listCommitments, readHome];
const onFailed = () => showToast({ variant: 'destructive', title: 'Not saved', description: 'Nothing was changed. Please try again.' });

export function CommitmentsSection() {
  const { data, error, isFetching, refetch } = useCall(listCommitments);
  return (
    <Section title="If, then" busy={!data && !error}>
      <div className="plans">
        <p className="soft">A plan with a time or a place in it is kept more often than a wish. You are asked about it the next day, kindly.</p>
        <PlanForm />
        {data ? (
          <PlanList plans={data.commitments} />
        ) : error ? (
          <Failed busy={isFetching} onRetry={() => void refetch()}>
            Your plans could not be loaded. Nothing was lost.
          </Failed>
        ) : (
          <SkeletonLines lines={2} />
        )}
      </div>
    </Section>
  );
}

function PlanForm() {
  const [plan, setPlan] = useState({ cue: '', action: '' });
  const make = useSend(makeCommitment, { refresh, onDone: () => setPlan({ cue: '', action: '' }) });
  const fields = make.error instanceof ApiError ? make.error.fields : {};
  const trouble = make.error && Object.keys(fields).length === 0 ? (make.error instanceof ApiError ? make.error.sentence : 'That could not be saved. Your words are still here.') : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!make.isPending) make.mutate(plan);
  };
  return (
    <form className="plan-form" onSubmit={submit} noValidate>
      <Field label="If" error={fields.cue ?? trouble}>
        <TextInput value={plan.cue} maxLength={MAX_COMMITMENT_CHARACTERS} placeholder="it is 9:00" onChange={(event) => setPlan({ ...plan, cue: event.target.value })} />
      </Field>
      <Field label="then" error={fields.action ?? null}>
        <TextInput value={plan.action} maxLength={MAX_COMMITMENT_CHARACTERS} placeholder="I send three notes" onChange={(event) => setPlan({ ...plan, action: event.target.value })} />
      </Field>
      <Field label=" " error={null}>
        <Button type="submit" busy={make.isPending}>
          Set the plan
        </Button>
      </Field>
    </form>
  );
}

function PlanList({ plans }: { plans: Commitment[] }) {
  const settle = useSend(settleCommitment, { refresh, onFailed });
  const remove = useSend(deleteCommitment, { refresh, onFailed });
  if (plans.length === 0) return <p className="soft">Your plans will be listed here.</p>;
  return (
    <ul className="ledger plan-list">
      {plans.map((plan) => (
        <li key={plan.id}>
          <span className="words">
            {sayPlan(plan)} <span className="small soft">{longDay(plan.day)}</span>
          </span>
          {plan.state === 'open' ? (
            <Verdict plan={plan} busy={settle.isPending} onSettle={(state) => settle.mutate({ id: plan.id, state })} />
          ) : (
            <Badge tone={plan.state === 'kept' ? 'pine' : 'plain'}>{stateLabels[plan.state]}</Badge>
          )}
          <IconButton small label={`Delete: ${sayPlan(plan)}`} icon={<Trash2 />} onClick={() => remove.mutate({ id: plan.id })} />
        </li>
      ))}
    </ul>
  );
}

export const sayPlan = ({ cue, action }: Pick<Commitment, 'cue' | 'action'>) => `If ${cue}, then ${action}.`;

export const Verdict = ({ plan, busy, onSettle }: { plan: Commitment; busy: boolean; onSettle: (state: CommitmentState) => void }) => (
  <fieldset className="row">
    <legend className="vh">{sayPlan(plan)}</legend>
    <Button size="small" busy={busy} onClick={() => onSettle('kept')}>
      I did it
    </Button>
    <Button size="small" variant="ghost" busy={busy} onClick={() => onSettle('missed')}>
      Not this time
    </Button>
  </fieldset>
);
