import type { Mailer } from '#server/adapters/mail/mailer';
import type { Db } from '#server/db/connect';
import { insertJob, type Job } from '#server/db/job';
import { frameHtml, framePlain } from './mail-frame.ts';
import { writeLetter, type Letter } from './mail-letter.ts';

type Envelope = { to: string; replyTo?: string; letter: Letter };
type Queued = Envelope & { key: string; userId: string | null; now: Date };

// Queued in the transaction of its cause and sent after it, so that a mail server that hangs delays nobody.
export const queueMail = (db: Db, { key, userId, now, ...envelope }: Queued) => insertJob(db, { kind: 'mail', key: `mail:${key}`, payload: envelope, userId, now });

export const sendMail =
  (mailer: Mailer, { product, publicUrl }: { product: string; publicUrl: string }) =>
  async ({ id, payload }: Job) => {
    const { to, replyTo, letter } = payload as Envelope;
    const draft = writeLetter(letter, { product, publicUrl });
    await mailer.send({ id, to, ...(replyTo && { replyTo }), subject: draft.subject, text: framePlain(draft, product), html: frameHtml(draft, product) });
  };
