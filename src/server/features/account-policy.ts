import { fail } from '#contract/errors';
import { findPasswordFaults } from '#domain/password';

// One policy for every way to a new password.
export function checkNewPassword(password: string) {
  const [fault] = findPasswordFaults(password);
  if (fault) throw fail('weak_password', { sentence: fault });
}
