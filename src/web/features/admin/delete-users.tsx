import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showCount } from './shown-figure.ts';
import type { Doomed, Progress as Done } from './user-deletion.ts';

type Props = { doomed: Doomed | null; progress: Done | null; onConfirm: (doomed: Doomed) => void; onStop: () => void; onClose: () => void };

/** What is deleted is gone, so more than one asks for the number to be typed. */
export function DeleteUsers({ doomed, progress, onConfirm, onStop, onClose }: Props) {
  return doomed && <Asking key={`${doomed.count} ${doomed.email ?? ''}`} doomed={doomed} progress={progress} onConfirm={onConfirm} onStop={onStop} onClose={onClose} />;
}

function Asking({ doomed, progress, onConfirm, onStop, onClose }: Props & { doomed: Doomed }) {
  const [typed, setTyped] = useState('');
  const { count, email } = doomed;
  const isSure = count === 1 || typed.replaceAll(/[,\s]/g, '') === String(count);
  const title = count === 1 ? 'Delete this user?' : `Delete ${showCount(count)} users?`;
  const footer = progress ? (
    <Button onClick={onStop}>Stop after this batch</Button>
  ) : (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="danger" disabled={!isSure} onClick={() => onConfirm(doomed)}>
        {count === 1 ? 'Delete user' : 'Delete users'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="narrow"
      dismissible={!progress}
      onClose={onClose}
      title={title}
      description={email ? `${email}: sessions end, the subscription is cancelled, and everything that was stored is removed. There is no way back.` : 'Their sessions end, their subscriptions are cancelled, and everything that was stored is removed. There is no way back.'}
      footer={footer}
    >
      {progress ? (
        <div className="stack">
          <Progress label="Deleted" value={progress.done} max={progress.of} />
          <output className="small soft">
            {showCount(progress.done)} of {showCount(progress.of)} deleted
          </output>
        </div>
      ) : (
        count > 1 && (
          <Field label={`Type ${count} to confirm`}>
            <TextInput inputMode="numeric" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        )
      )}
    </Dialog>
  );
}
