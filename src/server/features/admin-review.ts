import { MAX_ANALYSED_REWRITES, MAX_LISTED_CHARACTERS, type AgentSession, type RewriteSession } from '#contract/admin-review';
import { fail } from '#contract/errors';
import { cutAt } from '#domain/excerpt';
import { sumRewrites, toneOf } from '#domain/rewrite-figures';
import { countRewrites, findDraftOfAll, flagRewrite, listDraftsOfAll, listRewriteFacts, listRewritesOfAll, type ReviewedDraft } from '#server/db/draft-review';
import type { Handlers } from '#server/http/handler';
import { audit } from './admin-audit.ts';

const isId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export const reviewHandlers = {
  async listAgentSessions({ input, db }) {
    const { rows, nextPage } = await readPage(input, (page) => listDraftsOfAll(db, page));
    return { sessions: rows.map((draft) => describeAgent(cut(draft))), nextPage };
  },

  async readAgentSession({ input, db, client, now }) {
    const draft = await db.transaction(async (tx) => {
      const found = (await findDraftOfAll(tx, input.id)) ?? refuse();
      await audit(tx, { client, now }, { action: 'agent_session.read', subject: `draft ${input.id}` });
      return found;
    });
    return { session: describeAgent(draft) };
  },

  async listRewriteSessions({ input, db }) {
    const { flagged, ...page } = input;
    const { rows, nextPage } = await readPage(page, (wanted) => listRewritesOfAll(db, { ...wanted, flagged }));
    return { sessions: rows.map((draft) => describeRewrite(cut(draft))), nextPage };
  },

  async readRewriteSession({ input, db, client, now }) {
    const draft = await db.transaction(async (tx) => {
      const found = (await findDraftOfAll(tx, input.id, 'rewrite')) ?? refuse();
      await audit(tx, { client, now }, { action: 'rewrite_session.read', subject: `draft ${input.id}` });
      return found;
    });
    return { session: describeRewrite(draft) };
  },

  async flagRewriteSession({ input, db, client, now }) {
    const { id, flagged } = input;
    await db.transaction(async (tx) => {
      const isChanged = (await flagRewrite(tx, id, { flagged, now: now() })) ?? refuse();
      if (isChanged) await audit(tx, { client, now }, { action: 'rewrite_session.flagged', subject: `draft ${id}`, before: String(!flagged), after: String(flagged) });
    });
    return { success: true };
  },

  async readRewriteAnalytics({ db }) {
    const facts = await listRewriteFacts(db, MAX_ANALYSED_REWRITES);
    const read = facts.map(({ chip, ...fact }) => ({ ...fact, goal: fact.goal ?? 'clear', defaultTone: toneOf({ chip: null, tone: fact.defaultTone }), toneUsed: toneOf({ chip, tone: fact.toneUsed }) }));
    return { totalRewrites: facts.length < MAX_ANALYSED_REWRITES ? facts.length : await countRewrites(db), analysed: facts.length, ...sumRewrites(read) };
  },
} satisfies Handlers;

const refuse = (): never => {
  throw fail('not_found');
};

type Page = { after?: string | undefined; limit: number };
async function readPage({ after, limit }: Page, read: (page: Page) => Promise<ReviewedDraft[]>) {
  if (after !== undefined && !isId.test(after)) throw fail('invalid', { fields: { after: 'That page is not known.' } });
  const rows = await read({ after, limit: limit + 1 });
  return { rows: rows.slice(0, limit), nextPage: rows.length > limit ? rows[limit - 1]!.id : null };
}

const cut = (draft: ReviewedDraft) => ({ ...draft, asked: cutAt(draft.asked, MAX_LISTED_CHARACTERS), body: cutAt(draft.body, MAX_LISTED_CHARACTERS) });

const describeAgent = ({ id, userId, kind, asked, body, ms, engine, createdAt, firstName, lastName, email }: ReviewedDraft): AgentSession => ({
  id,
  userId,
  agentId: kind,
  userInput: asked,
  agentResponse: body,
  responseTimeMs: ms,
  engine,
  createdAt: createdAt.toISOString(),
  user: { username: `${firstName} ${lastName}`.trim(), email },
});

const describeRewrite = ({ id, email, asked, body, chip, toneUsed, goal, clarity, toneScore, persuasiveness, cta, flaggedAt, createdAt }: ReviewedDraft): RewriteSession => ({
  id,
  user: { email },
  originalMessage: asked,
  rewrittenMessage: body,
  toneUsed: toneOf({ chip, tone: toneUsed }),
  rewriteGoalUsed: goal ?? 'clear',
  clarityScore: clarity,
  toneScore,
  persuasivenessScore: persuasiveness,
  ctaScore: cta,
  flaggedForReview: flaggedAt !== null,
  createdAt: createdAt.toISOString(),
});
