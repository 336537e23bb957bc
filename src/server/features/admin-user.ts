import { fail } from '#contract/errors';
import { hasPrioritySupport } from '#domain/plan';
import { updateUser } from '#server/db/account';
import { removeSessionsOf } from '#server/db/session';
import { setPriorityOfOpen } from '#server/db/support';
import { countUsers, findUserForChange, listUserPage, sortOf, type ListedUser } from '#server/db/user-list';
import { setQuota } from '#server/flows/quota';
import type { Db } from '#server/db/connect';
import type { Handlers } from '#server/http/handler';
import { audit } from './admin-audit.ts';
import { describeRow, readPlace, writePlace } from './admin-user-row.ts';

// Beyond this the list says no number: the call that counts is another one.
const MOST_COUNTED = 1000;

export const adminUserHandlers = {
  async listUsers({ input, db, now }) {
    const { after, limit, sort, order, ...filter } = input;
    const place = after === undefined ? null : readPlace(after, sortOf(sort, filter));
    const rows = await listUserPage(db, { ...filter, sort, order, after: place, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      users: shown.map((user) => describeRow(user, now())),
      nextPage: rows.length > limit && last ? writePlace({ value: last.place, id: last.id }) : null,
      matching: await countShown(db, filter, { isFirst: place === null, isWhole: rows.length <= limit, length: shown.length }),
    };
  },
  countUsers: async ({ input, db }) => ({ matching: await countUsers(db, input) }),

  async setPrioritySupport({ input, db, client, now }) {
    const { id, prioritySupport } = input;
    await db.transaction(async (tx) => {
      const user = await holdUser(tx, id);
      if (user.prioritySupport === prioritySupport) return;
      await updateUser(tx, id, { prioritySupport });
      await setPriorityOfOpen(tx, id, hasPrioritySupport({ ...user, prioritySupport }));
      await audit(tx, { client, now }, { action: 'user.priority', subject: `user ${id}`, before: sayPriority(user.prioritySupport), after: sayPriority(prioritySupport) });
    });
    return { success: true };
  },

  async setUserPlan({ input, db, client, now }) {
    const { id, plan, messagesRemaining } = input;
    await db.transaction(async (tx) => {
      const before = await holdUser(tx, id);
      await updateUser(tx, id, { plan });
      if (messagesRemaining !== undefined) await setQuota(tx, { userId: id, count: messagesRemaining }, now());
      await setPriorityOfOpen(tx, id, hasPrioritySupport({ ...before, plan }));
      const after = await holdUser(tx, id);
      await audit(tx, { client, now }, { action: 'user.plan', subject: `user ${id}`, before: sayPlan(before, now()), after: sayPlan(after, now()) });
    });
    return { success: true };
  },

  async endUserSessions({ input, db, client, now }) {
    await db.transaction(async (tx) => {
      await holdUser(tx, input.id);
      await removeSessionsOf(tx, input.id);
      await audit(tx, { client, now }, { action: 'user.sessions_ended', subject: `user ${input.id}` });
    });
    return { success: true };
  },
} satisfies Handlers;

const holdUser = async (tx: Db, id: string) => (await findUserForChange(tx, id)) ?? refuse();
const refuse = (): never => {
  throw fail('not_found');
};

const sayPriority = (isOn: boolean) => (isOn ? 'on' : 'off');
function sayPlan(user: ListedUser, now: Date) {
  const { plan, messagesRemaining } = describeRow(user, now);
  return `${plan}, ${messagesRemaining === null ? 'unlimited' : `${messagesRemaining} messages`}`;
}

type Shown = { isFirst: boolean; isWhole: boolean; length: number };
async function countShown(db: Db, filter: Parameters<typeof countUsers>[1], { isFirst, isWhole, length }: Shown) {
  if (!isFirst) return null;
  if (isWhole) return length;
  const count = await countUsers(db, filter, MOST_COUNTED + 1);
  return count > MOST_COUNTED ? null : count;
}
