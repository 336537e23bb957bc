import { fail } from '#contract/errors';
import { MAX_NUDGES_SHOWN } from '#contract/nudge';
import { countUnopened, listNudges, markNudge } from '#server/db/nudge';
import type { Handlers } from '#server/http/handler';

export const nudgeHandlers = {
  async listNudges({ user, db }) {
    const [rows, unreadCount] = [await listNudges(db, user.id, MAX_NUDGES_SHOWN), await countUnopened(db, user.id)];
    const nudges = rows.map(({ id, trigger, payload, createdAt, openedAt, clickedAt }) => ({
      id,
      trigger,
      payloadJson: payload,
      sentAt: createdAt.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
      clickedAt: clickedAt?.toISOString() ?? null,
    }));
    return { nudges, unreadCount };
  },

  async markNudgeOpened({ input, user, db, now }) {
    if (!(await markNudge(db, { userId: user.id, id: input.id }, { now: now(), clicked: false }))) throw fail('not_found');
    return { success: true };
  },

  async markNudgeClicked({ input, user, db, now }) {
    if (!(await markNudge(db, { userId: user.id, id: input.id }, { now: now(), clicked: true }))) throw fail('not_found');
    return { success: true };
  },
} satisfies Handlers;
