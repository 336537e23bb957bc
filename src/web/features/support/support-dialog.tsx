import { useId, useState, type FormEvent } from 'react';
import { askSupport, issueTypes, MAX_MESSAGE_CHARACTERS, MAX_SUBJECT_CHARACTERS, type IssueType } from '#contract/support';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { MISSING, SENT, supportFailure } from './copy.ts';

type Draft = { owner: string; issueType: IssueType | ''; subject: string; message: string };
const emptyFor = (owner: string): Draft => ({ owner, issueType: '', subject: '', message: '' });
// Outlives the dialog, not the page; never shown to somebody else.
let kept = emptyFor('');

export function SupportDialog({ owner, onClose }: { owner: string; onClose: () => void }) {
  const [draft, setDraft] = useState(kept.owner === owner ? kept : emptyFor(owner));
  const form = useId();
  const edit = (changes: Partial<Draft>) => {
    kept = { ...draft, ...changes };
    setDraft(kept);
  };
  const send = useSend(askSupport, {
    onDone: ({ message }) => {
      edit(emptyFor(owner));
      onClose();
      showToast({ ...SENT, ...(message && { description: message }) });
    },
    onFailed: (error) => showToast({ variant: 'destructive', ...supportFailure(error) }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const subject = draft.subject.trim();
    const message = draft.message.trim();
    if (!subject || !message || !draft.issueType) showToast({ variant: 'destructive', ...MISSING });
    else if (!send.isPending) send.mutate({ subject, message, issueType: draft.issueType });
  };

  const footer = (
    <>
      <Button disabled={send.isPending} onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={form} variant="primary" disabled={send.isPending} busy={send.isPending} busyLabel="Submitting...">
        Submit Request
      </Button>
    </>
  );

  return (
    <Dialog open onClose={onClose} title="Contact Support" description="Having trouble or need assistance? Let us know how we can help you." footer={footer}>
      <form id={form} className="stack" onSubmit={submit} noValidate>
        <Field label="Issue Type">
          <Select options={issueTypes} value={draft.issueType === 'general_inquiry' ? '' : draft.issueType} onValueChange={(issueType) => edit({ issueType })} placeholder="Select issue type" />
        </Field>
        <Field label="Subject">
          <TextInput name="subject" placeholder="Brief description of your issue" maxLength={MAX_SUBJECT_CHARACTERS} value={draft.subject} onChange={(event) => edit({ subject: event.target.value })} />
        </Field>
        <TextAreaField label="Message" name="message" rows={5} placeholder="Describe your issue or question in detail..." limit={MAX_MESSAGE_CHARACTERS} value={draft.message} onValueChange={(message) => edit({ message })} />
      </form>
    </Dialog>
  );
}
