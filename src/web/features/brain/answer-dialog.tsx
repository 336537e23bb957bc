import { useId, useState, type FormEvent } from 'react';
import { editProfile } from '#contract/account';
import { MAX_ANSWER_CHARACTERS } from '#contract/brain';
import type { Sent } from '#contract/endpoint';
import { useDraft } from '#web/lib/draft.ts';
import { useSend } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AnswerHistory } from './answer-history.tsx';
import { answerCalls, showAnswer } from './cache.ts';
import { SAVE_FAILED, uses } from './copy.ts';
import type { Item } from './item.ts';

// One answer: written, saved, or an earlier one brought back. What is typed survives failures, reloads and log-outs.
export function AnswerDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const { index, field, label, question, answer } = item;
  const [edited, setTyped] = useState<string | null>(null);
  const typed = edited ?? answer;
  const form = useId();
  const isChanged = typed !== answer;
  const draft = useDraft(`brain:${field}`, isChanged ? typed : null);
  const send = useSend(editProfile, {
    refresh: answerCalls,
    onDone: () => {
      showAnswer(field, typed);
      draft.drop();
      onClose();
    },
    onFailed: () => showToast({ variant: 'destructive', title: 'Answer not saved', description: SAVE_FAILED }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending && isChanged) send.mutate({ [field]: typed } as Sent<typeof editProfile>);
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={form} variant="primary" busy={send.isPending} busyLabel="Saving…" disabled={!isChanged && !send.isPending}>
        Save Answer
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} eyebrow={`Q${index}`} title={label} description={question} footer={footer}>
      <form id={form} className="stack" onSubmit={submit} noValidate>
        {draft.offered !== null && (
          <Banner tone="sky" title="You had begun to change this." onDismiss={draft.drop} dismissLabel="Drop the draft" action={<Button size="small" variant="ghost" onClick={() => setTyped(draft.offered ?? '')}>Use my draft</Button>} />
        )}
        <TextAreaField label="Your answer" hint={uses[field].lacks.replace(/ yet\.$/, ' without it.')} rows={6} limit={MAX_ANSWER_CHARACTERS} value={typed} onValueChange={setTyped} />
      </form>
      <AnswerHistory
        field={field}
        current={answer}
        held={isChanged}
        onRestored={(earlier) => {
          draft.drop();
          setTyped(earlier);
        }}
      />
    </Dialog>
  );
}
