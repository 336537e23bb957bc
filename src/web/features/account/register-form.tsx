import { useState, type FormEvent } from 'react';
import { register } from '#contract/account';
import type { Output } from '#contract/endpoint';
import { checkPassword } from '#domain/password';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { registrationFailure } from './copy.ts';
import { PasswordRules } from './password-rules.tsx';

const TERMS_VERSION = '2025-07-01';
const empty = { firstName: '', lastName: '', email: '', password: '', confirm: '' };
type Props = { onRegistered: (answer: Output<typeof register>) => Promise<void> };

export function RegisterForm({ onRegistered }: Props) {
  const [typed, setTyped] = useState(empty);
  const [agreed, setAgreed] = useState(false);
  const [isTypingPassword, setIsTypingPassword] = useState(false);
  const [isEntering, setIsEntering] = useState(false);
  const sayFailed = (error: Error) => showToast({ variant: 'destructive', title: 'Registration Failed', description: registrationFailure(error) });
  const send = useSend(register, {
    onDone: (answer) => {
      setIsEntering(true);
      void onRegistered(answer)
        .catch(sayFailed)
        .finally(() => setIsEntering(false));
    },
    onFailed: sayFailed,
  });
  const busy = send.isPending || isEntering;
  const mismatch = typed.confirm !== '' && typed.confirm !== typed.password;
  const bind = (name: keyof typeof empty) => ({ name, value: typed[name], onChange: (event: { target: { value: string } }) => setTyped((before) => ({ ...before, [name]: event.target.value })) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = findProblem(typed, agreed);
    if (problem) showToast({ variant: 'destructive', ...problem });
    else send.mutate({ ...typed, termsVersion: TERMS_VERSION, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  };

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div className="pair">
        <Field label="First name">
          <TextInput autoComplete="given-name" {...bind('firstName')} />
        </Field>
        <Field label="Last name">
          <TextInput autoComplete="family-name" {...bind('lastName')} />
        </Field>
      </div>
      <Field label="Email">
        <TextInput type="email" autoComplete="username" inputMode="email" autoCapitalize="none" {...bind('email')} />
      </Field>
      <Field label="Password">
        <PasswordInput autoComplete="new-password" {...bind('password')} onFocus={() => setIsTypingPassword(true)} onBlur={() => setIsTypingPassword(false)} />
      </Field>
      {(isTypingPassword || typed.password) && <PasswordRules password={typed.password} />}
      <Field label="Confirm password" error={mismatch ? 'Passwords do not match' : null}>
        <PasswordInput autoComplete="new-password" {...bind('confirm')} />
      </Field>
      <Checkbox
        name="terms"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        label={
          <>
            I agree to the <a className="link" href="/terms" target="_blank" rel="noopener">Terms of Service</a> and the{' '}
            <a className="link" href="/privacy" target="_blank" rel="noopener">Privacy Policy</a>
          </>
        }
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        Create Account
      </Button>
    </form>
  );
}

function findProblem(typed: typeof empty, agreed: boolean) {
  const { firstName, lastName, email, password, confirm } = typed;
  if (![firstName, lastName, email].every((text) => text.trim()) || !password) return { title: 'Missing Information', description: 'Please fill in your first name, last name, email and password.' };
  const unmet = checkPassword(password).find(({ met }) => !met);
  if (unmet) return { title: 'Password Requirements Not Met', description: unmet.message };
  if (password !== confirm) return { title: 'Passwords do not match', description: 'Please type the same password twice.' };
  if (!agreed) return { title: 'Terms Agreement Required', description: 'Please agree to the Terms of Service and the Privacy Policy.' };
  return null;
}
