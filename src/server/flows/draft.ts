import { randomBytes } from 'node:crypto';
import type { DraftContext, DraftRequest } from '#coach/brief';
import { composeDraft } from '#coach/compose/compose';
import { rewriteMessage } from '#coach/rewrite/rewrite';
import { scoreMessage } from '#coach/score/score';
import { understand } from '#coach/understand/understand';
import type { Account } from '#server/adapters/ai/account';
import { generateChecked, type Stage } from '#server/adapters/ai/generate-checked';
import { buildDraftPrompt } from '#server/prompts/draft';
import { readDraft } from '#server/prompts/draft-shape';
import { buildRepair } from '#server/prompts/repair';
import { brainOf, type Author } from './author.ts';
import { scoreFormOf, type DraftCase, type Written } from './draft-case.ts';
import { checkAnswer, fitAnswer } from './draft-check.ts';
import { finishAnswer, findEnds, windowForModel } from './draft-finish.ts';

export const BUILT_IN = 'built-in';
type Desk = { models: Account; now: () => Date };
type Order = { seed: number; signal?: AbortSignal; onStage?: (stage: Stage) => void };

function writeBuiltIn(request: DraftRequest, context: DraftContext): Written {
  if (request.kind !== 'rewrite') {
    const draft = composeDraft(request, context);
    return { draft, score: scoreMessage(draft.body, scoreFormOf(request, context, draft.subject)), engine: BUILT_IN };
  }
  const { original, score, changes, recomposed: _, ...draft } = rewriteMessage(request, context, composeDraft);
  return { draft, score, engine: BUILT_IN, original, changes };
}

const readText = (request: DraftRequest) => {
  if (request.kind === 'reply') return request.inbound;
  if (request.kind === 'objection') return request.objection;
  return request.kind === 'outbound' ? request.target : request.message;
};

function openCase(request: DraftRequest, context: DraftContext, own: Written): DraftCase {
  const understanding = understand(readText(request), context.now);
  const thread = 'thread' in request && request.thread.trim() !== '' ? understand(request.thread, context.now).instructions : [];
  return { request, context, own, understanding: { ...understanding, instructions: [...understanding.instructions, ...thread] }, ends: findEnds(request, context, own.draft) };
}

// Where a wrong word does harm, no model is asked: somebody wants to be left alone, or is in despair.
const isDelicate = ({ understanding }: DraftCase) => understanding.crisis || understanding.intents[0]?.intent === 'unsubscribe';

// Facts first; then the models, each answer held to every rule; at the end of the chain the built-in coach, which always answers.
export async function writeDraft({ models, now }: Desk, author: Author, { request, order }: { request: DraftRequest; order: Order }): Promise<Written> {
  const context = { brain: brainOf(author), now: now(), seed: order.seed };
  const own = writeBuiltIn(request, context);
  if (models.chain.links.length === 0) return own;
  const job = openCase(request, context, own);
  if (isDelicate(job)) return own;
  const seals = { marker: randomBytes(8).toString('hex'), canary: randomBytes(8).toString('hex') };
  const checked = await generateChecked(models, { user: author.id, ...(order.signal && { signal: order.signal }) }, {
    prompt: buildDraftPrompt({ request, brain: context.brain, window: windowForModel(job), understanding: job.understanding, seals }),
    read: readDraft,
    check: (answer) => checkAnswer(job, answer),
    repair: buildRepair,
    fit: (answer) => fitAnswer(job, answer),
    ...(order.onStage && { onStage: order.onStage }),
  });
  return checked ? { ...finishAnswer(job, checked.value), engine: checked.engine } : own;
}

// Reads libraries and models of language, a step at a time, so that requests get through between them.
export function warmCoach(now: Date) {
  const context = { brain: { firstName: 'Ann', offeringDetails: 'We sell ovens' }, now, seed: 0 };
  const form = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm', meetingLink: '', signature: '' } as const;
  const text = 'Hi Ann, how much is it, and could we talk on Friday? Best, Sam';
  const steps = [
    () => understand(text, now),
    () => writeBuiltIn({ kind: 'reply', inbound: text, ...form }, context),
    () => writeBuiltIn({ kind: 'outbound', target: 'Sam Ortiz at Harbour Bakery', ...form }, context),
    () => writeBuiltIn({ kind: 'rewrite', message: text, goal: 'clear', thread: '', ...form }, context),
  ];
  const next = () => {
    steps.shift()?.();
    if (steps.length > 0) setImmediate(next);
  };
  next();
}
