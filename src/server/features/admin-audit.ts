import { fail } from '#contract/errors';
import { insertAudit, listAuditPage } from '#server/db/audit';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import { adminName } from '#server/http/admin-session';
import type { Context, Handlers } from '#server/http/handler';

type Actor = Pick<Context, 'client' | 'now'> & { who?: string };
type Deed = { action: string; subject?: string; before?: string; after?: string };

// Belongs into the transaction of the deed: there is never one without the other.
export async function audit(tx: Db, { client, now, who }: Actor, deeds: Deed | Deed[]) {
  const at = now();
  const rows = (Array.isArray(deeds) ? deeds : [deeds]).map(({ action, subject = null, before = null, after = null }) => ({
    id: newId(at),
    createdAt: at,
    who: who ?? adminName(client),
    action,
    subject,
    before,
    after,
    address: client.address,
  }));
  if (rows.length > 0) await insertAudit(tx, rows);
}

export const auditHandlers = {
  async listAuditLog({ input, db }) {
    const { after, limit, search } = input;
    if (after !== undefined && !isId.test(after)) throw fail('invalid', { fields: { after: 'That page is not known.' } });
    const rows = await listAuditPage(db, { search, after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    return { entries: shown.map(({ createdAt, ...entry }) => ({ ...entry, createdAt: createdAt.toISOString() })), nextPage: rows.length > limit ? shown.at(-1)!.id : null };
  },
} satisfies Handlers;

const isId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
