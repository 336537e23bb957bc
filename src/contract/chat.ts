import * as z from 'zod/mini';
import { readStatus } from './account.ts';
import { get, patch, post, remove } from './endpoint.ts';
import { nextPage, page, querySearch } from './query.ts';

export const MAX_CHAT_CHARACTERS = 8000;
export const MAX_CONTEXT_CHARACTERS = 2000;
export const MAX_TITLE_CHARACTERS = 120;
export const MAX_REASON_CHARACTERS = 1000;

export const chatRoles = ['user', 'assistant'] as const;
// stopped: the user pressed Stop. interrupted: the answer broke off; it is marked and not charged.
export const answerStates = ['writing', 'complete', 'stopped', 'interrupted'] as const;
export const thumbs = ['up', 'down'] as const;
export type ChatRole = (typeof chatRoles)[number];
export type AnswerState = (typeof answerStates)[number];
export type Thumb = (typeof thumbs)[number];
export const contextFields = ['businessName', 'industry', 'salesLevel', 'companyWebsite', 'icp', 'challenge', 'competition', 'tone', 'goal'] as const;

// From the browser's storage: a hint only, for the Sales Brain on the server knows better.
const contextField = z.optional(z.nullable(z.string().check(z.maxLength(MAX_CONTEXT_CHARACTERS, 'That is longer than 2,000 characters.'))));
const userContext = z.object({
  businessName: contextField,
  industry: contextField,
  salesLevel: contextField,
  companyWebsite: contextField,
  icp: contextField,
  challenge: contextField,
  competition: contextField,
  tone: contextField,
  goal: contextField,
});
export type UserContext = z.output<typeof userContext>;

const sentMessage = z
  .string('Write a message first.')
  .check(z.trim(), z.minLength(1, 'Write a message first.'), z.maxLength(MAX_CHAT_CHARACTERS, 'That message is longer than 8,000 characters.'));
const chatInput = z.object({
  message: sentMessage,
  userContext: z._default(userContext, {}),
  sessionId: z.optional(z.nullable(z.uuid())),
  // The same id sent again gives the same answer, and is counted once.
  clientMessageId: z.optional(z.uuid()),
  // An earlier message of the user that this one takes the place of; the older version is kept.
  editsMessageId: z.optional(z.uuid()),
});

// A request to write something: which assistant takes it over, with which of its fields filled.
const handoff = z.object({ tab: z.enum(['reply', 'outbound', 'objection', 'rewrite']), fields: z.record(z.string(), z.string()) });
export type Handoff = z.output<typeof handoff>;

export const chatMessage = z.object({
  id: z.string(),
  role: z.enum(chatRoles),
  content: z.string(),
  createdAt: z.string(),
  state: z.enum(answerStates),
  engine: z.nullable(z.string()),
  // Which of how many versions this is: 1 of 1 where nothing was edited or asked again.
  version: z.int(),
  versions: z.int(),
  thumb: z.nullable(z.enum(thumbs)),
  handoff: z.nullable(handoff),
});
export type ChatMessage = z.output<typeof chatMessage>;
export type Conversation = z.output<typeof chatOutput>;
export const chatOutput = z.object({ sessionId: z.string(), messages: z.array(chatMessage), userStatus: readStatus.output });
const chatSession = z.object({ id: z.string(), title: z.string(), createdAt: z.string(), updatedAt: z.string(), messageCount: z.int() });
export type ChatSession = z.output<typeof chatSession>;

// What the event stream carries, one JSON object an event.
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), sessionId: z.string(), answerId: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), chat: chatOutput }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
]);
export type ChatEvent = z.output<typeof chatEvent>;

export const sendMessage = post('/api/chat', {
  about: 'Sends a message to the coach and answers with the whole conversation.',
  access: 'user',
  throttle: 'generate',
  input: chatInput,
  output: chatOutput,
});
export const streamMessage = post('/api/chat/stream', {
  about: 'The same as an event stream: start, text as it is written, done. The server finishes the answer when the listener leaves.',
  access: 'user',
  throttle: 'generate',
  input: chatInput,
  raw: true,
});
export const followAnswer = get('/api/chat-messages/:id/stream', {
  about: 'Takes up the stream of an answer again, from its beginning.',
  access: 'user',
  input: z.object({ id: z.uuid() }),
  raw: true,
});
export const stopAnswer = post('/api/chat-messages/:id/stop', { about: 'Stops an answer; what is written stays.', access: 'user', input: z.object({ id: z.uuid() }) });
export const regenerateAnswer = post('/api/chat-messages/:id/regenerate', {
  about: 'Answers again; the earlier version is kept.',
  access: 'user',
  throttle: 'generate',
  input: z.object({ id: z.uuid(), clientMessageId: z.optional(z.uuid()) }),
  output: chatOutput,
});
export const streamAgain = post('/api/chat-messages/:id/regenerate/stream', {
  about: 'The same as an event stream.',
  access: 'user',
  throttle: 'generate',
  input: z.object({ id: z.uuid(), clientMessageId: z.optional(z.uuid()) }),
  raw: true,
});
export const listVersions = get('/api/chat-messages/:id/versions', {
  about: 'The versions of one message, oldest first.',
  access: 'user',
  input: z.object({ id: z.uuid() }),
  output: z.object({ messages: z.array(chatMessage) }),
});
export const rateAnswer = post('/api/chat-messages/:id/feedback', {
  about: 'A thumb for an answer, with a reason; null takes it back.',
  access: 'user',
  input: z.object({
    id: z.uuid(),
    thumb: z.nullable(z.enum(thumbs)),
    reason: z._default(z.string().check(z.trim(), z.maxLength(MAX_REASON_CHARACTERS, 'That reason is longer than 1,000 characters.')), ''),
  }),
});

export const listChatSessions = get('/api/chat-sessions', {
  about: 'The conversations with the coach, the latest first.',
  access: 'user',
  input: z.object({ search: querySearch, ...page() }),
  output: z.object({ sessions: z.array(chatSession), nextPage }),
});
export const readChatSession = get('/api/chat-sessions/:id/messages', {
  about: 'One conversation, whole.',
  access: 'user',
  input: z.object({ id: z.uuid() }),
  output: z.object({ session: chatSession, messages: z.array(chatMessage) }),
});
export const renameChatSession = patch('/api/chat-sessions/:id', {
  about: 'Gives a conversation another title.',
  access: 'user',
  input: z.object({
    id: z.uuid(),
    title: z.string().check(z.trim(), z.minLength(1, 'Give it a title.'), z.maxLength(MAX_TITLE_CHARACTERS, 'That title is longer than 120 characters.')),
  }),
});
export const deleteChatSession = remove('/api/chat-sessions/:id', { about: 'Deletes a conversation.', access: 'user', input: z.object({ id: z.uuid() }) });
export const exportChatSession = get('/api/chat-sessions/:id/export', {
  about: 'One conversation as a Markdown file.',
  access: 'user',
  input: z.object({ id: z.uuid() }),
  raw: true,
});
