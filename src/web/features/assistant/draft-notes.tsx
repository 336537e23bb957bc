import { useState, type FormEvent } from 'react';
import { Link } from '@tanstack/react-router';
import { answerGaps, brainQuestions, MAX_ANSWER_CHARACTERS, readBrain, type BrainField } from '#contract/brain';
import { isAboutForm } from '#coach/compose/notices';
import { ApiError } from '#web/lib/call.ts';
import { useSend } from '#web/lib/query.ts';
import { profileCalls } from '#web/lib/session-change.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import type { Kind } from './form.ts';
import type { Draft } from './version.ts';

const numberOf = (field: string | null) => brainQuestions.findIndex((each) => each.field === field) + 1;
const labelOf = (field: string | null) => brainQuestions.find((each) => each.field === field)?.label ?? 'Your profile';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// Whose words the form holds.
const saidBy: Record<Kind, string> = { reply: 'They wrote', objection: 'They said', outbound: 'Your brief', proposal: 'Your brief', rewrite: 'You pasted' };

export function DraftNotes({ kind, draft, onKnown }: { kind: Kind; draft: Draft; onKnown: () => void }) {
  const { why, gaps } = draft;
  const said = saidBy[kind];
  const notices = draft.notices.filter((notice) => !isAboutForm(notice));
  return (
    <>
      {gaps.length > 0 && (
        <details open>
          <summary>What I didn’t know</summary>
          {gaps.map((gap) => (
            <GapForm key={gap.question} gap={gap} onKnown={onKnown} />
          ))}
        </details>
      )}
      {why.length > 0 && (
        <details open>
          <summary>Why this draft</summary>
          <ul>
            {why.map(({ from, field, quote }) => (
              <li key={from + field + quote}>
                {from === 'brain' ? `${labelOf(field)}: ` : `${said}: `}“{quote}”
              </li>
            ))}
          </ul>
        </details>
      )}
      {notices.length > 0 && (
        <details open>
          <summary>Before you send</summary>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

// Names what is missing and takes it right here; then it is drafted again.
function GapForm({ gap, onKnown }: { gap: Draft['gaps'][number]; onKnown: () => void }) {
  const [answer, setAnswer] = useState('');
  const send = useSend(answerGaps, { refresh: [...profileCalls, readBrain], onDone: onKnown });
  const number = numberOf(gap.field);
  const { profile } = useSession();
  // What is known already stays: the fact is set before it, where a draft looks first.
  const known = (number > 0 && profile?.[gap.field as BrainField].trim()) || '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() && !send.isPending) send.mutate({ answers: { [gap.field!]: known ? `${answer.trim()}\n${known}` : answer.trim() } });
  };
  if (number === 0) return <p className="gap">{capital(gap.fact)}: the draft words round it. Add it to the text if you know it.</p>;
  const error = send.error && (send.error instanceof ApiError ? send.error.sentence : 'Not saved. Please try again.');
  return (
    <form className="gap" onSubmit={submit}>
      <Field label={gap.question} hint={`${capital(gap.fact)}; ${known ? 'added to' : 'goes into'} Q${number} of your Sales Brain`} error={error}>
        <TextArea rows={2} maxLength={MAX_ANSWER_CHARACTERS - known.length - 1} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      </Field>
      <div className="row wrap">
        <Button size="small" type="submit" busy={send.isPending} disabled={answer.trim() === ''}>
          Save and draft again
        </Button>
        <Link className="link small" to={'/sales-brain' as '/'}>
          Sales Brain
        </Link>
      </div>
    </form>
  );
}
