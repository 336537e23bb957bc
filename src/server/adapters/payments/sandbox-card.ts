import type { Card } from './provider.ts';

// The cards that the sandbox knows, and no other. A number is looked up and forgotten: only brand and last four are kept.
export type Answer = 'pays' | 'asks' | 'declined' | 'no_funds';
export type SandboxCard = Card & { answer: Answer };

const YEARS_LEFT = 4;
const known: Record<string, { brand: string; answer: Answer }> = {
  '4242424242424242': { brand: 'visa', answer: 'pays' },
  '4000000000000002': { brand: 'visa', answer: 'declined' },
  '4000000000009995': { brand: 'visa', answer: 'no_funds' },
  '4000002500003155': { brand: 'visa', answer: 'asks' },
};
const words: Record<Answer, string | null> = { pays: null, asks: null, declined: 'Your card was declined.', no_funds: 'Your card has insufficient funds.' };

export function readCard(number: string, now: Date): SandboxCard | null {
  const digits = number.replace(/[\s-]/g, '');
  const found = known[digits];
  return found ? { ...found, last4: digits.slice(-4), expMonth: 12, expYear: now.getUTCFullYear() + YEARS_LEFT } : null;
}

// What the bank says; null where it pays.
export const refusalOf = (card: Pick<SandboxCard, 'answer'> | null) => (card ? words[card.answer] : 'There is no card on file.');
