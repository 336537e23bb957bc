export type Mail = { id: string; to: string; replyTo?: string; subject: string; text: string; html: string };
// Resolves when the mail was taken over, and throws when it was not. One id is one mail: sent again, it carries the same Message-ID.
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

// A line break in a header would begin another header.
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

type Sender = { from: string; publicUrl: string };
export function describeMail({ id, to, replyTo, subject, text, html }: Mail, { from, publicUrl }: Sender) {
  return {
    from: oneLine(from),
    // An address as an object is one address, whatever it contains.
    to: { name: '', address: oneLine(to) },
    ...(replyTo && { replyTo: { name: '', address: oneLine(replyTo) } }),
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
