import { useId, useRef, useState, type FormEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import { changePassword, listSessions, readPasswordExpiry } from '#contract/account';
import { findPasswordFaults } from '#domain/password';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { passwordChangeFailure } from './copy.ts';
import { NewPasswordFields, noPassword, type NewPassword } from './new-password.tsx';

const FEWEST_CHARACTERS = 6;
const say = (title: string, description: string) => showToast({ variant: 'destructive', title, description });

export function ChangePassword({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  // The button that had the focus goes with the form.
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  return (
    <div className="stack">
      <p>
        <Button ref={toggle} aria-expanded={isOpen} aria-controls={id} icon={<ChevronDown className="sm" aria-hidden="true" />} onClick={() => setIsOpen(!isOpen)}>
          Change Password
        </Button>
      </p>
      <div id={id} hidden={!isOpen}>
        {isOpen && <PasswordForm email={email} onDone={close} />}
      </div>
    </div>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState(noPassword);
  const send = useSend(changePassword, {
    refresh: [readPasswordExpiry, listSessions],
    onDone: () => {
      showToast({ title: 'Password changed', description: 'Every other session has been signed out.' });
      onDone();
    },
    onFailed: (error) => say('Password not changed', passwordChangeFailure(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const problem = findProblem(current, typed);
    if (problem) say(...problem);
    else send.mutate({ currentPassword: current, newPassword: typed.password });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <input className="vh" type="email" name="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      <Field label="Current password">
        <PasswordInput name="current-password" autoComplete="current-password" value={current} onChange={(event) => setCurrent(event.target.value)} />
      </Field>
      <NewPasswordFields value={typed} onChange={setTyped} />
      <p>
        <Button type="submit" variant="primary" busy={send.isPending}>
          Update Password
        </Button>
      </p>
    </form>
  );
}

function findProblem(current: string, { password, confirm }: NewPassword): [string, string] | null {
  if (!current) return ['Missing Information', 'Please enter your current password.'];
  if (password !== confirm) return ['Password Mismatch', 'New password and confirmation do not match.'];
  if (Array.from(password).length < FEWEST_CHARACTERS) return ['Password Too Short', 'Password must be at least 6 characters long.'];
  const [fault] = findPasswordFaults(password);
  return fault ? ['Password Requirements Not Met', fault] : null;
}
