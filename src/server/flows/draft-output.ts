import type { DraftRow, KeptText } from '#contract/activity';
import type { draftReply, rewriteMessage } from '#contract/assistant';
import type { Output } from '#contract/endpoint';
import type { DraftLine, StoredDraft } from '#server/db/draft';
import type { Written } from './draft-case.ts';
import type { Product } from './draft-order.ts';

export type DraftAnswer = Output<typeof draftReply>;
type RewriteAnswer = Output<typeof rewriteMessage>;
// What is stored of an answer beside its text.
type Details = Pick<DraftAnswer, 'scores' | 'findings' | 'gaps' | 'why' | 'notices' | 'core' | 'found'> & Partial<Pick<RewriteAnswer, 'originalScores' | 'changes'>>;

const noScores = { clarity: 0, tone: 0, persuasiveness: 0, cta: 0, overall: 0 };

export function toProduct({ draft, score, engine, original, changes }: Written): Product {
  const { subject, body, gaps, why, notices, found } = draft;
  const start = draft.core ? body.indexOf(draft.core) : -1;
  const details: Details = { ...(start >= 0 && { core: { start, end: start + draft.core!.length } }), ...(found && { found }), scores: score.scores, findings: score.findings, gaps, why, notices, ...(original && { originalScores: original.scores }), ...(changes && { changes }) };
  return { ...(subject !== undefined && { subject }), body, score: score.scores.overall, engine, details };
}

// A draft is answered from what is stored, so that the first answer and every later look show the same.
export function describeDraft({ id, groupId, version, channel, subject, body, score, engine, details }: StoredDraft): DraftAnswer {
  if (channel === 'call') throw new Error('A prepared call is no message.');
  const { scores = noScores, findings = [], gaps = [], why = [], notices = [], core, found } = details as Partial<Details>;
  return {
    id,
    group: groupId,
    version,
    channel,
    ...(subject !== null && { subject }),
    ...(channel === 'email' && { body }),
    ...(channel === 'voicemail' && { script: body }),
    content: body,
    ...(core && { core }),
    ...(found && { found }),
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

// With what was typed into it since.
export const keptTextOf = ({ subject, body, editedSubject, editedBody, textRevision: revision }: StoredDraft): KeptText => ({ subject: editedSubject ?? subject ?? '', body: editedBody ?? body, revision });

export const lineOf = (stored: StoredDraft): DraftLine => ({ ...stored, subject: stored.editedSubject ?? stored.subject, body: stored.editedBody ?? stored.body, isEdited: stored.editedBody !== null });

export const describeLine = ({ id, kind, channel, subject, body, isEdited, score, outcome, groupId, version, createdAt }: DraftLine): DraftRow => ({
  id,
  kind,
  channel,
  subject,
  content: body,
  score,
  outcome,
  group: groupId,
  version,
  edited: isEdited,
  createdAt: createdAt.toISOString(),
});
