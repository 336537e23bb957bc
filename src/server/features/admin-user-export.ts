import { Readable } from 'node:stream';
import type { exportUsers } from '#contract/admin-user';
import type { Input } from '#contract/endpoint';
import { csvLine } from '#domain/csv';
import type { Db } from '#server/db/connect';
import { listUserPage, type UserPlace } from '#server/db/user-list';
import type { Handlers } from '#server/http/handler';
import { audit } from './admin-audit.ts';
import { describeRow } from './admin-user-row.ts';

const PAGE_ROWS = 1000;
const HEAD = ['ID', 'Email', 'Username', 'Plan', 'Priority Support', 'Messages Remaining', 'Total Messages Sent', 'Stripe Customer ID', 'Stripe Subscription ID', 'Created At', 'Last Activity'];

export const adminExportHandlers = {
  async exportUsers({ input, db, client, now, wire }) {
    const at = now();
    await audit(db, { client, now }, { action: 'users.exported' });
    wire.reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="users-${at.toISOString().slice(0, 10)}.csv"`).type('text/csv; charset=utf-8');
    wire.reply.send(Readable.from(writeRows(db, input, at), { objectMode: false }));
    return { success: true };
  },
} satisfies Handlers;

// Page by page: a million users pass through without being held.
async function* writeRows(db: Db, wanted: Input<typeof exportUsers>, at: Date) {
  // The mark by which a spreadsheet knows UTF-8.
  yield `\uFEFF${csvLine(HEAD)}`;
  for (let after: UserPlace | null = null; ; ) {
    const rows = await listUserPage(db, { ...wanted, after, limit: PAGE_ROWS });
    let text = '';
    for (const row of rows) {
      const user = describeRow(row, at);
      text += csvLine([user.id, user.email, user.username, user.plan, user.prioritySupport, user.messagesRemaining ?? 'unlimited', user.totalMessagesSent, user.stripeCustomerId, user.stripeSubscriptionId, user.createdAt, user.lastActivity]);
    }
    if (text) yield text;
    const last = rows.at(-1);
    if (rows.length < PAGE_ROWS || !last) return;
    after = { value: last.place, id: last.id };
  }
}
