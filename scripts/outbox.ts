// Lists the mails of the embedded outbox, the latest last, each with its first link.
//   node scripts/outbox.ts [folder]      the folder is DATA_DIR/outbox
import { join } from 'node:path';
import { readEnvironment } from '#server/config';
import { readOutbox } from '#server/adapters/mail/outbox-reader';

const folder = process.argv[2] ?? join(readEnvironment().DATA_DIR, 'outbox');
const mails = await readOutbox(folder);
for (const { file, to, subject, link } of mails) console.log(`${join(folder, file)}\n  to ${to}: ${subject}${link ? `\n  ${link}` : ''}`);
if (mails.length === 0) console.log(`no mails in ${folder}`);
