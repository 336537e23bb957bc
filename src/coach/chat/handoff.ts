import type { Channel } from '#contract/assistant';
import { isOrder, readMatter, type Turn } from './matter.ts';

export type Handoff = { tab: 'reply' | 'outbound' | 'objection' | 'rewrite'; fields: Record<string, string> };

const POLITE = String.raw`^(?:(?:hi|hey|hello|ok|okay|so|please|pls|kindly|now)[ ,!.]+)*(?:(?:can|could|would|will) (?:you|u) (?:please |pls )?|(?:please )?help me (?:to )?|i need (?:you to )?(?:help )?|i(?:'d| would) like you to |i want (?:you )?to |let's )?`;
const WRITE = new RegExp(`${POLITE}(?:write|draft|compose|create|generate|prepare|craft|do|make)(?: me| us| up| out)* (?:a |an |the |my |some )?(?:[a-z-]+ ){0,3}?(e-?mail|mail|message|reply|response|answer|note|dm|inmail|connection request|text|sms|voicemail|script|letter|follow[- ]?up|outreach)\\b`, 'i');
const REPLY_TO = new RegExp(`${POLITE}(?:reply|respond|answer|write back) (?:to )?(?:this|that|the following|him|her|them|it|the (?:e-?mail|message|text))\\b`, 'i');
const REWRITE = new RegExp(`${POLITE}(?:rewrite|rephrase|reword|improve|polish|fix|edit|score|rate|check|correct|shorten|review|make (?:this|it|my (?:e-?mail|message|text)) (?:shorter|better|clearer|friendlier|more [a-z]+))\\b`, 'i');
const OBJECTION = new RegExp(`${POLITE}(?:answer|handle|reply to|respond to|deal with) (?:this|the following) objection\\b`, 'i');
// 'Put that in a text to Sam': what was talked about is to be written down.
const THAT = new RegExp(`${POLITE}(?:please )?(?:(?:write|draft|put|turn|make|send|compose|word|phrase|type|do)(?: me)? (?:that|this|it)(?: up| down| out)?(?: (?:as|in|into|like|for))? (?:an? |the |my )?(?:(?:short|quick|brief|nice|polite|friendly|little|proper|cold|linkedin|whatsapp|text|follow[- ]?up) ){0,2}(e-?mail|mail|message|reply|response|answer|note|dm|inmail|text|sms|letter|voicemail|script)|(e-?mail|text) (?:that|this|it)|(?:send|write) (?:that|this|it)(?= to \\w))\\b`, 'i');
const SAID_BY_THEM = /\b(?:says?|said|wrote|writes|asks?|asked|tells?|told me|reckons?|thinks?|claims?|wants?|objects?|insists?)\b/i;
const QUOTED = /["\u201c]([^"\u201d]{6,})["\u201d]/;
const ABOUT_REPLY = /\b(?:reply|response|answer|respond)\b/i;
const MIN_PASTED_CHARACTERS = 12;
const MAX_ORDER_CHARACTERS = 160;

const readChannel = (order: string): Channel =>
  /linked ?in|inmail|connection request|\bdms?\b/i.test(order) ? 'linkedin' : /\bsms\b|\btext\b|whatsapp/i.test(order) ? 'sms' : /voice ?mail/i.test(order) ? 'voicemail' : 'email';

// What was pasted after the order: behind a colon or a line break, or between quotation marks.
function splitPasted(message: string): { order: string; pasted: string } {
  const head = message.slice(0, MAX_ORDER_CHARACTERS);
  const at = [head.indexOf(':'), head.indexOf('\n')].filter((found) => found > 0).toSorted((a, b) => a - b)[0];
  if (at !== undefined) return { order: message.slice(0, at), pasted: message.slice(at + 1).trim().replace(/^["'\u201c]+|["'\u201d]+$/g, '') };
  const open = head.search(/["\u201c]/);
  const close = message.slice(open + 1).search(/["\u201d](?:[\s.!?]*)$/);
  if (open > 0 && close > 0) return { order: message.slice(0, open), pasted: message.slice(open + 1, open + 1 + close).trim() };
  return { order: message, pasted: '' };
}
const looksLikeMail = (text: string) =>
  text.length > 120 && /^(?:hi|hello|dear|hey|good (?:morning|afternoon|evening))\b[^\n]{0,60}[\n,]/i.test(text) && /\n\s*(?:(?:best|kind|warm|many)? ?(?:regards|wishes|thanks)|thanks|thank you|cheers|sincerely|best)[,. !\n]/i.test(text);

const tidy = (text: string) => text.replace(/[ ,]+(?:and|but) (?:please )?(?:make|keep) it\b.*$/i, '').replace(/\b(?:please|pls|for me|thanks|thank you|then|now|instead)\b[ ,]*(?=[ ?.!]*$)/i, '').replace(/[ ?!.,]+$/, '').trim();
const readRecipient = (rest: string) => tidy(rest.replace(/^[ ,:.-]+/, '').replace(/^(?:to|for) /i, ''));

// The talk before is what's to be written: to whom, about what.
function readTalkHandoff(text: string, history: Turn[]): Handoff | null {
  const found = isOrder(text) ? THAT.exec(text.slice(0, MAX_ORDER_CHARACTERS)) : null;
  const matter = found ? readMatter(history) : '';
  if (!found || matter === '') return null;
  const channel = readChannel(found[0]);
  const to = readRecipient(text.slice(found[0].length));
  const theirs = QUOTED.exec(matter)?.[1] ?? (SAID_BY_THEM.test(matter) ? matter : '');
  if (ABOUT_REPLY.test(found[0]) && theirs !== '') return { tab: 'reply', fields: { inboundMessage: theirs, channel: channel === 'voicemail' ? 'email' : channel } };
  return { tab: 'outbound', fields: { channel, targetBrief: to === '' ? matter : `${to}, about: ${matter}` } };
}

// A request to write something belongs to the assistant, with its fields filled.
export function readHandoff(message: string, history: Turn[] = []): Handoff | null {
  const text = message.trim();
  const { order, pasted } = splitPasted(text);
  const has = pasted.length >= MIN_PASTED_CHARACTERS;
  const channel = readChannel(order.slice(0, MAX_ORDER_CHARACTERS));
  const replyChannel = channel === 'voicemail' ? 'email' : channel;
  const head = order.slice(0, MAX_ORDER_CHARACTERS);
  const fromTalk = has ? null : readTalkHandoff(text, history);
  if (fromTalk) return fromTalk;
  if (OBJECTION.test(head) && has) return { tab: 'objection', fields: { objectionText: pasted } };
  if (REPLY_TO.test(head) && has) return { tab: 'reply', fields: { inboundMessage: pasted, channel: replyChannel } };
  if (REWRITE.test(head) && has) return { tab: 'rewrite', fields: { message_text: pasted, channel: replyChannel } };
  const written = WRITE.exec(head);
  if (written) {
    if (ABOUT_REPLY.test(written[0]) || / (?:reply|respond|answer) to\b/i.test(head)) return has ? { tab: 'reply', fields: { inboundMessage: pasted, channel: replyChannel } } : null;
    const brief = has ? `${head.slice(written[0].length).trim()} ${pasted}`.trim() : readRecipient(text.slice(written[0].length));
    return { tab: 'outbound', fields: brief === '' ? { channel } : { channel, targetBrief: brief } };
  }
  return looksLikeMail(text) ? { tab: 'reply', fields: { inboundMessage: text, channel: 'email' } } : null;
}
