import type { RewriteChip } from '#contract/assistant';
import { applyChip } from '#coach/rewrite/chips';
import type { RewriteRequest } from '#coach/rewrite/rewrite';
import { rewriteSelection } from '#coach/rewrite/selection';
import { scoreMessage } from '#coach/score/score';
import { brainOf, type Author } from './author.ts';
import { scoreFormOf, type Written } from './draft-case.ts';
import { BUILT_IN } from './built-in.ts';

type Part = { chip?: RewriteChip | undefined; selection?: { start: number; end: number } | undefined };
type Order = { request: RewriteRequest; part: Part; order: { seed: number; now: Date } };

// A chip or a selection: small changes by rule, the same ones that the browser makes. Null where a whole rewrite is asked for.
export function rewritePart(author: Author, { request, part, order }: Order): Written | null {
  const context = { brain: brainOf(author), ...order };
  const form = scoreFormOf(request, context);
  const plain = { gaps: [], why: [], notices: [] };
  if (part.chip) {
    const { text, score, changes, said } = applyChip(part.chip, { text: request.message, form, brain: context.brain, seed: order.seed });
    return { draft: { body: text, ...plain, notices: said === null ? [] : [said] }, score, engine: BUILT_IN, original: scoreMessage(request.message, form), changes };
  }
  if (!part.selection) return null;
  const { body, score, original, changes } = rewriteSelection(request, part.selection, context);
  return { draft: { body, ...plain }, score, engine: BUILT_IN, original, changes };
}
