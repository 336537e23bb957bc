import { fail } from '#contract/errors';
import { MAX_NUDGES_SHOWN } from '#contract/nudge';
import { findPreferences, listNudges, markNudge, savePreferences } from '#server/db/nudge';
import type { Handlers } from '#server/http/handler';

export const nudgeHandlers = {
  async listNudges({ user, db }) {
    const rows = await listNudges(db, user.id, MAX_NUDGES_SHOWN);
    const nudges = rows.map(({ id, trigger, payload, createdAt, openedAt, clickedAt }) => ({
      id,
      trigger,
      payloadJson: payload,
      sentAt: createdAt.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
      clickedAt: clickedAt?.toISOString() ?? null,
    }));
    // Of those one can see: an older one could never be opened.
    return { nudges, unreadCount: nudges.filter(({ openedAt }) => openedAt === null).length };
  },

  async markNudgeOpened({ input, user, db, now }) {
    if (!(await markNudge(db, { userId: user.id, id: input.id }, { now: now(), clicked: false }))) throw fail('not_found');
    return { success: true };
  },

  async markNudgeClicked({ input, user, db, now }) {
    if (!(await markNudge(db, { userId: user.id, id: input.id }, { now: now(), clicked: true }))) throw fail('not_found');
    return { success: true };
  },

  readNudgePreferences: ({ user, db }) => findPreferences(db, user.id),

  async saveNudgePreferences({ input, user, db }) {
    await savePreferences(db, { userId: user.id, off: [...new Set(input.off)], byMail: input.byMail });
    return { success: true };
  },
} satisfies Handlers;
