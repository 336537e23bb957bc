import { randomBytes } from 'node:crypto';
import type { DraftContext, DraftRequest } from '#coach/brief';
import { understand } from '#coach/understand/understand';
import type { Account } from '#server/adapters/ai/account';
import { generateChecked, type Stage } from '#server/adapters/ai/generate-checked';
import type { ThreadPool } from '#server/adapters/thread-pool';
import { buildDraftPrompt } from '#server/prompts/draft';
import { readDraft } from '#server/prompts/draft-shape';
import { buildRepair } from '#server/prompts/repair';
import { brainOf, type Author } from './author.ts';
import { writeBuiltIn } from './coach-threads.ts';
import type { DraftCase, Written } from './draft-case.ts';
import { checkAnswer, fitAnswer } from './draft-check.ts';
import { finishAnswer, findEnds, windowForModel } from './draft-finish.ts';
import { mendVoice } from './draft-voice.ts';

type Desk = { models: Account; threads: ThreadPool; now: () => Date };
type Order = { seed: number; signal?: AbortSignal; onStage?: (stage: Stage) => void };

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
export async function writeDraft({ models, threads, now }: Desk, author: Author, { request, order }: { request: DraftRequest; order: Order }): Promise<Written> {
  const context = { brain: brainOf(author), now: now(), seed: order.seed };
  const own = await writeBuiltIn(threads, { request, context });
  if (models.chain.links.length === 0) return own;
  const job = openCase(request, context, own);
  if (isDelicate(job)) return own;
  const seals = { marker: randomBytes(8).toString('hex'), canary: randomBytes(8).toString('hex') };
  const checked = await generateChecked(models, { user: author.id, ...(order.signal && { signal: order.signal }) }, {
    prompt: buildDraftPrompt({ request, brain: context.brain, window: windowForModel(job), understanding: job.understanding, seals }),
    read(value) {
      const answer = readDraft(value);
      return answer && mendVoice(job, answer);
    },
    check: (answer) => checkAnswer(job, answer),
    repair: buildRepair,
    fit: (answer) => fitAnswer(job, answer),
    ...(order.onStage && { onStage: order.onStage }),
  });
  return checked ? { ...finishAnswer(job, checked.value), engine: checked.engine } : own;
}
