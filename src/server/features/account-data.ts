import { Readable } from 'node:stream';
import { fail } from '#contract/errors';
import { verifyPassword } from '#server/adapters/password';
import { findUser, rememberTrial, removeAccount } from '#server/db/account';
import { readAccountData } from '#server/db/account-data';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import type { Handlers } from '#server/http/handler';
import { noResumeCookie } from '#server/http/session';
import { writeZip, type ZipEntry } from '#server/http/zip';
import { queueMail } from '#server/jobs/mail';

const REMEMBER_TRIAL_MS = 365 * 86_400_000;

export const dataHandlers = {
  async downloadData({ user, db, now, wire }) {
    const day = now().toISOString().slice(0, 10);
    wire.reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="my-data-${day}.zip"`).type('application/zip');
    wire.reply.send(Readable.from(writeZip(listFiles(db, user.id)), { objectMode: false }));
    return { success: true };
  },

  async deleteAccount({ input, user, db, now, setCookie }) {
    const found = await findUser(db, user.id);
    if (!(await verifyPassword(found?.passwordHash ?? null, input.password))) throw fail('wrong_password');
    const at = now();
    await db.transaction(async (tx) => {
      await rememberTrial(tx, user.email, { trialEndsAt: user.trialEndsAt, messagesRemaining: user.messagesRemaining, endsAt: new Date(at.getTime() + REMEMBER_TRIAL_MS) });
      await removeAccount(tx, user.id);
      await queueMail(tx, { key: `deleted:${newId(at)}`, to: user.email, userId: null, now: at, letter: { about: 'account_deleted', firstName: user.firstName } });
    });
    setCookie(noResumeCookie);
    return { success: true };
  },
} satisfies Handlers;

// Each table twice: as JSON for programs, as CSV for a spreadsheet.
async function* listFiles(db: Db, userId: string): AsyncGenerator<ZipEntry> {
  for await (const { name, pages } of readAccountData(db, userId)) yield { name: `${name}.json`, parts: writeJson(pages) };
  for await (const { name, columns, pages } of readAccountData(db, userId)) yield { name: `${name}.csv`, parts: writeCsv(columns, pages) };
}

type Rows = AsyncIterable<Record<string, unknown>[]>;

async function* writeJson(pages: Rows) {
  yield '[';
  let first = true;
  for await (const rows of pages) {
    for (const row of rows) {
      yield `${first ? '' : ','}\n${JSON.stringify(row)}`;
      first = false;
    }
  }
  yield '\n]\n';
}

async function* writeCsv(columns: string[], pages: Rows) {
  yield `${columns.join(',')}\r\n`;
  for await (const rows of pages) for (const row of rows) yield `${columns.map((name) => cell(row[name])).join(',')}\r\n`;
}

// A spreadsheet would run a cell that begins like a formula.
function cell(value: unknown) {
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : value === null ? '' : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
