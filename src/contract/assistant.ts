import * as z from 'zod/mini';
import { post } from './endpoint.ts';

export const channels = ['email', 'linkedin', 'sms', 'voicemail'] as const;
export const replyChannels = ['email', 'linkedin', 'sms'] as const;
export const emailLengths = ['short', 'medium', 'long'] as const;
export const linkedinModes = ['connection_request', 'dm'] as const;
export const rewriteGoals = ['persuasive', 'clear', 'concise', 'professional'] as const;
export const rewriteChips = ['shorter', 'longer', 'friendlier', 'formal', 'simpler'] as const;
export type Channel = (typeof channels)[number];
export type EmailLength = (typeof emailLengths)[number];
export type LinkedinMode = (typeof linkedinModes)[number];
export type RewriteGoal = (typeof rewriteGoals)[number];
export type RewriteChip = (typeof rewriteChips)[number];

export const MAX_TEXT_CHARACTERS = 20_000;
export const MAX_SIGNATURE_CHARACTERS = 500;
const text = z.string().check(z.trim(), z.minLength(1, 'Write or paste the message first.'), z.maxLength(MAX_TEXT_CHARACTERS, 'That is longer than 20,000 characters.'));
const optionalText = z._default(z.string().check(z.trim(), z.maxLength(MAX_TEXT_CHARACTERS, 'That is longer than 20,000 characters.')), '');
const link = z._default(z.string().check(z.trim(), z.maxLength(500, 'That link is too long.')), '');
const signature = z._default(z.string().check(z.maxLength(MAX_SIGNATURE_CHARACTERS, 'That signature is too long.')), '');
const form = {
  emailLength: z._default(z.enum(emailLengths), 'medium'),
  linkedinMode: z._default(z.enum(linkedinModes), 'dm'),
};

export const dimensions = ['clarity', 'tone', 'persuasiveness', 'cta'] as const;
export type Dimension = (typeof dimensions)[number];
const scores = z.object({ clarity: z.number(), tone: z.number(), persuasiveness: z.number(), cta: z.number(), overall: z.number() });
const gap = z.object({ fact: z.string(), field: z.nullable(z.string()), question: z.string() });
const finding = z.object({
  rule: z.string(),
  dimension: z.enum(dimensions),
  start: z.int(),
  end: z.int(),
  delta: z.number(),
  message: z.string(),
  fix: z.nullable(z.string()),
  source: z.string(),
});
// Sent with a form that was sent before: 'Another version'. The group is that of the first draft.
const another = {
  version: z._default(z.int().check(z.gte(0), z.lte(99, 'That is enough versions of one draft.')), 0),
  group: z.optional(z.uuid()),
};
export const draftOutput = z.object({
  id: z.string(),
  group: z.string(),
  version: z.int(),
  channel: z.enum(channels),
  subject: z.optional(z.string()),
  body: z.optional(z.string()),
  content: z.string(),
  // The part that the length is counted of: without greeting and signature. Missing where it isn't one piece.
  core: z.optional(z.object({ start: z.int(), end: z.int() })),
  script: z.optional(z.string()),
  // What was read out of the message that is answered, in a line.
  found: z.optional(z.string()),
  score: z.number(),
  scores,
  findings: z.array(finding),
  gaps: z.array(gap),
  why: z.array(z.object({ from: z.enum(['brain', 'message']), field: z.nullable(z.string()), quote: z.string() })),
  notices: z.array(z.string()),
  engine: z.string(),
});

// A place of the message that was changed, and why.
const change = z.object({ start: z.int(), end: z.int(), before: z.string(), after: z.string(), reason: z.string() });

const rewritten = { rewrittenMessage: z.string(), originalScores: scores, changes: z.array(change) };
// What a rewrite tells beside its text; a stored draft has it if it was one.
export const anyDraftOutput = z.extend(draftOutput, { rewrittenMessage: z.optional(rewritten.rewrittenMessage), originalScores: z.optional(scores), changes: z.optional(rewritten.changes) });

export const draftReply = post('/api/reply', {
  about: 'A reply to a message that came in.',
  access: 'user',
  throttle: 'generate',
  input: z.object({ inboundMessage: text, channel: z._default(z.enum(replyChannels), 'email'), ...form, meeting_link: link, signature, ...another }),
  output: draftOutput,
});
export const draftOutbound = post('/api/outbound', {
  about: 'A first message to somebody, or a voicemail script.',
  access: 'user',
  throttle: 'generate',
  input: z.object({ channel: z._default(z.enum(channels), 'email'), ...form, targetBrief: text, ...another }),
  output: draftOutput,
});
export const answerObjection = post('/api/objection', {
  about: 'An answer to an objection.',
  access: 'user',
  throttle: 'generate',
  input: z.object({ objectionText: text, threadContext: optionalText, ...another }),
  output: draftOutput,
});
export const rewriteMessage = post('/api/rewrite-score', {
  about: 'A message rewritten and scored.',
  access: 'user',
  throttle: 'generate',
  input: z.object({
    message_text: optionalText,
    channel: z._default(z.enum(replyChannels), 'email'),
    ...form,
    goal: z._default(z.enum(rewriteGoals), 'clear'),
    thread_context: optionalText,
    meeting_link: link,
    signature,
    document_url: z._default(z.string().check(z.maxLength(255, 'That file name is too long.')), ''),
    // One quick change in place of a rewrite, or a rewrite of a part alone. Places are counted in letters of message_text.
    chip: z.optional(z.enum(rewriteChips)),
    selection: z.optional(z.object({ start: z.int().check(z.gte(0)), end: z.int().check(z.gte(0)) })),
    ...another,
  }),
  output: z.extend(draftOutput, rewritten),
});
export const draftProposal = post('/api/proposal', {
  about: 'A short proposal; its tab is off unless a setting turns it on.',
  access: 'user',
  throttle: 'generate',
  input: z.object({ brief: text, ...another }),
  output: draftOutput,
});
// A call in five lists, each point a line.
const lines = z.array(z.string());
const callPlan = { opening_strategies: lines, talking_points: lines, objection_responses: lines, closing_techniques: lines, success_metrics: lines };
export const callPlanOutput = z.object(callPlan);
export type CallPlan = z.output<typeof callPlanOutput>;
export const prepareCall = post('/api/call-prep', {
  about: 'Preparation for a call; its tab is off unless a setting turns it on.',
  access: 'user',
  throttle: 'generate',
  input: z.object({ brief: text }),
  output: z.object({ ...callPlan, engine: z.string() }),
});
