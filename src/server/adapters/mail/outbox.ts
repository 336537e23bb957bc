import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describeMail, type Mailer } from './mailer.ts';

// Where no mail server is set: each mail becomes a file that any mail program opens. Renamed last, so that none is half written.
export function openOutbox({ folder, from, publicUrl }: { folder: string; from: string; publicUrl: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(describeMail(mail, { from, publicUrl }));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
