import { hash } from 'node:crypto';
import { fail } from '#contract/errors';
import type { SavedTip } from '#contract/tip';
import { newId } from '#server/db/id';
import { insertSavedTip, listSavedTips, removeSavedTip } from '#server/db/tip';
import { readTipOfDay } from '#server/flows/line';
import type { Handlers } from '#server/http/handler';

export const tipHandlers = {
  readTip: async ({ user, db, now }) => ({ tip: await readTipOfDay(db, { user, now: now(), another: false }) }),
  refreshTip: async ({ user, db, now }) => ({ tip: await readTipOfDay(db, { user, now: now(), another: true }) }),

  async saveTip({ input, user, db, now }) {
    const content = input.tipContent;
    const saved = await insertSavedTip(db, { userId: user.id, id: newId(now()), content, contentHash: hash('sha256', content), createdAt: now() });
    return { success: true, tip: describeTip(saved) };
  },
  async listSavedTips({ user, db }) {
    return { tips: (await listSavedTips(db, user.id)).map(describeTip) };
  },
  async deleteSavedTip({ input, user, db }) {
    if (!(await removeSavedTip(db, user.id, input.id))) throw fail('not_found');
    return { success: true };
  },
} satisfies Handlers;

const describeTip = ({ id, content, createdAt }: { id: string; content: string; createdAt: Date }): SavedTip => ({ id, tipContent: content, savedAt: createdAt.toISOString() });
