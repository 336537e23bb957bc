import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStatus } from '#contract/account';
import { readChatSession, regenerateAnswer, sendMessage, stopAnswer, type ChatEvent, type ChatMessage } from '#contract/chat';
import { openTestHouse, type TestHouse } from '#server/testing';
import { startFakeProvider, type FakeProvider } from './fake-provider.ts';

// How many clients go away in mid-answer. TRIES=200 is the full run.
const TRIES = Number(process.env.TRIES ?? 20);
const AT_ONCE = 10;
const SAID = 'Ask one question first, then wait for the answer. Which customer comes next?';
let provider: FakeProvider;
let house: TestHouse;
beforeAll(async () => {
  provider = await startFakeProvider();
  house = await openTestHouse({ COACH_MODELS: 'openai-compatible:fake', COACH_BASE_URL: provider.baseUrl, COACH_PARALLEL: '500', COACH_USER_DAILY_CALLS: '0' });
});
afterAll(async () => {
  await house.close();
  await provider.close();
});

type Person = { token: string; email: string };
const message = 'They say my price is too high. What do I say?';
const messagesLeft = async (person: Person) => (await house.call(readStatus, {}, person)).body.messagesRemaining;
const readTalk = async (person: Person, id: string) => (await house.call(readChatSession, { id }, person)).body.messages;
async function readBooks({ email }: Person) {
  const { rows } = await house.pool.query<{ stored: number; writing: number; counted: number; held: number }>(
    `select (select count(*) from chat_messages m where m.user_id = u.user_id and role = 'assistant' and state = 'complete')::int as stored,
      (select count(*) from chat_messages m where m.user_id = u.user_id and state = 'writing')::int as writing,
      (select coalesce(sum(chat_messages), 0) from user_days d where d.user_id = u.user_id)::int as counted,
      (select count(*) from jsonb_object_keys(u.messages_held))::int as held from users u where email = $1`,
    [email],
  );
  return rows[0]!;
}

