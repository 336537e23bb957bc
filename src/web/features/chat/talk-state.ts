import type { ChatMessage, Conversation } from '#contract/chat';

// What is under way: a new message, an earlier one edited, an answer asked for again, or one that was begun before this page was loaded.
export type Pending = { kind: 'send' | 'again' | 'follow'; text: string; clientId: string; targetId: string | null; answerId: string | null; written: string; stopAsked: boolean };
export type Talk = { sessionId: string | null; messages: ChatMessage[]; pending: Pending | null; failed: Pending | null };
export const emptyTalk: Talk = { sessionId: null, messages: [], pending: null, failed: null };

export type Step =
  | { type: 'begin'; pending: Pending }
  | { type: 'started'; sessionId: string; answerId: string }
  | { type: 'wrote'; text: string }
  | { type: 'stopAsked' }
  | { type: 'done'; chat: Pick<Conversation, 'sessionId' | 'messages'> }
  | { type: 'failed' }
  | { type: 'opened'; sessionId: string; messages: ChatMessage[] }
  | { type: 'rated'; id: string; thumb: ChatMessage['thumb'] }
  | { type: 'cleared' };

const change = (talk: Talk, changes: Partial<Pending>): Talk => (talk.pending ? { ...talk, pending: { ...talk.pending, ...changes } } : talk);

// What the server said stays apart from what is under way, so a failure has nothing to take back.
export function advance(talk: Talk, step: Step): Talk {
  switch (step.type) {
    case 'begin':
      return { ...talk, pending: step.pending, failed: null };
    case 'started':
      return change({ ...talk, sessionId: step.sessionId }, { answerId: step.answerId });
    case 'wrote':
      return change(talk, { written: (talk.pending?.written ?? '') + step.text });
    case 'stopAsked':
      return change(talk, { stopAsked: true });
    case 'done':
      return { sessionId: step.chat.sessionId, messages: step.chat.messages, pending: null, failed: null };
    case 'failed':
      return { ...talk, pending: null, failed: talk.pending };
    case 'opened':
      return { ...emptyTalk, sessionId: step.sessionId, messages: step.messages };
    case 'rated':
      return { ...talk, messages: talk.messages.map((message) => (message.id === step.id ? { ...message, thumb: step.thumb } : message)) };
    case 'cleared':
      return emptyTalk;
  }
}

// What is shown before what is under way: an edited message takes all that followed along, an answer asked again only itself.
export function shownMessages({ messages, pending }: Talk): ChatMessage[] {
  if (!pending?.targetId) return messages;
  const at = messages.findIndex(({ id }) => id === pending.targetId);
  if (at < 0) return messages;
  return messages.slice(0, at);
}
// An answer asked for again in the middle of a talk keeps what follows it.
export function followingMessages({ messages, pending }: Talk): ChatMessage[] {
  if (!pending?.targetId || pending.kind === 'send') return [];
  return messages.slice(messages.findIndex(({ id }) => id === pending.targetId) + 1);
}
