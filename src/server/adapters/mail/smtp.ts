import { createTransport } from 'nodemailer';
import { describeMail, type Mailer } from './mailer.ts';

// Shorter than a job's lease, so that a server that hangs is given up before another process takes the mail.
const GIVE_UP_AFTER_MS = 45_000;
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };

export function openSmtp({ smtpUrl, from, publicUrl }: { smtpUrl: string; from: string; publicUrl: string }): Mailer {
  const transport = createTransport({ url: smtpUrl, ...limits });
  return {
    async send(mail) {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('the mail server took too long')), GIVE_UP_AFTER_MS);
      });
      await Promise.race([transport.sendMail(describeMail(mail, { from, publicUrl })), tooLate]).finally(() => clearTimeout(timer));
    },
    close: () => transport.close(),
  };
}
