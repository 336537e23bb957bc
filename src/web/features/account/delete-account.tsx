import { useId, useState, type FormEvent } from 'react';
import { deleteAccount } from '#contract/account';
import { ApiError } from '#web/lib/call.ts';
import { useSend } from '#web/lib/query.ts';
import { leaveDeleted } from '#web/lib/session-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { sayFailure } from './copy.ts';

export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const send = useSend(deleteAccount, {
    onDone: () => void leaveDeleted(),
    onFailed: (error) => setProblem(error instanceof ApiError && error.code === 'wrong_password' ? 'That is not your password.' : sayFailure(error, 'Your account was not deleted. Please try again.')),
  });
  const busy = send.isPending || send.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password) send.mutate({ password });
    else setProblem('Please enter your password.');
  };
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        Keep my account
      </Button>
      <Button variant="danger" type="submit" form={id} busy={busy}>
        Delete for good
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Delete my account" description="Everything goes at once: your Sales Brain, chats, messages and history. Download your data first if you want to keep any of it." footer={footer}>
      <form id={id} onSubmit={submit} noValidate>
        <Field label="Your password" error={problem}>
          <PasswordInput name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
