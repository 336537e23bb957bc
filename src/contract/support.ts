import * as z from 'zod/mini';
import { done, post } from './endpoint.ts';

export const issueTypes = [
  { value: 'billing', label: 'Billing & Subscription' },
  { value: 'login', label: 'Login & Access Issues' },
  { value: 'ai_feedback', label: 'AI Feedback Problems' },
  { value: 'onboarding', label: 'Onboarding Help' },
  { value: 'bug', label: 'Platform Bug/Glitch' },
  { value: 'feature', label: 'Feature Request' },
  { value: 'general', label: 'General Question' },
] as const;
// The contact form's own; the only one that a visitor may send.
export const GENERAL_INQUIRY = 'general_inquiry';
export type IssueType = (typeof issueTypes)[number]['value'] | typeof GENERAL_INQUIRY;
const allTypes: IssueType[] = [...issueTypes.map(({ value }) => value), GENERAL_INQUIRY];

export const MAX_SUBJECT_CHARACTERS = 100;
export const MAX_MESSAGE_CHARACTERS = 1000;
export const MIN_CONTACT_MESSAGE_CHARACTERS = 20;
export const MAX_CONTACT_NAME_CHARACTERS = 200;
const MAX_EMAIL_CHARACTERS = 254;
const REQUIRED = 'Subject, message, and issue type are required.';
const TOO_LONG = 'Message must not exceed 1000 characters';
const SUBJECT_TOO_LONG = 'Subject must not exceed 100 characters';

// What the contact form checks before it posts.
export const contactForm = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'Name must be at least 2 characters'), z.maxLength(MAX_CONTACT_NAME_CHARACTERS, 'Name must not exceed 200 characters')),
  email: z.string().check(z.trim(), z.maxLength(MAX_EMAIL_CHARACTERS, 'Please enter a valid email address'), z.email('Please enter a valid email address')),
  subject: z.string().check(z.trim(), z.minLength(5, 'Subject must be at least 5 characters'), z.maxLength(MAX_SUBJECT_CHARACTERS, SUBJECT_TOO_LONG)),
  message: z
    .string()
    .check(z.trim(), z.minLength(MIN_CONTACT_MESSAGE_CHARACTERS, 'Message must be at least 20 characters'), z.maxLength(MAX_MESSAGE_CHARACTERS, TOO_LONG)),
});
export type ContactForm = z.output<typeof contactForm>;

// The sender stands before the message, a line each, so that a request without an account can be answered.
export const inquiryMessage = ({ name, email, message }: Omit<ContactForm, 'subject'>) => `Name: ${name}\nEmail: ${email}\n\n${message}`;
export function readInquiry(text: string) {
  const found = /^Name: ([^\r\n]*)\nEmail: ([^\r\n]*)\n\n([\s\S]*)$/.exec(text);
  return found ? { name: found[1]!, email: found[2]!, message: found[3]! } : null;
}
const MAX_INQUIRY_CHARACTERS = inquiryMessage({ name: '', email: '', message: '' }).length + MAX_CONTACT_NAME_CHARACTERS + MAX_EMAIL_CHARACTERS + MAX_MESSAGE_CHARACTERS;

const supportInput = z
  .object({
    subject: z.string(REQUIRED).check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(MAX_SUBJECT_CHARACTERS, SUBJECT_TOO_LONG)),
    message: z.string(REQUIRED).check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(MAX_INQUIRY_CHARACTERS, TOO_LONG)),
    issueType: z.enum(allTypes, REQUIRED),
  })
  .check(
    z.refine(({ message, issueType }) => measureMessage(message, issueType) <= MAX_MESSAGE_CHARACTERS, { error: TOO_LONG, path: ['message'] }),
  );
// The sender's lines before a contact message don't count as its length.
function measureMessage(message: string, issueType: IssueType): number {
  if (issueType !== GENERAL_INQUIRY) return message.length;
  return readInquiry(message)?.message.length ?? message.length;
}

export const askSupport = post('/api/support', {
  about: 'Writes to support. A visitor may send a general_inquiry; every other issue type asks for a session.',
  access: 'anyone',
  throttle: 'contact',
  replay: true,
  input: supportInput,
  output: z.extend(done, { message: z.string() }),
});
