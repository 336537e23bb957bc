import { useState } from 'react';
import { findPasswordFaults } from '#domain/password';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

export type NewPassword = { password: string; confirm: string };
export const noPassword: NewPassword = { password: '', confirm: '' };

// The first thing that is wrong with it, as a sentence; null where it may be sent.
export function findFault({ password, confirm }: NewPassword) {
  const [fault] = findPasswordFaults(password);
  return fault ?? (password === confirm ? null : 'Passwords do not match');
}

type Props = { value: NewPassword; onChange: (value: NewPassword) => void; label?: string; confirmLabel?: string };

// A new password, typed twice, with its rules ticked off meanwhile.
export function NewPasswordFields({ value, onChange, label = 'New password', confirmLabel = 'Confirm new password' }: Props) {
  const [isTyping, setIsTyping] = useState(false);
  const mismatch = value.confirm !== '' && value.confirm !== value.password;
  return (
    <>
      <Field label={label}>
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          value={value.password}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
          onFocus={() => setIsTyping(true)}
          onBlur={() => setIsTyping(false)}
        />
      </Field>
      {(isTyping || value.password) && <PasswordRules password={value.password} />}
      <Field label={confirmLabel} error={mismatch ? 'Passwords do not match' : null}>
        <PasswordInput name="confirm-password" autoComplete="new-password" value={value.confirm} onChange={(event) => onChange({ ...value, confirm: event.target.value })} />
      </Field>
    </>
  );
}
