import type { Draft, DraftContext, DraftRequest, Score } from '#coach/brief';
import type { Change } from '#coach/rewrite/changes';
import type { ScoreForm } from '#coach/score/reading';
import type { Understanding } from '#coach/understanding';

export type Written = { draft: Draft; score: Score; engine: string; original?: Score; changes?: Change[] };
// What stands after a model's text: the link and the signature never pass through a model.
export type TextEnds = { link: string; tail: string; gap: string };
// All that a model's text is held against.
export type DraftCase = { request: DraftRequest; context: DraftContext; own: Written; understanding: Understanding; ends: TextEnds };

export function scoreFormOf(request: DraftRequest, context: DraftContext, subject?: string): ScoreForm {
  const { channel, emailLength, linkedinMode } = request;
  const form = { channel, emailLength, linkedinMode, brain: context.brain, ...(subject !== undefined && { subject }) };
  if (request.kind === 'outbound') return { ...form, stage: 'first' };
  if (request.kind === 'rewrite') return request.thread.trim() === '' ? form : { ...form, stage: 'reply', thread: request.thread };
  return { ...form, stage: 'reply', thread: request.kind === 'reply' ? request.inbound : request.objection };
}
