import { useEffect, useReducer, useRef } from 'react';
import { readStatus } from '#contract/account';
import { followAnswer, listChatSessions, readChatSession, stopAnswer, streamAgain, streamMessage, type ChatEvent, type ChatMessage, type Conversation } from '#contract/chat';
import { ApiError, call } from '#web/lib/call.ts';
import { readEvents } from '#web/lib/event-stream.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { advance, emptyTalk, type Pending } from './talk-state.ts';
import { readUserContext } from './user-context.ts';

const FOLLOW_TRIES = 4;
const FOLLOW_AFTER_MS = 700;
// What an error event stands for; the others are 500.
const STATUS: Record<string, number> = { limit_reached: 402, unavailable: 503 };
const newClientId = (): string => crypto.randomUUID();
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Handlers = { onDone: (chat: Conversation) => void; onFailed: (error: unknown, pending: Pending) => void; onStarted: (sessionId: string) => void };
class AnswerFailed extends Error {}

// One talk with the coach, and what is under way in it. Leaving the page stops nothing: the server goes on.
export function useTalk(handlers: Handlers) {
  const [talk, step] = useReducer(advance, emptyTalk);
  const stopAsked = useRef(false);
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);

  async function listen(events: AsyncGenerator<ChatEvent>, pending: Pending): Promise<Conversation> {
    for await (const event of events) {
      if (event.type === 'start') {
        pending.answerId = event.answerId;
        step({ type: 'started', sessionId: event.sessionId, answerId: event.answerId });
        handlers.onStarted(event.sessionId);
        if (stopAsked.current) void stopOnServer(event.answerId);
      } else if (event.type === 'text') step({ type: 'wrote', text: event.text });
      else if (event.type === 'error') throw new ApiError(STATUS[event.code] ?? 500, JSON.stringify({ error: event.message, code: event.code }));
      else return event.chat;
    }
    throw new AnswerFailed('the line broke');
  }

  // The line broke, the answer did not: it is taken up where it is.
  async function follow(pending: Pending, signal: AbortSignal, error: unknown): Promise<Conversation> {
    for (let tries = 0; tries < FOLLOW_TRIES; tries += 1) {
      if (signal.aborted || pending.answerId === null || (error instanceof ApiError && error.status !== 503)) break;
      await wait(FOLLOW_AFTER_MS * tries);
      try {
        step({ type: 'begin', pending: { ...pending, written: '' } });
        return await listen(readEvents(followAnswer, { id: pending.answerId }, { signal }), pending);
      } catch (next) {
        error = next;
      }
    }
    throw error;
  }

  async function run(pending: Pending, begin: (signal: AbortSignal) => Promise<Conversation>) {
    line.current?.abort();
    const own = new AbortController();
    line.current = own;
    stopAsked.current = false;
    step({ type: 'begin', pending });
    try {
      const chat = await begin(own.signal).catch((error: unknown) => follow(pending, own.signal, error));
      if (own.signal.aborted) return;
      step({ type: 'done', chat });
      for (const stale of [listChatSessions, readStatus]) void queryClient.invalidateQueries({ queryKey: keyOf(stale) });
      handlers.onDone(chat);
    } catch (error) {
      if (own.signal.aborted) return;
      step({ type: 'failed' });
      handlers.onFailed(error, pending);
    }
  }

  const send = ({ text, clientId = newClientId(), targetId = null }: { text: string; clientId?: string; targetId?: string | null }) => {
    const pending: Pending = { kind: 'send', text, clientId, targetId, answerId: null, written: '', stopAsked: false };
    const input = { message: text, userContext: readUserContext(), sessionId: talk.sessionId, clientMessageId: clientId, ...(targetId && { editsMessageId: targetId }) };
    void run(pending, (signal) => listen(readEvents(streamMessage, input, { signal }), pending));
  };
  const again = (id: string, clientId = newClientId()) => {
    const pending: Pending = { kind: 'again', text: '', clientId, targetId: id, answerId: null, written: '', stopAsked: false };
    void run(pending, (signal) => listen(readEvents(streamAgain, { id, clientMessageId: clientId }, { signal }), pending));
  };
  const stopOnServer = (id: string) => call(stopAnswer, { id }).catch(() => undefined);
  const stop = () => {
    const { pending } = talk;
    if (!pending || stopAsked.current) return;
    // Where the answer has no id yet it is stopped once it has one.
    stopAsked.current = true;
    step({ type: 'stopAsked' });
    if (pending.answerId) void stopOnServer(pending.answerId);
  };

  // False where another was opened meanwhile, or something said: that is what stays in sight.
  async function open(sessionId: string): Promise<boolean> {
    line.current?.abort();
    const own = new AbortController();
    line.current = own;
    const found = await call(readChatSession, { id: sessionId }).catch((error: unknown) => {
      if (!own.signal.aborted) throw error;
    });
    if (!found || own.signal.aborted) return false;
    show(sessionId, found.messages);
    return true;
  }
  function show(sessionId: string, messages: ChatMessage[]) {
    const last = messages.at(-1);
    if (last?.state !== 'writing') return step({ type: 'opened', sessionId, messages });
    step({ type: 'opened', sessionId, messages: messages.slice(0, -1) });
    const pending: Pending = { kind: 'follow', text: '', clientId: '', targetId: null, answerId: last.id, written: '', stopAsked: false };
    void run(pending, (signal) => listen(readEvents(followAnswer, { id: last.id }, { signal }), pending));
  }
  const clear = () => {
    line.current?.abort();
    step({ type: 'cleared' });
  };
  return { talk, step, send, again, stop, open, clear };
}
