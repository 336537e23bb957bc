import { useState, type FormEvent } from 'react';
import { requestPasswordReset } from '#contract/account';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sayFailure } from './copy.ts';

export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const send = useSend(requestPasswordReset, {
    onDone: () => onSent(email.trim()),
    onFailed: (error) => showToast({ variant: 'destructive', title: 'The link was not sent', description: sayFailure(error, 'Please try again.') }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    if (!email.trim()) showToast({ variant: 'destructive', title: 'Email Required', description: 'Please enter your email address.' });
    else send.mutate({ email });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field label="Email">
        <TextInput type="email" name="email" autoComplete="username" inputMode="email" autoCapitalize="none" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" wide busy={send.isPending}>
        Send Reset Link
      </Button>
    </form>
  );
}
