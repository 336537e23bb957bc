import { useState, type FormEvent, type ReactNode } from 'react';
import { login } from '#contract/account';
import type { Output } from '#contract/endpoint';
import { announceLogin } from '#web/lib/login-news.ts';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { signInFailure } from './copy.ts';

type Props = { onSignedIn: (answer: Output<typeof login>, email: string) => Promise<void>; children?: ReactNode };

export function LoginForm({ onSignedIn, children }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isEntering, setIsEntering] = useState(false);
  const sayFailed = (error: Error) => showToast({ variant: 'destructive', title: 'Sign In Failed', description: signInFailure(error) });
  const send = useSend(login, {
    onDone: (answer) => {
      setIsEntering(true);
      announceLogin(answer);
      void onSignedIn(answer, email.trim())
        .catch(sayFailed)
        .finally(() => setIsEntering(false));
    },
    onFailed: sayFailed,
  });
  const busy = send.isPending || isEntering;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!email.trim() || !password) showToast({ variant: 'destructive', title: 'Missing Information', description: 'Please enter your email and your password.' });
    else send.mutate({ email, password });
  };

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field label="Email">
        <TextInput type="email" name="email" autoComplete="username" inputMode="email" autoCapitalize="none" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Field label="Password">
        <PasswordInput name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      {children}
      <Button type="submit" variant="primary" wide busy={busy}>
        Sign In
      </Button>
    </form>
  );
}
