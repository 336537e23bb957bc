import type { draftOutbound } from '#contract/assistant';
import type { Input } from '#contract/endpoint';
import { fail } from '#contract/errors';
import { findMissing } from '#domain/draft-needs';
import type { DraftRequest } from '#coach/brief';
import { writeDraft } from '#server/flows/draft';
import { orderDraft } from '#server/flows/draft-order';
import { describeDraft, describeRewrite, toProduct } from '#server/flows/draft-output';
import { rewritePart } from '#server/flows/rewrite-part';
import type { SignedIn } from '#server/db/session';
import { watchDeparture } from '#server/http/departure';
import type { Context, Handlers } from '#server/http/handler';
import { checkDocument } from './assistant-document.ts';

// An answer to an objection is short, and fits every channel.
const spoken = { channel: 'email', emailLength: 'short', linkedinMode: 'dm', meetingLink: '', signature: '' } as const;

export const assistantHandlers = {
  async draftReply(context) {
    const { inboundMessage: inbound, meeting_link: meetingLink, ...form } = context.input;
    return describeDraft(await generate(context, { kind: 'reply', inbound, meetingLink, ...formOf(form) }));
  },

  async draftOutbound(context) {
    const { targetBrief: target, ...form } = context.input;
    checkOffer(context.user, target);
    return describeDraft(await generate(context, { kind: 'outbound', target, ...formOf(form), meetingLink: '', signature: '' }));
  },

  async answerObjection(context) {
    const { objectionText: objection, threadContext: thread } = context.input;
    return describeDraft(await generate(context, { kind: 'objection', objection, thread, ...spoken }));
  },

  async rewriteMessage(context) {
    const { message_text: message, thread_context: thread, meeting_link: meetingLink, goal, document_url, ...form } = context.input;
    checkDocument({ message, document: document_url });
    return describeRewrite(await generate(context, { kind: 'rewrite', message, thread, goal, meetingLink, ...formOf(form) }, form));
  },
} satisfies Handlers;

type Form = Pick<Input<typeof draftOutbound>, 'channel' | 'emailLength' | 'linkedinMode'> & { signature?: string };
const formOf = ({ channel, emailLength, linkedinMode, signature = '' }: Form) => ({ channel, emailLength, linkedinMode, signature });

type Asked = Context & { user: SignedIn; input: { version: number; group?: string | undefined } };
type Part = Parameters<typeof rewritePart>[1]['part'];

function generate({ input, user, db, now, models, threads, replayKey, wire }: Asked, request: DraftRequest, part: Part = {}) {
  const signal = watchDeparture(wire.reply);
  const order = { seed: input.version, signal };
  return orderDraft({ db, now }, user, {
    kind: request.kind,
    channel: request.channel,
    request: asText(input),
    version: input.version,
    group: input.group,
    replayKey,
    signal,
    isQuick: models.chain.links.length === 0,
    async write() {
      const changed = request.kind === 'rewrite' ? rewritePart(user, { request, part, order: { seed: input.version, now: now() } }) : null;
      return toProduct(changed ?? (await writeDraft({ models, threads, now }, user, { request, order })));
    },
  });
}

// The form as it was sent, for the history; version and group stand beside it.
const besides = new Set(['version', 'group']);
const asText = (input: Asked['input']) =>
  Object.fromEntries(Object.entries(input).flatMap(([name, value]) => (besides.has(name) || value === undefined || value === '' ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]])));

function checkOffer({ brain }: SignedIn, brief: string) {
  const missingFields = findMissing(brain, brief);
  if (missingFields.length > 0) throw fail('missing_fields', { missingFields });
}
