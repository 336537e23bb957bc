import { join } from 'node:path';
import type { Mailer } from './adapters/mail/mailer.ts';
import { openOutbox } from './adapters/mail/outbox.ts';
import { openSmtp } from './adapters/mail/smtp.ts';
import type { House } from './http/handler.ts';
import type { Settings } from './http/settings.ts';
import { sendResetLink } from './jobs/account-reset.ts';
import { keepHouse } from './jobs/housekeeping.ts';
import { sendMail } from './jobs/mail.ts';
import { openRunner } from './jobs/runner.ts';

const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: Settings) => PUBLIC_URL || `http://${HOST}:${PORT}`;

export function openMailer(settings: Settings): Mailer {
  const sender = { from: settings.MAIL_FROM, publicUrl: publicUrlOf(settings) };
  return settings.SMTP_URL ? openSmtp({ smtpUrl: settings.SMTP_URL, ...sender }) : openOutbox({ folder: join(settings.DATA_DIR, 'outbox'), ...sender });
}

// What runs without a request: which work belongs to which kind of job, and what comes round by the clock.
export function openJobs({ db, settings, now, log }: House, mailer: Mailer) {
  const mail = sendMail(mailer, { product: settings.PRODUCT_NAME, publicUrl: publicUrlOf(settings) });
  return openRunner({
    db,
    now,
    log,
    lanes: [{ reset: sendResetLink(db, now), housekeeping: keepHouse(db, now) }, { mail }, { mail }],
    schedules: [{ kind: 'housekeeping', everyMinutes: 60 }],
  });
}
