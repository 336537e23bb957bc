import { ApiError } from '#web/lib/call.ts';

const OFFLINE = 'We could not reach the server. Nothing was lost; check your connection and try again.';

export function signInFailure(error: Error) {
  if (!(error instanceof ApiError)) return OFFLINE;
  if (error.message.includes('Invalid email or password')) return 'Invalid email or password. Please check your credentials and try again.';
  if (error.message.includes('User not found')) return 'No account found with this email. Please check your email or create a new account.';
  return error.sentence || 'Please check your credentials and try again';
}

export function registrationFailure(error: Error) {
  if (!(error instanceof ApiError)) return OFFLINE;
  if (error.message.includes('already exists')) return 'An account with this email address already exists. Please use a different email or try signing in.';
  if (error.message.includes('duplicate')) return 'This email address is already registered. Please use a different email.';
  if (error.message.includes('validation')) return 'Please check your information and try again.';
  return error.sentence || 'Please try again';
}

// What a form shows where the server refused; its own sentence where the specification gives none.
export const isAway = (error: Error) => !(error instanceof ApiError) || error.status >= 500;
export const sayFailure = (error: Error, fallback: string) => (error instanceof ApiError && error.sentence ? error.sentence : error instanceof ApiError ? fallback : OFFLINE);

export function expiredPasswordFailure(error: Error) {
  if (!(error instanceof ApiError)) return 'Network error. Please try again.';
  if (error.code === 'weak_password' || error.code === 'too_many') return error.sentence;
  // The token of an expired password is over: nothing here can succeed any more.
  return error.status === 401 ? 'Failed to update password. That took too long: reload this page and sign in again.' : 'Failed to update password';
}

export function passwordChangeFailure(error: Error) {
  if (!(error instanceof ApiError)) return OFFLINE;
  if (error.code === 'weak_password' || error.code === 'too_many') return error.sentence;
  return 'Failed to change password. Please check your current password and try again.';
}

export function resetFailure(error: Error) {
  if (!(error instanceof ApiError)) return OFFLINE;
  if (error.code === 'weak_password' || error.code === 'too_many') return error.sentence;
  return 'Failed to reset password. The link may have expired.';
}
