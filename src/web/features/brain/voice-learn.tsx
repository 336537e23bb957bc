import { useState, type FormEvent } from 'react';
import { Plus } from 'lucide-react';
import { learnVoice, MAX_IMPORT_CHARACTERS, MAX_VOICE_MESSAGES, type LearnedVoice } from '#contract/brain';
import { ApiError } from '#web/lib/call.ts';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { READ_FAILED } from './copy.ts';

// Up to five messages that one wrote oneself. They are read once and not kept.
export function VoiceLearn({ onClose, onLearned }: { onClose: () => void; onLearned: (voice: LearnedVoice) => void }) {
  const [messages, setMessages] = useState(['']);
  const learn = useSend(learnVoice, { onDone: onLearned });
  const filled = messages.filter((message) => message.trim() !== '');
  const error = learn.error && (learn.error instanceof ApiError && learn.error.code !== null ? (learn.error.fields.messages ?? learn.error.sentence) : READ_FAILED);
  const change = (at: number, text: string) => setMessages(messages.map((message, other) => (other === at ? text : message)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (filled.length > 0 && !learn.isPending) learn.mutate({ messages: filled });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title="Learn my voice"
      description="Paste messages that you wrote yourself, with greeting and sign-off. Three or more show most. They are read once and not kept."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="voice-learn" variant="primary" busy={learn.isPending} busyLabel="Reading…" disabled={filled.length === 0 && !learn.isPending}>
            Learn My Voice
          </Button>
        </>
      }
    >
      <form id="voice-learn" className="stack" onSubmit={submit} noValidate>
        {messages.map((message, at) => (
          // Messages have no other name than their place.
          // oxlint-disable-next-line no-array-index-key
          <Field key={at} label={`Message ${at + 1}`}>
            <TextArea rows={5} maxLength={MAX_IMPORT_CHARACTERS} value={message} onChange={(event) => change(at, event.target.value)} />
          </Field>
        ))}
        {messages.length < MAX_VOICE_MESSAGES && (
          <p>
            <Button size="small" icon={<Plus className="sm" aria-hidden="true" />} onClick={() => setMessages([...messages, ''])}>
              Another message
            </Button>
          </p>
        )}
        {error && (
          <p role="alert">
            <FieldError>{error}</FieldError>
          </p>
        )}
      </form>
    </Dialog>
  );
}
