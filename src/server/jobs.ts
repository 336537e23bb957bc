import { join } from 'node:path';
import type { Mailer } from './adapters/mail/mailer.ts';
import { openOutbox } from './adapters/mail/outbox.ts';
import { openSmtp } from './adapters/mail/smtp.ts';
import type { House } from './http/handler.ts';
import { publicUrlOf, type Settings } from './http/settings.ts';
import { sendResetLink } from './jobs/account-reset.ts';
import { billingSchedules, openBillingLane, openSandboxLane, sandboxSchedules, type Deliver } from './jobs/billing.ts';
import { sweepChats } from './jobs/chat-sweep.ts';
import { keepHouse } from './jobs/housekeeping.ts';
import { sendMail } from './jobs/mail.ts';
import { sendNudges } from './jobs/nudges.ts';
import { openRunner } from './jobs/runner.ts';
import { endTrials, TRIAL_END } from './jobs/trial.ts';

export function openMailer(settings: Settings): Mailer {
  const sender = { from: settings.MAIL_FROM, publicUrl: publicUrlOf(settings) };
  return settings.SMTP_URL ? openSmtp({ smtpUrl: settings.SMTP_URL, ...sender }) : openOutbox({ folder: join(settings.DATA_DIR, 'outbox'), ...sender });
}

// What runs without a request: which work belongs to which kind of job, and what comes round by the clock.
export function openJobs(house: House, { mailer, deliver }: { mailer: Mailer; deliver: Deliver }) {
  const { db, settings, now, log, sandbox } = house;
  const mail = sendMail(mailer, { product: settings.PRODUCT_NAME, publicUrl: publicUrlOf(settings) });
  const sandboxLanes = sandbox ? [openSandboxLane(sandbox, { secret: sandbox.secret, now, deliver })] : [];
  return openRunner({
    db,
    now,
    log,
    lanes: [
      { reset: sendResetLink(db, now), housekeeping: keepHouse(db, now), nudges: sendNudges(db, now), chat_sweep: sweepChats(db, now), [TRIAL_END]: endTrials(db, now) },
      openBillingLane(house),
      ...sandboxLanes,
      { mail },
      { mail },
    ],
    schedules: [
      { kind: 'housekeeping', everyMinutes: 60 },
      { kind: 'nudges', everyMinutes: 10 },
      { kind: 'chat_sweep', everyMinutes: 5 },
      { kind: TRIAL_END, everyMinutes: 60 },
      ...billingSchedules,
      ...(sandbox ? sandboxSchedules : []),
    ],
  });
}
