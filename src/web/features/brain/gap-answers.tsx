import { useState, type FormEvent } from 'react';
import { answerGaps, brainQuestions, MAX_ANSWER_CHARACTERS } from '#contract/brain';
import { useDraft } from '#web/lib/draft.ts';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { answerCalls } from './cache.ts';
import { SAVE_FAILED } from './copy.ts';
import { numberOf } from './item.ts';

interface GapAnswersProps {
  /** The questions as the server names them (`missingFields` of a refused draft). */
  questions: string[];
  /** Called once all of them are saved: the draft can be asked for again. */
  onAnswered: () => void;
}

/** The questions that a draft needs, answered where one stands; they go into the Sales Brain. */
export function GapAnswers({ questions, onAnswered }: GapAnswersProps) {
  const asked = brainQuestions.filter(({ question }) => questions.includes(question));
  const [edits, setEdits] = useState<Record<string, string> | null>(null);
  const draft = useDraft('brain:gaps', edits);
  const answers = edits ?? draft.offered ?? {};
  const send = useSend(answerGaps, {
    refresh: answerCalls,
    onDone: () => {
      draft.drop();
      onAnswered();
    },
  });
  const isReady = asked.length > 0 && asked.every(({ field }) => answers[field]?.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !send.isPending) send.mutate({ answers: Object.fromEntries(asked.map(({ field }) => [field, answers[field]!])) });
  };
  if (asked.length === 0) return null;
  return (
    <form className="stack gap-answers" onSubmit={submit} noValidate>
      {asked.map(({ field, question, label }, at) => (
        <Field key={field} label={question} hint={`Goes into Q${numberOf(field)} of your Sales Brain, ${label.toLowerCase()}`} {...(send.error && at === asked.length - 1 && { error: SAVE_FAILED })}>
          <TextArea rows={2} maxLength={MAX_ANSWER_CHARACTERS} value={answers[field] ?? ''} onChange={(event) => setEdits({ ...answers, [field]: event.target.value })} />
        </Field>
      ))}
      <p>
        <Button type="submit" busy={send.isPending} busyLabel="Saving…" disabled={!isReady && !send.isPending}>
          Save and draft
        </Button>
      </p>
    </form>
  );
}
