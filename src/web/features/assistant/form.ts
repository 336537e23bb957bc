import type { answerObjection, Channel, draftOutbound, draftReply, EmailLength, LinkedinMode, rewriteMessage, RewriteGoal } from '#contract/assistant';
import type { Sent } from '#contract/endpoint';

export const kinds = ['reply', 'outbound', 'objection', 'rewrite'] as const;
export type Kind = (typeof kinds)[number];
// The fields of all four tabs; what two tabs share is typed once.
export type Form = {
  inbound: string;
  target: string;
  objection: string;
  objectionThread: string;
  message: string;
  document: string;
  rewriteThread: string;
  channel: Channel;
  emailLength: EmailLength;
  linkedinMode: LinkedinMode;
  goal: RewriteGoal;
  meetingLink: string;
  signature: string;
};
export const blankForm: Form = {
  inbound: '',
  target: '',
  objection: '',
  objectionThread: '',
  message: '',
  document: '',
  rewriteThread: '',
  channel: 'email',
  emailLength: 'medium',
  linkedinMode: 'dm',
  goal: 'clear',
  meetingLink: '',
  signature: '',
};
export type MainField = 'inbound' | 'target' | 'objection' | 'message';
export const mainFields: Record<Kind, MainField> = { reply: 'inbound', outbound: 'target', objection: 'objection', rewrite: 'message' };

export const isReady = (kind: Kind, form: Form) => form[mainFields[kind]].trim() !== '' || (kind === 'rewrite' && form.document !== '');

// A voicemail is only for a first message; elsewhere the form falls back to e-mail.
export const channelOf = (kind: Kind, { channel }: Form): Channel => (kind !== 'outbound' && channel === 'voicemail' ? 'email' : channel);

export const readKind = (tab: unknown): Kind => kinds.find((kind) => kind === tab) ?? 'reply';
export const readChannel = (channel: unknown): Channel | null => (channel === 'linkedin' || channel === 'voicemail' || channel === 'email' || channel === 'sms' ? channel : null);

type Inputs = { reply: Sent<typeof draftReply>; outbound: Sent<typeof draftOutbound>; objection: Sent<typeof answerObjection>; rewrite: Sent<typeof rewriteMessage> };

export function toInput<K extends Kind>(kind: K, form: Form): Inputs[K] {
  const { emailLength, linkedinMode, signature, meetingLink: meeting_link } = form;
  const channel = channelOf(kind, form) as 'email';
  const shape = { channel, emailLength, linkedinMode };
  const inputs: Inputs = {
    reply: { inboundMessage: form.inbound, ...shape, meeting_link, signature },
    outbound: { ...shape, targetBrief: form.target },
    objection: { objectionText: form.objection, threadContext: form.objectionThread },
    rewrite: { message_text: form.message, ...shape, goal: form.goal, thread_context: form.rewriteThread, meeting_link, signature, document_url: form.document },
  };
  return inputs[kind];
}
