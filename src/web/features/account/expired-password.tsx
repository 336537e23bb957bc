import { useState, type FormEvent } from 'react';
import { changeExpiredPassword } from '#contract/account';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { expiredPasswordFailure } from './copy.ts';
import { findFault, NewPasswordFields, noPassword } from './new-password.tsx';

type Props = { email: string; tempToken: string; onChanged: (token: string) => Promise<void> };

// Nothing but a new password leads on: the token of an expired one is good for this alone.
export function ExpiredPassword({ email, tempToken, onChanged }: Props) {
  const [typed, setTyped] = useState(noPassword);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const fault = findFault(typed);
    setFailure(fault);
    if (fault) return;
    setBusy(true);
    try {
      const { token } = await call(changeExpiredPassword, { newPassword: typed.password }, { token: tempToken });
      await onChanged(token);
    } catch (error) {
      setFailure(expiredPasswordFailure(error as Error));
      setBusy(false);
    }
  };

  return (
    <Dialog open dismissible={false} title="Your password has expired" description="Choose a new one to go on. Every other session will be signed out.">
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <input className="vh" type="email" name="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
        <NewPasswordFields value={typed} onChange={setTyped} />
        <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
        <Button type="submit" variant="primary" wide busy={busy}>
          Update Password
        </Button>
      </form>
    </Dialog>
  );
}
