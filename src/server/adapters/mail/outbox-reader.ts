import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ReadMail = { file: string; raw: string; subject: string; to: string; replyTo: string; messageId: string; text: string; html: string; link: string };

// Reads the embedded outbox as a mail program would: headers unfolded, parts decoded.
export async function readOutbox(folder: string, to?: string): Promise<ReadMail[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map(async (file) => readMail(file, await readFile(join(folder, file), 'utf8'))));
  return mails.filter((mail) => to === undefined || mail.to === to);
}

function readMail(file: string, raw: string): ReadMail {
  const [head, body] = splitHead(raw);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => splitHead(part.trimStart()));
  const decode = (type: string) => {
    const [partHead = '', partBody = ''] = parts.find(([each]) => each.toLowerCase().includes(type)) ?? [];
    if (/quoted-printable/i.test(partHead)) return decodeQuoted(partBody);
    return /base64/i.test(partHead) ? Buffer.from(partBody, 'base64').toString() : partBody;
  };
  const header = (name: string) => decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '');
  const text = decode('text/plain');
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  return { file, raw, subject: header('Subject'), to: header('To'), replyTo: header('Reply-To'), messageId: header('Message-ID'), text, html: decode('text/html'), link };
}

function splitHead(text: string): [string, string] {
  const at = text.search(/\r?\n\r?\n/);
  return [text.slice(0, at).replace(/\r?\n[ \t]+/g, ' '), text.slice(at).replace(/^\r?\n\r?\n/, '')];
}

const decodeQuoted = (text: string) =>
  Buffer.from(text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))), 'latin1').toString('utf8');
const decodeWords = (text: string) =>
  text.replace(/=\?utf-8\?([qb])\?([^?]*)\?=\s?/gi, (_, kind: string, coded: string) => (kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64').toString() : decodeQuoted(coded.replaceAll('_', ' '))));
