import { fail } from '#contract/errors';
import type { Db } from '#server/db/connect';
import { countUsers, listUserIds, type UserFilter } from '#server/db/user-list';
import { closeAccounts } from '#server/flows/account-close';
import type { Context, Handlers } from '#server/http/handler';
import { audit } from './admin-audit.ts';

const BATCH_USERS = 200;
const isId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
type Actor = Pick<Context, 'client' | 'now'>;

export const adminDeleteHandlers = {
  async deleteUser({ input, db, client, now }) {
    const deleted = await db.transaction((tx) => deleteAll(tx, { client, now }, [input.id]));
    if (deleted.size === 0) throw fail('not_found');
    return { success: true };
  },
  deleteUsers: (context) => deleteNamed(context, context.input.userIds),
  deleteUsersByPost: (context) => deleteNamed(context, context.input.userIds),

  // A batch is a transaction of its own, so that the list is never locked for long; the next call goes on with the rest.
  async deleteMatchingUsers({ input, db, client, now }) {
    const { atMost, ...filter } = input;
    const deleted = await db.transaction(async (tx) => deleteAll(tx, { client, now }, await listUserIds(tx, filter, Math.min(atMost, BATCH_USERS))));
    return { success: true, deleted: deleted.size, remaining: Math.min(atMost - deleted.size, await countLeft(db, filter, atMost)) };
  },
} satisfies Handlers;

const countLeft = (db: Db, filter: UserFilter, atMost: number) => countUsers(db, filter, atMost);

async function deleteNamed({ db, client, now }: Actor & { db: Context['db'] }, userIds: string[]) {
  const known = [...new Set(userIds.filter((id) => isId.test(id)).map((id) => id.toLowerCase()))];
  const deleted = await db.transaction((tx) => deleteAll(tx, { client, now }, known));
  return { success: true as const, deleted: deleted.size, notFound: [...new Set(userIds)].filter((id) => !deleted.has(id.toLowerCase())) };
}

// What the log keeps of them is no data of a person: their id and their plan.
async function deleteAll(tx: Db, actor: Actor, ids: string[]) {
  const closed = await closeAccounts(tx, ids, actor.now());
  await audit(tx, actor, closed.map(({ id, plan }) => ({ action: 'user.deleted', subject: `user ${id}`, before: plan })));
  return new Set(closed.map(({ id }) => id));
}
