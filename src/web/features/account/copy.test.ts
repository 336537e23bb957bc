import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => {});
const { ApiError } = await import('#web/lib/call.ts');
const { expiredPasswordFailure, passwordChangeFailure } = await import('./copy.ts');

const refused = (status: number, code: string, error: string) => new ApiError(status, JSON.stringify({ code, error }));
const waiting = refused(429, 'too_many', 'Too many attempts. Please wait a little and try again.');

test('R-ACC-17 a refused password change says why: too many tries, no connection, or the password itself', () => {
  expect(passwordChangeFailure(waiting)).toBe('Too many attempts. Please wait a little and try again.');
  expect(passwordChangeFailure(new TypeError('fetch failed'))).toContain('We could not reach the server.');
  expect(passwordChangeFailure(refused(400, 'wrong_password', 'Your current password is not right.'))).toBe('Failed to change password. Please check your current password and try again.');
});

test('R-ACC-12 a refused new password in place of an expired one says why, and how to go on when its time is over', () => {
  expect(expiredPasswordFailure(new TypeError('fetch failed'))).toBe('Network error. Please try again.');
  expect(expiredPasswordFailure(waiting)).toBe('Too many attempts. Please wait a little and try again.');
  expect(expiredPasswordFailure(refused(401, 'not_signed_in', 'Please sign in to continue.'))).toBe('Failed to update password. That took too long: reload this page and sign in again.');
  expect(expiredPasswordFailure(refused(400, 'invalid', 'Please check what you entered.'))).toBe('Failed to update password');
});
