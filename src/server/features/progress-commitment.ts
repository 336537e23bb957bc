import { fail } from '#contract/errors';
import { MAX_OPEN_COMMITMENTS } from '#contract/progress';
import { dayOf } from '#domain/day';
import { insertCommitment, listCommitments, removeCommitment, updateCommitment } from '#server/db/commitment';
import { newId } from '#server/db/id';
import type { Handlers } from '#server/http/handler';

export const commitmentHandlers = {
  listCommitments: async ({ user, db }) => ({ commitments: await listCommitments(db, user.id) }),

  async makeCommitment({ input, user, db, now }) {
    const at = now();
    const commitment = { id: newId(at), ...input, state: 'open' as const, day: dayOf(at, user.timeZone) };
    if (!(await insertCommitment(db, { ...commitment, userId: user.id, createdAt: at }))) {
      throw fail('conflict', { sentence: `You have ${MAX_OPEN_COMMITMENTS} open already. Say how one of them went first.` });
    }
    return { success: true, commitment };
  },

  async settleCommitment({ input, user, db }) {
    if (!(await updateCommitment(db, { userId: user.id, id: input.id }, input.state))) throw fail('not_found');
    return { success: true };
  },

  async deleteCommitment({ input, user, db }) {
    if (!(await removeCommitment(db, { userId: user.id, id: input.id }))) throw fail('not_found');
    return { success: true };
  },
} satisfies Handlers;
