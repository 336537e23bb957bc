import type { DraftContext, DraftRequest } from '#coach/brief';
import { composeDraft } from '#coach/compose/compose';
import { rewriteMessage } from '#coach/rewrite/rewrite';
import { scoreMessage } from '#coach/score/score';
import { scoreFormOf, type Written } from './draft-case.ts';

export const BUILT_IN = 'built-in';
export type BuiltInJob = { request: DraftRequest; context: DraftContext };

export function writeHere({ request, context }: BuiltInJob): Written {
  if (request.kind !== 'rewrite') {
    const draft = composeDraft(request, context);
    return { draft, score: scoreMessage(draft.body, scoreFormOf(request, context, draft.subject)), engine: BUILT_IN };
  }
  const { original, score, changes, recomposed: _, ...draft } = rewriteMessage(request, context, composeDraft);
  return { draft, score, engine: BUILT_IN, original, changes };
}
