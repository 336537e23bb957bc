import { useState, type FormEvent } from 'react';
import { editProfile } from '#contract/account';
import type { Sent } from '#contract/endpoint';
import { ApiError } from '#web/lib/call.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useSend } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { answerCalls } from './cache.ts';
import { findChanges, labels, levelOptions, toneOptions, type Business, type BusinessField } from './business.ts';
import { SAVE_FAILED } from './copy.ts';

export function BusinessDialog({ business, onClose }: { business: Business; onClose: () => void }) {
  const [edits, setEdits] = useState<Partial<Business>>({});
  const typed: Business = { ...business, ...edits };
  const changes = findChanges(typed, business);
  const isChanged = Object.keys(changes).length > 0;
  const draft = useDraft('brain:business', isChanged ? edits : null);
  const send = useSend(editProfile, {
    refresh: answerCalls,
    onDone: () => {
      draft.drop();
      onClose();
    },
    onFailed: () => showToast({ variant: 'destructive', title: 'Answer not saved', description: SAVE_FAILED }),
  });
  const errors = send.error instanceof ApiError ? send.error.fields : {};
  const bind = (name: BusinessField) => ({ name, value: typed[name], onChange: (event: { target: { value: string } }) => setEdits({ ...edits, [name]: event.target.value }) });
  const wrong = (name: BusinessField) => errors[name] !== undefined && { error: errors[name] };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !send.isPending) send.mutate(changes as Sent<typeof editProfile>);
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form="brain-business" variant="primary" busy={send.isPending} busyLabel="Saving…" disabled={!isChanged && !send.isPending}>
        Save Changes
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="You and your business" description="What the setup asked. Drafts and coaching know it." footer={footer}>
      <form id="brain-business" className="stack" onSubmit={submit} noValidate>
        {draft.offered && (
          <Banner tone="sky" title="You had begun to change this." onDismiss={draft.drop} dismissLabel="Drop the draft" action={<Button size="small" variant="ghost" onClick={() => setEdits(draft.offered ?? {})}>Use my draft</Button>} />
        )}
        <Field label={labels.businessName} {...wrong('businessName')}>
          <TextInput maxLength={200} autoComplete="organization" {...bind('businessName')} />
        </Field>
        <Field label={labels.industry} {...wrong('industry')}>
          <TextInput maxLength={200} {...bind('industry')} />
        </Field>
        <Field label={labels.platformLink} aside="optional" {...wrong('platformLink')}>
          <TextInput maxLength={500} inputMode="url" autoCapitalize="none" {...bind('platformLink')} />
        </Field>
        <Field label={labels.salesLevel} {...wrong('salesLevel')}>
          <NativeSelect options={levelOptions} {...bind('salesLevel')} />
        </Field>
        <Field label={labels.tone} {...wrong('tone')}>
          <NativeSelect options={toneOptions} {...bind('tone')} />
        </Field>
        <Field label={labels.goal} {...wrong('goal')}>
          <TextInput maxLength={500} {...bind('goal')} />
        </Field>
      </form>
    </Dialog>
  );
}
