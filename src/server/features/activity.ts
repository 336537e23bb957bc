import type { CallPlan } from '#contract/assistant';
import { fail } from '#contract/errors';
import { findDraft, listDraftPage, removeDraft, updateOutcome, updateText } from '#server/db/draft';
import { listRecent, readWeek } from '#server/flows/activity';
import { describeDraft, describeLine, describeRewrite, keptTextOf, lineOf } from '#server/flows/draft-output';
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
    const { kind, request, details } = draft;
    const isCall = kind === 'call_prep';
    return { row: describeLine(lineOf(draft)), request, kept: keptTextOf(draft), draft: isCall ? null : kind === 'rewrite' ? describeRewrite(draft) : describeDraft(draft), plan: isCall ? (details.plan as CallPlan) : null };
  },

  async saveDraftText({ input, user, db }) {
    const { id, ...text } = input;
    const whose = { userId: user.id, id };
    if (await updateText(db, whose, text)) return { revision: text.revision + 1 };
    const stored = await findDraft(db, user.id, id);
    if (!stored || stored.kind === 'call_prep') return refuse();
    throw fail('conflict');
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
