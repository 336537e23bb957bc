import { useId, useState, type FormEvent } from 'react';
import { askSupport, issueTypes, MAX_MESSAGE_CHARACTERS, MAX_SUBJECT_CHARACTERS, type IssueType } from '#contract/support';
import { useDraft } from '#web/lib/draft.ts';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { MISSING, SENT, supportFailure } from './copy.ts';

type Draft = { issueType: IssueType | ''; subject: string; message: string };
const empty: Draft = { issueType: '', subject: '', message: '' };

const errorOf = (error: string | undefined) => (error ? { error } : {});

// What was written and not sent is there again when the dialog is opened again, also after a log-out.
export function SupportDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState<Draft | null>(null);
  const [isJudged, setIsJudged] = useState(false);
  const kept = useDraft('support', typed);
  const draft = typed ?? kept.offered ?? empty;
  const form = useId();
  const edit = (changes: Partial<Draft>) => setTyped({ ...draft, ...changes });
  const send = useSend(askSupport, {
    onDone: ({ message }) => {
      kept.drop();
      onClose();
      showToast({ ...SENT, ...(message && { description: message }) });
    },
    onFailed: (error) => showToast({ variant: 'destructive', ...supportFailure(error) }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const subject = draft.subject.trim();
    const message = draft.message.trim();
    setIsJudged(true);
    if (!subject || !message || !draft.issueType) {
      showToast({ variant: 'destructive', ...MISSING });
      const sent = event.currentTarget;
      requestAnimationFrame(() => sent.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    } else if (!send.isPending) send.mutate({ subject, message, issueType: draft.issueType });
  };

  const missing = (value: string, words: string) => (isJudged && !value.trim() ? words : undefined);
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
        <Field label="Issue Type" {...errorOf(missing(draft.issueType, 'Choose what it is about.'))}>
          <Select options={issueTypes} value={draft.issueType === 'general_inquiry' ? '' : draft.issueType} onValueChange={(issueType) => edit({ issueType })} placeholder="Select issue type" />
        </Field>
        <Field label="Subject" {...errorOf(missing(draft.subject, 'Write a few words.'))}>
          <TextInput name="subject" placeholder="Brief description of your issue" maxLength={MAX_SUBJECT_CHARACTERS} value={draft.subject} onChange={(event) => edit({ subject: event.target.value })} />
        </Field>
        <TextAreaField label="Message" {...errorOf(missing(draft.message, 'Say what happened, or what you would like to know.'))} name="message" rows={5} placeholder="Describe your issue or question in detail..." limit={MAX_MESSAGE_CHARACTERS} value={draft.message} onValueChange={(message) => edit({ message })} />
      </form>
    </Dialog>
  );
}
