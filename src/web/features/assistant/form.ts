import type { answerObjection, Channel, draftOutbound, draftProposal, draftReply, EmailLength, LinkedinMode, rewriteMessage, RewriteGoal } from '#contract/assistant';
import type { Sent } from '#contract/endpoint';
import type { DraftKind } from '#contract/activity';

export const kinds = ['reply', 'outbound', 'objection', 'rewrite'] as const;
// One more that gives a draft, and one that gives a plan; both are off unless a setting turns them on.
export type Kind = (typeof kinds)[number] | 'proposal';
export type Tab = Kind | 'call-prep';
// The fields of all tabs; what two tabs share is typed once.
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
export const mainFields: Record<Kind, MainField> = { reply: 'inbound', outbound: 'target', objection: 'objection', rewrite: 'message', proposal: 'target' };

export const isReady = (kind: Kind, form: Form) => form[mainFields[kind]].trim() !== '' || (kind === 'rewrite' && form.document !== '');

// A voicemail is only for a first message; elsewhere the form falls back to e-mail.
export const channelOf = (kind: Kind, { channel }: Form): Channel => (kind !== 'outbound' && channel === 'voicemail' ? 'email' : channel);

export function readTab(tab: unknown, hasExtras: boolean): Tab {
  if (hasExtras && tab === 'proposal') return tab;
  if (hasExtras && (tab === 'call-prep' || tab === 'callprep')) return 'call-prep';
  return kinds.find((kind) => kind === tab) ?? 'reply';
}
export const readChannel = (channel: unknown): Channel | null => (channel === 'linkedin' || channel === 'voicemail' || channel === 'email' || channel === 'sms' ? channel : null);

type Inputs = { reply: Sent<typeof draftReply>; outbound: Sent<typeof draftOutbound>; objection: Sent<typeof answerObjection>; rewrite: Sent<typeof rewriteMessage>; proposal: Sent<typeof draftProposal> };

export function toInput<K extends Kind>(kind: K, form: Form): Inputs[K] {
  const { emailLength, linkedinMode, signature, meetingLink: meeting_link } = form;
  const channel = channelOf(kind, form) as 'email';
  const shape = { channel, emailLength, linkedinMode };
  const inputs: Inputs = {
    reply: { inboundMessage: form.inbound, ...shape, meeting_link, signature },
    outbound: { ...shape, targetBrief: form.target },
    objection: { objectionText: form.objection, threadContext: form.objectionThread },
    rewrite: { message_text: form.message, ...shape, goal: form.goal, thread_context: form.rewriteThread, meeting_link, signature, document_url: form.document },
    proposal: { brief: form.target },
  };
  return inputs[kind];
}

// The form that a stored request was sent from. What was left blank isn't stored.
export function toForm(kind: Kind, request: Record<string, string>): Partial<Form> {
  const { channel, emailLength, linkedinMode, goal, meeting_link: meetingLink = '', signature = '' } = request;
  const shape = { ...(channel && { channel: channel as Channel }), ...(emailLength && { emailLength: emailLength as EmailLength }), ...(linkedinMode && { linkedinMode: linkedinMode as LinkedinMode }) };
  if (kind === 'reply') return { inbound: request.inboundMessage ?? '', ...shape, meetingLink, signature };
  if (kind === 'outbound' || kind === 'proposal') return { target: request.targetBrief ?? request.brief ?? '', ...shape };
  if (kind === 'objection') return { objection: request.objectionText ?? '', objectionThread: request.threadContext ?? '' };
  return { message: request.message_text ?? '', rewriteThread: request.thread_context ?? '', document: request.document_url ?? '', goal: (goal as RewriteGoal | undefined) ?? 'clear', ...shape, meetingLink, signature };
}

// Where a stored draft is opened. A proposal was asked for with a brief, as a first message is; a plan has no other place.
export function tabOf(kind: DraftKind, hasExtras: boolean): Tab | null {
  if (kind === 'proposal') return hasExtras ? kind : 'outbound';
  return kind !== 'call_prep' ? kind : hasExtras ? 'call-prep' : null;
}

// What the coach hands over, by the names of the calls.
export function readHandoff({ inboundMessage, targetBrief, objectionText, message_text, channel }: Record<string, string>): Partial<Form> {
  const given = { inbound: inboundMessage, target: targetBrief, objection: objectionText, message: message_text, channel: readChannel(channel) ?? undefined };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

// Written text that a handoff takes the place of, or null.
export function oustedBy(given: Partial<Form>, form: Form, tab: Tab) {
  const texts = Object.values(mainFields).filter((name) => given[name] !== undefined && form[name].trim() !== '' && form[name] !== given[name]);
  return texts.length > 0 ? { tab, form: Object.fromEntries(texts.map((name) => [name, form[name]])) as Partial<Form> } : null;
}
