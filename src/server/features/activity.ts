import { fail } from '#contract/errors';
import { findDraft, listDraftPage, removeDraft, updateOutcome } from '#server/db/draft';
import { listRecent, readWeek } from '#server/flows/activity';
import { describeDraft, describeLine } from '#server/flows/draft-output';
import type { Handlers } from '#server/http/handler';

export const activityHandlers = {
  readWins: async ({ user, db, now }) => (await readWeek(db, user, now())).wins,
  listRecentActivity: async ({ user, db }) => ({ items: await listRecent(db, user.id) }),

  async listDrafts({ input, user, db }) {
    const { after, limit, ...wanted } = input;
    if (after !== undefined && !isId.test(after)) throw fail('invalid', { fields: { after: 'That page is not known.' } });
    const rows = await listDraftPage(db, user.id, { ...wanted, after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    return { drafts: shown.map(describeLine), nextPage: rows.length > limit ? shown.at(-1)!.id : null };
  },

  async readDraft({ input, user, db }) {
    const draft = (await findDraft(db, user.id, input.id)) ?? refuse();
    return { row: describeLine(draft), request: draft.request, draft: describeDraft(draft) };
  },

  async markDraftOutcome({ input, user, db, now }) {
    if (!(await updateOutcome(db, { userId: user.id, id: input.id }, { outcome: input.outcome, now: now() }))) refuse();
    return { success: true };
  },

  async deleteDraft({ input, user, db }) {
    if (!(await removeDraft(db, user.id, input.id))) refuse();
    return { success: true };
  },
} satisfies Handlers;

const isId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

const refuse = (): never => {
  throw fail('not_found');
};
