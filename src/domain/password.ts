import { MAX_PASSWORD_BYTES } from '#contract/account';
import { commonPasswords } from './content/common-passwords.ts';

export const MIN_PASSWORD_CHARACTERS = 8;
export const TOO_COMMON = 'That password is too common. Please choose another.';
export const TOO_LONG = `Password must be at most ${MAX_PASSWORD_BYTES} bytes long`;

// The five rules, in the order that the popup shows them. An emoji counts as one character.
const rules = [
  { rule: 'length', label: 'At least 8 characters', message: 'Password must be at least 8 characters long', met: (text: string) => Array.from(text).length >= MIN_PASSWORD_CHARACTERS },
  { rule: 'uppercase', label: 'One uppercase letter (A-Z)', message: 'Password must contain at least one uppercase letter (A-Z)', met: (text: string) => /[A-Z]/.test(text) },
  { rule: 'lowercase', label: 'One lowercase letter (a-z)', message: 'Password must contain at least one lowercase letter (a-z)', met: (text: string) => /[a-z]/.test(text) },
  { rule: 'number', label: 'One number (0-9)', message: 'Password must contain at least one number (0-9)', met: (text: string) => /[0-9]/.test(text) },
  {
    rule: 'special',
    label: 'One special character (!@#$%^&*)',
    message: 'Password must contain at least one special character (!@#$%^&*)',
    met: (text: string) => /[^\p{L}\p{N}\p{M}\s]/u.test(text),
  },
] as const;
export type PasswordRule = (typeof rules)[number]['rule'];

// What the live popup ticks off.
export const checkPassword = (text: string) => rules.map(({ rule, label, message, met }) => ({ rule, label, message, met: met(text) }));

// Everything that is wrong with a new password, as sentences; none when it may be used. Server and forms ask the same question.
export function findPasswordFaults(text: string): string[] {
  const faults: string[] = checkPassword(text).flatMap(({ met, message }) => (met ? [] : [message]));
  if (new TextEncoder().encode(text).length > MAX_PASSWORD_BYTES) faults.push(TOO_LONG);
  else if (isCommon(text)) faults.push(TOO_COMMON);
  return faults;
}

const lookalikes: Record<string, string> = { '@': 'a', '4': 'a', '0': 'o', '1': 'i', '!': 'i', '3': 'e', $: 's', '5': 's', '7': 't' };
// 'P@ssw0rd2026!' is 'password' in disguise: what was hung on its ends and the look-alikes are taken off before it is looked up.
export function isCommon(text: string): boolean {
  const lower = text.toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  const plain = bare.replace(/[@4013!$57]/g, (character) => lookalikes[character]!);
  return [lower, bare, plain].some((form) => commonPasswords.has(form));
}
