import { draftOutcomes, listDrafts, markDraftOutcome, readDraft, type DraftOutcome as Outcome } from '#contract/activity';
import { useCall, useSend } from '#web/lib/query.ts';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { outcomeLabels } from './copy.ts';
import './draft-history.css';

const options = [{ value: 'none' as const, label: 'Not marked yet' }, ...draftOutcomes.map((value) => ({ value, label: outcomeLabels[value] }))];

// What became of the draft in sight. Nothing is shown of one that is gone.
export function DraftOutcome({ id }: { id: string }) {
  const { data } = useCall(readDraft, { input: { id } });
  if (!data) return null;
  return (
    <section className="desk-outcome" aria-label="Outcome">
      <h3 className="label">What became of it</h3>
      <OutcomeSelect id={id} outcome={data.row.outcome} label="What became of it" />
    </section>
  );
}

export function OutcomeSelect({ id, outcome, label }: { id: string; outcome: Outcome | null; label: string }) {
  const mark = useSend(markDraftOutcome, {
    refresh: [listDrafts, readDraft],
    onFailed: () => showToast({ variant: 'destructive', title: 'Not marked', description: 'It stands as it was. Please try again.' }),
  });
  // The choice is shown at once; a failure takes it back.
  const shown = mark.isPending ? (mark.variables.outcome ?? 'none') : (outcome ?? 'none');
  return <Select aria-label={label} options={options} value={shown} onValueChange={(next) => mark.mutate({ id, outcome: next === 'none' ? null : next })} />;
}
