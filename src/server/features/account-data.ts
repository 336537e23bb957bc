import { Readable } from 'node:stream';
import { fail } from '#contract/errors';
import { csvLine } from '#domain/csv';
import { verifyPassword } from '#server/adapters/password';
import { findUser } from '#server/db/account';
import { readAccountData } from '#server/db/account-data';
import { listChatSessionPage, type SessionMark } from '#server/db/chat-session';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import { closeAccounts } from '#server/flows/account-close';
import { nameChatFile, writeChatFile } from '#server/flows/chat-file';
import type { Handlers } from '#server/http/handler';
import { noResumeCookie } from '#server/http/session';
import { writeZip, type ZipEntry } from '#server/http/zip';
import { queueMail } from '#server/jobs/mail';

const CHATS_AT_ONCE = 100;

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
      await closeAccounts(tx, [user.id], at);
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
  yield* listChats(db, userId);
}

// Each conversation once more, to be read.
async function* listChats(db: Db, userId: string): AsyncGenerator<ZipEntry> {
  for (let after: SessionMark | undefined; ; ) {
    const sessions = await listChatSessionPage(db, userId, { after, limit: CHATS_AT_ONCE });
    for (const session of sessions) yield { name: `chats/${nameChatFile(session)}`, parts: [await writeChatFile(db, userId, session)] };
    after = sessions.at(-1);
    if (sessions.length < CHATS_AT_ONCE) return;
  }
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
  yield csvLine(columns);
  for await (const rows of pages) for (const row of rows) yield csvLine(columns.map((name) => row[name]));
}
