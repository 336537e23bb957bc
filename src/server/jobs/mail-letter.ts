import { paths } from '#contract/paths';
import { writeBillingLetter, type BillingLetter } from './mail-billing.ts';
import type { Draft, MailHouse } from './mail-frame.ts';

// What a mail says, before it is dressed: plain sentences, and at most one button.
export type Letter =
  | { about: 'reset'; firstName: string; token: string }
  | { about: 'password_changed'; firstName: string }
  | { about: 'new_sign_in'; firstName: string; device: string; address: string; at: string }
  | { about: 'confirm_email'; firstName: string; token: string }
  | { about: 'email_change_asked'; firstName: string; newEmail: string }
  | { about: 'account_deleted'; firstName: string }
  | BillingLetter
  | { about: 'nudge'; firstName: string; title: string; message: string; cta: string; deepLink: string }
  | { about: 'support_reply'; subject: string; name: string; reply: string; message: string }
  | { about: 'support'; subject: string; issueType: string; message: string; sender: string };

export function writeLetter(letter: Letter, house: MailHouse): Draft {
  if (letter.about === 'receipt' || letter.about === 'payment_failed' || letter.about === 'trial_ends') return writeBillingLetter(letter, house);
  const { product, publicUrl } = house;
  const profile = { label: 'Open my profile', url: publicUrl + paths.profile };
  const forgot = { label: 'Choose a new password', url: publicUrl + paths.forgotPassword };
  switch (letter.about) {
    case 'reset':
      return {
        subject: `Choose a new ${product} password`,
        heading: 'Choose a new password',
        paragraphs: [`Hello ${letter.firstName},`, 'someone, hopefully you, asked for a link to choose a new password. It works once, for 60 minutes.', 'If it was not you, do nothing: your password stays as it is.'],
        button: { label: 'Choose a new password', url: `${publicUrl}${paths.resetPassword}?token=${letter.token}` },
      };
    case 'password_changed':
      return {
        subject: `Your ${product} password was changed`,
        heading: 'Your password was changed',
        paragraphs: [`Hello ${letter.firstName},`, 'the password of your account was changed just now, and every other session was signed out.', 'If it was not you, choose a new password at once.'],
        button: forgot,
      };
    case 'new_sign_in':
      return {
        subject: `New sign-in to ${product}`,
        heading: 'A new sign-in to your account',
        paragraphs: [`Hello ${letter.firstName},`, 'your account was signed in to from a place or a device that we have not seen before:', `${letter.device}, address ${letter.address}, ${letter.at}.`, 'If it was you, there is nothing to do. If it was not, end that session in your profile and change your password.'],
        button: profile,
      };
    case 'confirm_email':
      return {
        subject: `Confirm your new e-mail address for ${product}`,
        heading: 'Confirm your new e-mail address',
        paragraphs: [`Hello ${letter.firstName},`, 'this address was entered as the new address of your account. It becomes so when you confirm it within 60 minutes.', 'If it was not you, do nothing.'],
        button: { label: 'Confirm this address', url: `${publicUrl}${paths.confirmEmail}?token=${letter.token}` },
      };
    case 'email_change_asked':
      return {
        subject: `Your ${product} e-mail address is about to change`,
        heading: 'Your e-mail address is about to change',
        paragraphs: [`Hello ${letter.firstName},`, `the address of your account will become ${letter.newEmail} as soon as that is confirmed by a link that was sent there.`, 'If it was not you, change your password at once: that also stops the change.'],
        button: profile,
      };
    case 'account_deleted':
      return {
        subject: `Your ${product} account was deleted`,
        heading: 'Your account was deleted',
        paragraphs: [`Hello ${letter.firstName},`, 'your account and everything in it was deleted, as you asked. This is the last mail you get from us.'],
      };
    case 'nudge':
      return {
        subject: letter.title,
        heading: letter.title,
        paragraphs: [`Hello ${letter.firstName},`, letter.message, `You asked for nudges by mail. ${publicUrl}${paths.profile}#nudges turns them off.`],
        button: { label: letter.cta, url: publicUrl + letter.deepLink },
      };
    case 'support_reply':
      return {
        subject: `Re: ${letter.subject}`,
        heading: letter.subject,
        paragraphs: [letter.name ? `Hello ${letter.name},` : 'Hello,', letter.reply, 'Answer this mail to go on. You wrote:'],
        quote: letter.message,
      };
    case 'support':
      return {
        subject: `Support: ${letter.subject}`,
        heading: letter.subject,
        paragraphs: [`${letter.sender} wrote (${letter.issueType}):`],
        quote: letter.message,
        button: { label: 'Open the admin area', url: publicUrl + paths.admin },
      };
  }
}
