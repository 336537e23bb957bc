import { useState, type FormEvent } from 'react';
import { MAX_REASON_CHARACTERS } from '#contract/chat';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';

type Props = { thumb: 'up' | 'down'; onSave: (reason: string) => void; onClose: () => void };

// The thumb counts already; why is up to the user.
export function ThumbReason({ thumb, onSave, onClose }: Props) {
  const [reason, setReason] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    onSave(reason.trim());
    onClose();
    showToast({ title: 'Thank you', description: 'Your reason was noted.' });
  };
  return (
    <form className="stack reason" onSubmit={save}>
      <Field label={thumb === 'up' ? 'What helped?' : 'What was off?'} aside="optional">
        <TextInput maxLength={MAX_REASON_CHARACTERS} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div className="row">
        <Button size="small" type="submit" disabled={reason.trim() === ''}>
          Send
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          Skip
        </Button>
      </div>
    </form>
  );
}
