import type { CallPlan, prepareCall } from '#contract/assistant';
import type { Output } from '#contract/endpoint';
import { fail } from '#contract/errors';
import { findMissing } from '#domain/draft-needs';
import { nameCall, prepareCall as prepare } from '#coach/extras/call-prep';
import { writeProposal } from '#coach/extras/proposal';
import { scoreMessage } from '#coach/score/score';
import { brainOf } from '#server/flows/author';
import { BUILT_IN } from '#server/flows/built-in';
import { orderDraft } from '#server/flows/draft-order';
import { describeDraft, toProduct } from '#server/flows/draft-output';
import type { SignedIn } from '#server/db/session';
import { watchDeparture } from '#server/http/departure';
import type { Context, Handlers } from '#server/http/handler';

type Asked = Context & { user: SignedIn; input: { brief: string; version?: number; group?: string | undefined } };

// Two assistants that stay off unless a setting turns them on.
export const extraHandlers = {
  async draftProposal(context) {
    const order = openOrder(context);
    const brain = brainOf(context.user);
    const stored = await orderDraft(context, context.user, {
      ...order,
      kind: 'proposal',
      channel: 'email',
      async write() {
        const draft = writeProposal(context.input.brief, brain);
        const score = scoreMessage(draft.body, { channel: 'email', emailLength: 'long', linkedinMode: 'dm', stage: 'proposal', brain, ...(draft.subject !== undefined && { subject: draft.subject }) });
        return toProduct({ draft, score, engine: BUILT_IN });
      },
    });
    return describeDraft(stored);
  },

  async prepareCall(context): Promise<Output<typeof prepareCall>> {
    const stored = await orderDraft(context, context.user, {
      ...openOrder(context),
      kind: 'call_prep',
      channel: 'call',
      async write() {
        const plan = prepare(context.input.brief, brainOf(context.user));
        const subject = nameCall(context.input.brief);
        return { ...(subject && { subject }), body: Object.values(plan).flat().join('\n'), score: null, engine: BUILT_IN, details: { plan } };
      },
    });
    return { ...(stored.details.plan as CallPlan), engine: stored.engine };
  },
} satisfies Handlers;

function openOrder({ input, user, settings, replayKey, wire }: Asked) {
  if (!settings.ASSISTANT_EXTRAS) throw fail('not_found');
  const missingFields = findMissing(user.brain, input.brief);
  if (missingFields.length > 0) throw fail('missing_fields', { missingFields });
  return { request: { brief: input.brief }, version: input.version ?? 0, group: input.group, replayKey, signal: watchDeparture(wire.reply), isQuick: true };
}
