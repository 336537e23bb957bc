import { useState, type FormEvent } from 'react';
import { readVoice, saveVoice, type LearnedVoice } from '#contract/brain';
import { ApiError } from '#web/lib/call.ts';
import { useDraft } from '#web/lib/draft.ts';
import { keyOf, queryClient, useSend } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { VOICE_FAILED } from './copy.ts';
import { findLineError, MAX_WORDS, MIN_WORDS, toLines, toVoice, type VoiceLines } from './voice-lines.ts';
import './voice.css';

const forms = [
  { value: '', label: 'As it comes' },
  { value: 'short', label: 'Short: I’m, don’t, it’s' },
  { value: 'long', label: 'Written out: I am, do not, it is' },
];
// What was learned takes the place of what stood there; what the messages didn't show stays.
const shownIn = (learned: LearnedVoice): Partial<VoiceLines> => Object.fromEntries(Object.entries(toLines(learned)).filter(([, text]) => text !== ''));

interface VoiceFormProps {
  saved: LearnedVoice;
  learned: LearnedVoice | null;
  onSettled: () => void;
}

export function VoiceForm({ saved, learned, onSettled }: VoiceFormProps) {
  const [edits, setEdits] = useState<Partial<VoiceLines>>(() => (learned ? shownIn(learned) : {}));
  const before = toLines(saved);
  const lines: VoiceLines = { ...before, ...edits };
  const isChanged = JSON.stringify(lines) !== JSON.stringify(before);
  const draft = useDraft('brain:voice', isChanged ? edits : null);
  const [asked, setAsked] = useState(false);
  const send = useSend(saveVoice, {
    onDone: (_, voice) => {
      queryClient.setQueryData(keyOf(readVoice, {}), voice);
      void queryClient.invalidateQueries({ queryKey: keyOf(readVoice) });
      draft.drop();
      setEdits({});
      setAsked(false);
      onSettled();
      showToast({ title: 'Voice saved', description: 'Your next draft keeps to it.' });
    },
    onFailed: () => showToast({ variant: 'destructive', title: 'Voice not saved', description: VOICE_FAILED }),
  });
  const errors = send.error instanceof ApiError ? send.error.fields : {};
  const lineError = asked ? findLineError(lines) : null;
  const bind = <K extends keyof VoiceLines>(name: K) => ({ name, value: lines[name], onChange: (event: { target: { value: string } }) => setEdits({ ...edits, [name]: event.target.value }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isChanged && !send.isPending && findLineError(lines) === null) send.mutate(toVoice(lines));
  };
  const forget = () => {
    setEdits({});
    onSettled();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {learned && isChanged && (
        <Banner tone="sky" title="Learned from your messages.">
          Change what isn’t you, then save. Nothing is saved yet.
        </Banner>
      )}
      {!learned && draft.offered && (
        <Banner tone="sky" title="You had begun to change this." onDismiss={draft.drop} dismissLabel="Drop the draft" action={<Button size="small" variant="ghost" onClick={() => setEdits(draft.offered ?? {})}>Use my draft</Button>} />
      )}
      <div className="voice-pair">
        <Field label="Greeting" hint="Such as: Hi, Hey, Good morning" {...(errors.greeting && { error: errors.greeting })}>
          <TextInput maxLength={200} {...bind('greeting')} />
        </Field>
        <Field label="Sign-off" hint="Such as: Best, Cheers; your name follows" {...(errors.signOff && { error: errors.signOff })}>
          <TextInput maxLength={200} {...bind('signOff')} />
        </Field>
      </div>
      <div className="voice-pair">
        <Field label="Usual length of a sentence" aside="words" hint="Drafts choose sentences near it" {...((lineError ?? errors.sentenceWords) && { error: lineError ?? errors.sentenceWords! })}>
          <TextInput type="number" inputMode="numeric" min={MIN_WORDS} max={MAX_WORDS} {...bind('sentenceWords')} />
        </Field>
        <Field label="Short forms">
          <NativeSelect options={forms} {...bind('contractions')} />
        </Field>
      </div>
      <Field label="Words you never use" hint="With commas between them" {...(errors.neverUse && { error: errors.neverUse })}>
        <TextArea rows={2} maxLength={5000} {...bind('neverUse')} />
      </Field>
      <div className="row wrap">
        <Button type="submit" busy={send.isPending} busyLabel="Saving…" disabled={!isChanged && !send.isPending}>
          Save Voice
        </Button>
        {isChanged && (
          <Button variant="ghost" disabled={send.isPending} onClick={forget}>
            Don’t change it
          </Button>
        )}
      </div>
    </form>
  );
}
