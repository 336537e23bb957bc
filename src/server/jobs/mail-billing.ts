import { paths } from '#contract/paths';
import { formatPrice, planPrices } from '#domain/plan';
import type { Draft, MailHouse } from './mail-frame.ts';

export type BillingLetter =
  | { about: 'receipt'; firstName: string; description: string; cents: number; paidOn: string; receiptUrl: string | null }
  | { about: 'payment_failed'; firstName: string; plan: string; until: string }
  | { about: 'trial_ends'; firstName: string; daysLeft: number; messagesLeft: number };

// What goes out about money. Days are said as 2026-03-31, which everybody reads alike.
export function writeBillingLetter(letter: BillingLetter, { product, publicUrl }: MailHouse): Draft {
  const billing = publicUrl + paths.billing;
  const hello = `Hello ${letter.firstName},`;
  switch (letter.about) {
    case 'receipt':
      return {
        subject: `Your ${product} receipt: ${formatPrice(letter.cents)}`,
        heading: 'Your receipt',
        paragraphs: [hello, 'thank you. This was paid:', `${letter.description}: ${formatPrice(letter.cents)}, on ${letter.paidOn}.`, 'All your receipts stand under Billing Settings.'],
        button: letter.receiptUrl ? { label: 'Open the receipt', url: new URL(letter.receiptUrl, publicUrl).href } : { label: 'Open Billing Settings', url: billing },
      };
    case 'payment_failed':
      return {
        subject: `Your ${product} payment did not go through`,
        heading: 'Your payment did not go through',
        paragraphs: [hello, `the renewal of your ${letter.plan} could not be charged to your card. We try again by ourselves.`, `Everything stays open until ${letter.until}. Please check your card before then.`],
        button: { label: 'Check my card', url: billing },
      };
    case 'trial_ends': {
      const { daysLeft, messagesLeft } = letter;
      const when = daysLeft > 1 ? `ends in ${daysLeft} days` : daysLeft === 1 ? 'ends in 1 day' : 'has ended';
      const left = messagesLeft === 1 ? '1 message' : `${messagesLeft} messages`;
      return {
        subject: `Your ${product} trial ${when}`,
        heading: `Your trial ${when}`,
        paragraphs: [
          hello,
          daysLeft > 0 ? `your free trial ${when}; ${left} of it ${messagesLeft === 1 ? 'is' : 'are'} left until then.` : 'your free trial has ended. What you wrote is all still there, and messages that you bought stay yours.',
          `Core costs ${formatPrice(planPrices.core.monthly)} a month, Pro ${formatPrice(planPrices.pro.monthly)}. Nothing is charged unless you choose a plan.`,
        ],
        button: { label: 'Choose a plan', url: billing },
      };
    }
  }
}
