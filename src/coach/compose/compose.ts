import type { Brain, Draft, DraftContext, DraftRequest, Form } from '#coach/brief';
import type { Understanding } from '#coach/understanding';
import { guardText } from '#coach/guard/guard';
import { describeFound } from '#coach/understand/found';
import { understand } from '#coach/understand/understand';
import { finishDraft, type Whole } from './finish.ts';
import type { Job, Plan } from './plan.ts';
import { planObjection } from './plan-objection.ts';
import { planOutbound } from './plan-outbound.ts';
import { kindOf, planReply } from './plan-reply.ts';
import { readTarget } from './target.ts';
import { aboutBanned, noticesOf } from './notices.ts';

const formOf = ({ channel, emailLength, linkedinMode, meetingLink, signature }: Form): Form => ({ channel, emailLength, linkedinMode, meetingLink: meetingLink.trim(), signature });
const inputsOf = (request: DraftRequest, brain: Brain): string[] => {
  const { voice, ...facts } = brain;
  return [...Object.values(facts).filter((value) => typeof value === 'string'), voice?.greeting ?? '', voice?.signOff ?? '', ...Object.values(request).filter((value) => typeof value === 'string')];
};

type Reading = { understanding: Understanding; plansFor(brain: Brain): Iterable<Plan> };
const readReply = (inbound: string, job: Job, now: Date): Reading => {
  const understanding = understand(inbound, now);
  const kind = kindOf(understanding);
  return {
    understanding,
    *plansFor(brain) {
      for (const mostKnown of [4, 2, 1, 0]) yield planReply({ kind, understanding, inbound, brain, mostKnown }, job);
    },
  };
};
const readObjection = ({ objection, thread }: { objection: string; thread: string }, job: Job, now: Date): Reading => {
  const understanding = understand(objection, now);
  const name = understanding.sender ?? (thread.trim() === '' ? null : understand(thread, now).sender);
  return {
    understanding,
    *plansFor(brain) {
      yield planObjection({ understanding, said: objection, brain, name }, job);
    },
  };
};
const readBrief = (brief: string, job: Job, now: Date): Reading => {
  const target = readTarget(brief);
  return {
    understanding: understand(brief, now),
    *plansFor(brain) {
      for (const level of [0, 1, 2, 3]) yield planOutbound({ brief, target, brain, level }, job);
    },
  };
};
const read = (request: DraftRequest, job: Job, now: Date): Reading => {
  if (request.kind === 'reply') return readReply(request.inbound, job, now);
  if (request.kind === 'objection') return readObjection(request, job, now);
  if (request.kind === 'outbound') return readBrief(request.target, job, now);
  return request.thread.trim() === '' ? readBrief(request.message, job, now) : readReply(request.thread, job, now);
};

function* withoutQuotes(plans: Iterable<Plan>): Iterable<Plan> {
  for (const plan of plans) yield { ...plan, blanks: { ...plan.blanks, quote: [] } };
}

// Ever less of the Sales Brain. How somebody sounds stays to the end.
const barer = (brain: Brain): [Brain, Brain, Brain] => {
  const { firstName, businessName, voice, tone } = brain;
  const { greeting: _greeting, signOff: _signOff, ...manner } = voice ?? {};
  const kept = { ...(firstName ? { firstName } : {}), ...(businessName ? { businessName } : {}), ...(voice ? { voice } : {}), ...(tone ? { tone } : {}) };
  return [brain, kept, voice ? { voice: manner } : {}];
};

// The whole way: read, plan, choose, check. A text that the guard refuses is written again without the Sales Brain's own words and without quotes.
export const composeWhole = (request: DraftRequest, context: DraftContext): Whole => {
  const form = formOf(request);
  const job: Job = { form, context };
  const reading = read(request, job, context.now);
  const instructions = reading.understanding.instructions.map(({ quote }) => quote);
  const sources = { inputs: inputsOf(request, context.brain), meetingLink: form.meetingLink, signature: form.signature, instructions };
  const tries = barer(context.brain);
  for (const [at, brain] of tries.entries()) {
    const draft = finishDraft(at === 0 ? reading.plansFor(brain) : withoutQuotes(reading.plansFor(brain)), { form, context: { ...context, brain } });
    const faults = guardText(`${draft.subject ?? ''}\n${draft.body}`, sources);
    if (faults.length > 0 && at < tries.length - 1) continue;
    const found = request.kind === 'reply' || request.kind === 'objection' ? describeFound(reading.understanding) : '';
    return { ...draft, ...(found && { found }), notices: [...draft.notices, ...noticesOf(request, reading.understanding, draft), ...aboutBanned(draft, { form, brain })] };
  }
  throw new Error('unreachable: the last try is always returned');
};

export const composeDraft = (request: DraftRequest, context: DraftContext): Draft => {
  const { fragments: _fragments, ...draft } = composeWhole(request, context);
  return draft;
};
