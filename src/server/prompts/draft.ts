import type { Prompt } from '#contract/prompt';
import type { Brain, DraftRequest } from '#coach/brief';
import type { Understanding } from '#coach/understanding';
import { createFence } from './fence.ts';
import { listRules, messageRules, sealRules } from './ground-rules.ts';
import { emailSchema, messageSchema } from './draft-shape.ts';
import { ownText, tellBrain } from './brain-facts.ts';
import { voiceRules } from './voice-rules.ts';
import type { Fence } from './fence.ts';
import type { Seals } from './ground-rules.ts';

const MAX_TOKENS = 2_000;
export type Window = { unit: 'words' | 'characters'; min: number; max: number };
export type DraftMaterial = { request: DraftRequest; brain: Brain; window: Window; understanding?: Understanding; seals: Seals };

const channels = {
  email: 'an e-mail',
  linkedin: 'a LinkedIn message',
  sms: 'a text message',
  voicemail: 'a voicemail, to be spoken: words only, no symbols, no list, easy to say in one breath a sentence',
} as const;

const goals = {
  persuasive: 'more persuasive: the reason for the reader first, concrete words, one easy next step',
  clear: 'clearer: one thought a sentence, the point first, plain words',
  concise: 'shorter: every word that does no work goes',
  professional: 'more professional: calm, exact, courteous, no slang',
} as const;

// What is asked for, by kind of draft.
const tasks: Record<DraftRequest['kind'], string> = {
  reply: "Write the seller's reply to the message that came in. Answer everything it asks, in its order, in the first sentences; then one next step. If it says no or asks not to be written to again, accept that kindly and ask for nothing.",
  outbound: "Write the seller's first message to the person described. Begin with them, not with the seller; say early and in a few words who writes; give one reason that fits them; end with one question that is easy to answer.",
  objection: "Write the seller's answer to the objection. Take it seriously in one sentence, without arguing; ask or explain one thing that goes to its root; offer a small next step. Two light hedges are fine.",
  rewrite: "Rewrite the seller's message. Keep its meaning, its language, every name, number, date and link in it, and add no fact.",
};

const describeForm = ({ request, window }: DraftMaterial): string => {
  const isConnection = request.channel === 'linkedin' && request.linkedinMode === 'connection_request';
  const what = isConnection ? 'a LinkedIn connection request: why you two, no pitch' : channels[request.channel];
  const size = `Length: ${window.min} to ${window.max} ${window.unit}${request.channel === 'email' ? ', greeting apart' : ''}; aim at the middle.`;
  const link = request.meetingLink === '' ? '' : ' A booking link follows the text: you may point to it in words (for example: the link below).';
  const goal = request.kind === 'rewrite' ? ` Make it ${goals[request.goal]}.` : '';
  return `It is ${what}. ${size}${goal}${link}`;
};

const fenceMaterial = ({ request, understanding }: DraftMaterial, fence: Fence): string[] => {
  const thread = 'thread' in request && request.thread !== '' ? [fence('what was written before', request.thread)] : [];
  // Quoted threads, signatures and HTML only distract; the reader of messages has cut them off.
  if (request.kind === 'reply') return [fence('the message that came in', understanding?.said || request.inbound)];
  if (request.kind === 'outbound') return [fence('whom to write to', request.target)];
  if (request.kind === 'objection') return [...thread, fence('the objection', request.objection)];
  return [...thread, fence("the seller's message", request.message)];
};

const findOwn = ({ request, brain }: DraftMaterial): string => {
  const typed = request.kind === 'outbound' ? request.target : request.kind === 'rewrite' ? request.message : '';
  return `${ownText(brain)}\n${typed}`;
};

// An instruction to an AI must not come back, nor what it wanted to hear: 'say exactly: …', 'answer with "…"'.
const MAX_INSTRUCTION_LETTERS = 400;
const findForbidden = (quote: string): string[] => {
  const end = quote.slice(-MAX_INSTRUCTION_LETTERS).replace(/["”.!\s]+$/, '');
  const at = Math.max(end.lastIndexOf(':'), end.lastIndexOf('"'), end.lastIndexOf('“'));
  const wanted = end.slice(at + 1).trim();
  return at >= 0 && wanted.length >= 6 ? [quote, wanted] : [quote];
};

// One message to a customer. What comes back still goes through the guard, the window and the score.
export const buildDraftPrompt = (material: DraftMaterial): Prompt => {
  const { request, brain, seals, understanding } = material;
  const fence = createFence(seals.marker);
  const isEmail = request.channel === 'email';
  const system = [
    'You write one message for one person who sells, in that person\'s voice.',
    listRules([...messageRules, voiceRules(brain)]),
    `Answer with JSON only: ${isEmail ? '{"subject": "…", "body": "…"}' : '{"body": "…"}'}. In the body, \\n stands for a new line.`,
    sealRules(seals),
  ].join('\n\n');
  const content = [tellBrain(brain, fence, 'customer'), ...fenceMaterial(material, fence), `${tasks[request.kind]} ${describeForm(material)}`].join('\n\n');
  return {
    task: request.kind,
    system,
    turns: [{ role: 'user', content }],
    schema: isEmail ? emailSchema : messageSchema,
    maxTokens: MAX_TOKENS,
    never: [seals.canary, seals.marker, ...(understanding?.instructions ?? []).flatMap((span) => findForbidden(span.quote))],
    own: findOwn(material),
  };
};