// The events as they come, until there are enough or the line ends; what is still to come is never read.
async function listen(person: Person, path: string, { body, until = () => false }: { body?: object; until?: (event: ChatEvent) => boolean }) {
  const leave = new AbortController();
  const headers = { authorization: `Bearer ${person.token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await house.fetch(path, { method: body ? 'POST' : 'GET', signal: leave.signal, headers, ...(body && { body: JSON.stringify(body) }) });
  const events: ChatEvent[] = [];
  let rest = '';
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
    const lines = (rest + part).split('\n\n');
    rest = lines.pop()!;
    events.push(...lines.flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as ChatEvent] : [])));
    if (events.some(until)) break;
  }
  leave.abort();
  return events;
}
const stream = (person: Person, more: object = {}, until?: (event: ChatEvent) => boolean) => listen(person, '/api/chat/stream', { body: { message, ...more }, ...(until && { until }) });
const textOf = (events: ChatEvent[]) => events.map((event) => (event.type === 'text' ? event.text : '')).join('');
const startOf = (events: ChatEvent[]) => events.find((event) => event.type === 'start')!;
const chatOf = (events: ChatEvent[]) => events.find((event) => event.type === 'done')!.chat;
const isText = ({ type }: ChatEvent) => type === 'text';
const outcomeOf = ({ state, content, engine }: ChatMessage) => ({ state, content, engine });

test('a streamed answer comes word by word, and is stored as it was shown', async () => {
  provider.behave('drips');
  const person = await house.signUp();
  const events = await stream(person);
  expect(events.filter(isText).length).toBeGreaterThan(5);
  expect(textOf(events)).toBe(SAID);
  expect(outcomeOf(chatOf(events).messages[1]!)).toEqual({ state: 'complete', content: SAID, engine: 'openai-compatible:fake' });
  expect(provider.seen[0]!.turns.at(-1)!.content).toContain(message);
});

test('F32 the listener leaves and the server finishes; who comes back follows from the beginning; it is counted once', async () => {
  provider.behave('drips');
  const person = await house.signUp();
  const { sessionId, answerId } = startOf(await stream(person, {}, isText));
  expect((await readTalk(person, sessionId))[1]!.state).toBe('writing');
  const followed = await listen(person, `/api/chat-messages/${answerId}/stream`, {});
  expect(textOf(followed)).toBe(SAID);
  expect(outcomeOf((await readTalk(person, sessionId))[1]!)).toMatchObject({ state: 'complete', content: SAID });
  expect(await readBooks(person)).toEqual({ stored: 1, writing: 0, counted: 1, held: 0 });
  expect(await messagesLeft(person)).toBe(299);
});

test('Stop ends the call upstream and keeps what is written, which counts', async () => {
  provider.behave('hangs');
  const person = await house.signUp();
  const { sessionId, answerId } = startOf(await stream(person, {}, isText));
  expect((await house.call(stopAnswer, { id: answerId }, person)).body).toEqual({ success: true });
  const [, answer] = await readTalk(person, sessionId);
  expect(answer).toMatchObject({ state: 'stopped', engine: 'openai-compatible:fake' });
  expect('Ask one question '.startsWith(answer!.content) && answer!.content !== '').toBe(true);
  await expect.poll(() => provider.open()).toBe(0);
  expect(await messagesLeft(person)).toBe(299);
  // A second press finds nothing to stop.
  expect((await house.call(stopAnswer, { id: answerId }, person)).status).toBe(200);
});

test('Stop in the middle of a character keeps what is written', async () => {
  provider.behave('hangsInEmoji');
  const person = await house.signUp();
  const { sessionId, answerId } = startOf(await stream(person, {}, (event) => event.type === 'text' && event.text.includes('question')));
  expect((await house.call(stopAnswer, { id: answerId }, person)).body).toEqual({ success: true });
  const [, answer] = await readTalk(person, sessionId);
  expect(answer!.state).toBe('stopped');
  expect(answer!.content).toMatch(/^Ask one question/);
});

test('D-BIL-3 stopped before its first word nothing is counted, and it can be asked again', async () => {
  provider.behave('hangsBeforeHeaders');
  const person = await house.signUp();
  const { sessionId, answerId } = startOf(await stream(person, {}, ({ type }) => type === 'start'));
  await house.call(stopAnswer, { id: answerId }, person);
  expect(outcomeOf((await readTalk(person, sessionId))[1]!)).toEqual({ state: 'stopped', content: '', engine: null });
  expect(await readBooks(person)).toEqual({ stored: 0, writing: 0, counted: 0, held: 0 });
  provider.behave('ok');
  const { messages } = (await house.call(regenerateAnswer, { id: answerId }, person)).body;
  expect(outcomeOf(messages[1]!)).toMatchObject({ state: 'complete', content: SAID });
  expect(await messagesLeft(person)).toBe(299);
});

test('F27 D-BIL-3 an answer that breaks off is marked and not counted; the same id asks for it anew and gets one', async () => {
  provider.behave('cuts');
  const person = await house.signUp();
  const clientMessageId = randomUUID();
  const broken = chatOf(await stream(person, { clientMessageId }));
  expect(broken.messages[1]!.state).toBe('interrupted');
  expect(broken.userStatus.messagesRemaining).toBe(300);
  expect(await readBooks(person)).toEqual({ stored: 0, writing: 0, counted: 0, held: 0 });
  provider.behave('ok');
  const mended = chatOf(await stream(person, { clientMessageId }));
  expect(mended.sessionId).toBe(broken.sessionId);
  expect(mended.messages.map(outcomeOf)).toEqual([{ state: 'complete', content: message, engine: null }, { state: 'complete', content: SAID, engine: 'openai-compatible:fake' }]);
  expect(await readBooks(person)).toEqual({ stored: 1, writing: 0, counted: 1, held: 0 });
});

test('a database that goes away while an answer is written is told as that; the answer broke off, cost nothing and is asked again', async () => {
  provider.behave('drips');
  const person = await house.signUp();
  await house.pool.query(`create function go_away() returns trigger language plpgsql as $$ begin raise exception 'the database is shutting down' using errcode = '57P01'; end $$`);
  await house.pool.query(`create trigger go_away before update on chat_messages for each row when (new.state = 'complete') execute function go_away()`);
  const events = await stream(person);
  await house.pool.query('drop function go_away cascade');
  expect(events.at(-1)).toEqual({ type: 'error', code: 'unavailable', message: 'The service is not available for the moment. Please try again shortly.' });
  expect(await readBooks(person)).toEqual({ stored: 0, writing: 0, counted: 0, held: 0 });
  const { answerId } = startOf(events);
  const again = await house.call(regenerateAnswer, { id: answerId }, person);
  expect(again.body.messages[1]).toMatchObject({ state: 'complete', content: SAID });
  expect(await readBooks(person)).toEqual({ stored: 1, writing: 0, counted: 1, held: 0 });
});

test('L2 what had to be taken back is not in the answer that is stored', async () => {
  provider.behave('foreignUrl');
  const chat = chatOf(await stream(await house.signUp()));
  expect(chat.messages[1]!).toMatchObject({ state: 'complete', engine: 'built-in' });
  expect(chat.messages[1]!.content).not.toContain('evil.example');
});

test('a conversation that is deleted while its answer is written takes the answer along; nothing is counted', async () => {
  provider.behave('drips');
  const person = await house.signUp();
  const { sessionId } = startOf(await stream(person, {}, isText));
  await house.fetch(`/api/chat-sessions/${sessionId}`, { method: 'DELETE', headers: { authorization: `Bearer ${person.token}` } });
  await expect.poll(async () => (await readBooks(person)).held, { timeout: 10_000 }).toBe(0);
  expect(await readBooks(person)).toEqual({ stored: 0, writing: 0, counted: 0, held: 0 });
  expect(await messagesLeft(person)).toBe(300);
});

test(`F32 D-BIL-3 of ${TRIES} clients that went away at any moment and came back with the same id each has one stored answer, counted once`, { timeout: 240_000 }, async () => {
  provider.behave('slow');
  const person = await house.signUp();
  for (let from = 0; from < TRIES; from += AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, TRIES - from) }, async (_, at) => {
        const clientMessageId = randomUUID();
        const leave = AbortSignal.timeout(1 + (((from + at) * 37) % 400));
        const body = JSON.stringify({ message: `${message} ${from + at}`, clientMessageId });
        const path = at % 2 ? '/api/chat/stream' : '/api/chat';
        await house.fetch(path, { method: 'POST', signal: leave, headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` }, body }).then((answer) => answer.text()).catch(() => {});
        const back = await house.call(sendMessage, { message: `${message} ${from + at}`, clientMessageId }, person);
        expect(back.body.messages.map(({ state }) => state)).toEqual(['complete', 'complete']);
      }),
    );
  }
  expect(await readBooks(person)).toEqual({ stored: TRIES, writing: 0, counted: TRIES, held: 0 });
  expect(await messagesLeft(person)).toBe(300 - TRIES);
});

test('F34 a server that stops lets its answers end first', async () => {
  provider.behave('drips');
  const own = await openTestHouse({ COACH_MODELS: 'openai-compatible:fake', COACH_BASE_URL: provider.baseUrl });
  const person = await own.signUp();
  const answer = own.call(sendMessage, { message }, person);
  await expect.poll(() => own.house.live.count()).toBe(1);
  const closed = own.close();
  expect((await answer).body.messages[1]).toMatchObject({ state: 'complete', content: SAID });
  await closed;
});
