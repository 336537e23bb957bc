import { expect, test } from 'vitest';
import type { ChatMessage } from '#contract/chat';
import { advance, emptyTalk, followingMessages, shownMessages, type Pending, type Talk } from './talk-state.ts';

const message = (id: string, role: ChatMessage['role']): ChatMessage => ({ id, role, content: id, createdAt: '2026-11-21T09:00:00Z', state: 'complete', engine: null, version: 1, versions: 1, thumb: null, handoff: null });
const pending: Pending = { kind: 'send', text: 'Hello', clientId: 'c1', targetId: null, answerId: null, written: '', stopAsked: false };
const said = [message('q1', 'user'), message('a1', 'assistant'), message('q2', 'user'), message('a2', 'assistant')];
const talk: Talk = { ...emptyTalk, sessionId: 's1', messages: said };

test('R-CHT-03 a failed send puts the list back to what it was, and what was sent is kept for another try', () => {
  const sending = advance(advance(advance(talk, { type: 'begin', pending }), { type: 'started', sessionId: 's1', answerId: 'a3' }), { type: 'wrote', text: 'So' });
  expect(sending.pending).toMatchObject({ answerId: 'a3', written: 'So' });
  const failed = advance(sending, { type: 'failed' });
  expect([failed.messages, failed.pending, failed.failed?.text]).toEqual([said, null, 'Hello']);
});

test("R-CHT-04 success replaces what is here by the server's messages and session", () => {
  const done = advance(advance(emptyTalk, { type: 'begin', pending }), { type: 'done', chat: { sessionId: 's9', messages: said } });
  expect(done).toEqual({ sessionId: 's9', messages: said, pending: null, failed: null });
});

test('an edited message hides what followed while it is sent; an answer asked again hides only itself', () => {
  const edited = advance(talk, { type: 'begin', pending: { ...pending, targetId: 'q2' } });
  expect([shownMessages(edited).map(({ id }) => id), followingMessages(edited)]).toEqual([['q1', 'a1'], []]);
  const again = advance(talk, { type: 'begin', pending: { ...pending, kind: 'again', targetId: 'a1' } });
  expect([shownMessages(again).map(({ id }) => id), followingMessages(again).map(({ id }) => id)]).toEqual([['q1'], ['q2', 'a2']]);
  expect(shownMessages(advance(edited, { type: 'failed' }))).toEqual(said);
});
