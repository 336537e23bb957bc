import type { DraftRow } from '#contract/activity';
import type { draftReply, rewriteMessage } from '#contract/assistant';
import type { Output } from '#contract/endpoint';
import type { DraftLine, StoredDraft } from '#server/db/draft';
import type { Written } from './draft-case.ts';
import type { Product } from './draft-order.ts';

export type DraftAnswer = Output<typeof draftReply>;
type RewriteAnswer = Output<typeof rewriteMessage>;
// What is stored of an answer beside its text.
type Details = Pick<DraftAnswer, 'scores' | 'findings' | 'gaps' | 'why' | 'notices'> & Partial<Pick<RewriteAnswer, 'originalScores' | 'changes'>>;

const noScores = { clarity: 0, tone: 0, persuasiveness: 0, cta: 0, overall: 0 };

export function toProduct({ draft, score, engine, original, changes }: Written): Product {
  const { subject, body, gaps, why, notices } = draft;
  const details: Details = { scores: score.scores, findings: score.findings, gaps, why, notices, ...(original && { originalScores: original.scores }), ...(changes && { changes }) };
  return { ...(subject !== undefined && { subject }), body, score: score.scores.overall, engine, details };
}

// A draft is answered from what is stored, so that the first answer and every later look show the same.
export function describeDraft({ id, groupId, version, channel, subject, body, score, engine, details }: StoredDraft): DraftAnswer {
  const { scores = noScores, findings = [], gaps = [], why = [], notices = [] } = details as Partial<Details>;
  return {
    id,
    group: groupId,
    version,
    channel,
    ...(subject !== null && { subject }),
    ...(channel === 'email' && { body }),
    ...(channel === 'voicemail' && { script: body }),
    content: body,
    score: score ?? 0,
    scores,
    findings,
    gaps,
    why,
    notices,
    engine,
  };
}

export function describeRewrite(stored: StoredDraft): RewriteAnswer {
  const { originalScores = noScores, changes = [] } = stored.details as Partial<Details>;
  return { ...describeDraft(stored), rewrittenMessage: stored.body, originalScores, changes };
}

export const describeLine = ({ id, kind, channel, subject, body, score, outcome, groupId, version, createdAt }: DraftLine): DraftRow => ({
  id,
  kind,
  channel,
  subject,
  content: body,
  score,
  outcome,
  group: groupId,
  version,
  createdAt: createdAt.toISOString(),
});
