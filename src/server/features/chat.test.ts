import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStatus } from '#contract/account';
import {
  deleteChatSession, exportChatSession, followAnswer, listChatSessions, listVersions, rateAnswer, readChatSession, regenerateAnswer, renameChatSession, sendMessage, stopAnswer, streamAgain, streamMessage, type ChatEvent,
} from '#contract/chat';
import type { Endpoint } from '#contract/endpoint';
import { trackMood } from '#contract/mood';
import { openTestHouse, type TestHouse } from '#server/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const EXPENSIVE = 'They say my price is too high. What do I say?';
type Person = { token: string; email: string };
const say = async (person: Person, message = EXPENSIVE, more: Record<string, unknown> = {}) => (await house.call(sendMessage, { message, ...more }, person)).body;
const messagesLeft = async (person: Person) => (await house.call(readStatus, {}, person)).body.messagesRemaining;
const readEvents = (text: string) => text.split('\n\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as ChatEvent] : []));
async function readBooks({ email }: Person) {
  const { rows } = await house.pool.query<{ answers: number; counted: number; held: number }>(
    `select (select count(*) from chat_messages m where m.user_id = u.user_id and role = 'assistant' and state = 'complete')::int as answers, (select coalesce(sum(chat_messages), 0) from user_days d where d.user_id = u.user_id)::int as counted,
      (select count(*) from jsonb_object_keys(u.messages_held))::int as held from users u where email = $1`,
    [email],
  );
  return rows[0]!;
}

test('R-CHT-02 a message is answered with the session, the whole conversation and what is left of the plan', async () => {
  const person = await house.signUp();
  const userContext = { businessName: 'Northbeam', industry: 'Design', salesLevel: 'beginner', companyWebsite: 'northbeam.example', icp: 'Bakeries', challenge: 'Price', competition: null, tone: 'direct', goal: '5000' };
  const first = await say(person, EXPENSIVE, { userContext });
  expect(first).toMatchObject({ messages: [{ role: 'user', content: EXPENSIVE, state: 'complete', version: 1, versions: 1 }, { role: 'assistant', state: 'complete', engine: 'built-in', thumb: null, handoff: null }], userStatus: { plan: 'trial', messagesRemaining: 299 } });
  expect(first.messages[1]!.content).toMatch(/\*\*.+\*\*/);
  const second = await say(person, 'give me an example', { sessionId: first.sessionId });
  expect(second.sessionId).toBe(first.sessionId);
  expect(second.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  expect(second.messages[3]!.content).toMatch(/^Here it is as one could say it/);
  expect(second.userStatus).toEqual({ plan: 'trial', messagesRemaining: 298 });
  expect(await readBooks(person)).toEqual({ answers: 2, counted: 2, held: 0 });
});

test('R-CHT-02 what the browser remembers fills what the Sales Brain lacks, and is not stored', async () => {
  const person = await house.signUp();
  const { messages } = await say(person, 'How do I find new customers to contact?', { userContext: { icp: 'bakeries in Leeds' } });
  expect(messages[1]!.content).toContain('bakeries in Leeds');
  const { rows } = await house.pool.query('select brain from users where email = $1', [person.email]);
  expect(rows).toEqual([{ brain: {} }]);
});

test('who said that it is a hard day gets one step, in this talk and in the next; without that, all of them', async () => {
  const person = await house.signUp();
  expect((await say(person)).messages[1]!.content).not.toContain('Just the first step today:');
  await house.call(trackMood, { mood: 'exhausted', energyLevel: 1 }, person);
  const { sessionId, messages } = await say(person);
  expect(messages[1]!.content).toContain('Just the first step today:');
  expect((await say(person, 'How do I find new customers to contact?', { sessionId })).messages[3]!.content).toContain('Just the first step today:');
});

test('R-CHT-01 a blank message is refused and costs nothing', async () => {
  const person = await house.signUp();
  const answer = await house.call(sendMessage, { message: ' \n ' }, person);
  expect([answer.status, answer.body]).toEqual([400, { error: 'Please check what you entered.', code: 'invalid', fields: { message: 'Write a message first.' } }]);
  expect((await house.call(sendMessage, { message: 'x'.repeat(8001) }, person)).body).toMatchObject({ fields: { message: 'That message is longer than 8,000 characters.' } });
  expect(await messagesLeft(person)).toBe(300);
});

test('the stream says where it stands, then the text, then the whole conversation; a follower gets the same', async () => {
  const person = await house.signUp();
  const answer = await house.call(streamMessage, { message: EXPENSIVE }, person);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const events = readEvents(answer.text);
  expect(events.map(({ type }) => type)).toEqual(['start', 'text', 'done']);
  const [start, text, done] = events as [ChatEvent & { type: 'start' }, ChatEvent & { type: 'text' }, ChatEvent & { type: 'done' }];
  expect(done.chat.messages[1]).toMatchObject({ id: start.answerId, content: text.text, state: 'complete' });
  expect(done.chat.userStatus.messagesRemaining).toBe(299);
  const again = readEvents((await house.call(followAnswer, { id: start.answerId }, person)).text);
  expect(again).toEqual([start, text, done]);
});

test('R-CHT-07 conversations are listed by last use, searched in what was said, paged, renamed, deleted and exported', async () => {
  const person = await house.signUp();
  const ids = [];
  for (const message of ['My emails get no replies.', 'How do I ask for a referral?', '100% discount_']) {
    ids.push((await say(person, message)).sessionId);
    house.clock.advance(1000);
  }
  const list = async (input: Record<string, unknown> = {}) => (await house.call(listChatSessions, input, person)).body;
  expect((await list()).sessions.map(({ title, messageCount }) => [title, messageCount])).toEqual([['100% discount_', 2], ['How do I ask for a referral?', 2], ['My emails get no replies.', 2]]);
  expect((await list({ search: 'REFERRAL' })).sessions.map(({ id }) => id)).toContain(ids[1]);
  expect((await list({ search: '0% d' })).sessions.map(({ id }) => id)).toEqual([ids[2]]);
  const first = await list({ limit: 2 });
  const rest = await list({ limit: 2, after: first.nextPage! });
  expect([first.sessions.length, rest.sessions.map(({ id }) => id), rest.nextPage]).toEqual([2, [ids[0]], null]);
  expect((await house.call(listChatSessions, { after: 'nonsense' }, person)).status).toBe(400);

  await house.call(renameChatSession, { id: ids[0], title: '  Ünïcode: "letters"  ' }, person);
  expect((await house.call(readChatSession, { id: ids[0] }, person)).body).toMatchObject({ session: { title: 'Ünïcode: "letters"', messageCount: 2 }, messages: [{ content: 'My emails get no replies.' }, { role: 'assistant' }] });
  const file = await house.call(exportChatSession, { id: ids[0] }, person);
  expect(file.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="\d{4}-\d\d-\d\d-unicode-letters-[\da-f]{6}\.md"$/);
  expect(file.text).toMatch(/^# Ünïcode: "letters"\n\nBegun .* UTC\n\n\*\*You\*\*, .* UTC\n\n> My emails get no replies\.\n\n\*\*Coach\*\*/);

  expect((await house.call(deleteChatSession, { id: ids[0] }, person)).status).toBe(200);
  expect((await house.call(readChatSession, { id: ids[0] }, person)).status).toBe(404);
  const { rows } = await house.pool.query('select 1 from chat_messages where session_id = $1', [ids[0]]);
  expect(rows).toEqual([]);
});

test('an edited message takes the place of the earlier one and of all that followed; both versions are kept', async () => {
  const person = await house.signUp();
  const { sessionId, messages } = await say(person);
  await say(person, 'give me an example', { sessionId });
  const edited = await say(person, 'My emails get no replies.', { sessionId, editsMessageId: messages[0]!.id });
  expect(edited.messages.map(({ content, version, versions }) => [content.slice(0, 9), version, versions])).toEqual([['My emails', 2, 2], [expect.any(String), 1, 1]]);
  const kept = (await house.call(listVersions, { id: edited.messages[0]!.id }, person)).body.messages;
  expect(kept.map(({ content, version }) => [content, version])).toEqual([[EXPENSIVE, 1], ['My emails get no replies.', 2]]);
  // What is no part of the talk any more can't be edited or answered again.
  expect((await house.call(sendMessage, { message: 'x', sessionId, editsMessageId: messages[0]!.id }, person)).status).toBe(404);
  expect((await house.call(regenerateAnswer, { id: messages[1]!.id }, person)).status).toBe(404);
  expect((await house.call(sendMessage, { message: 'x', editsMessageId: edited.messages[0]!.id }, person)).status).toBe(404);
  expect(await messagesLeft(person)).toBe(297);
});

test('answered again, the coach has something else to say, in the same place; the earlier version is kept', async () => {
  const person = await house.signUp();
  const { sessionId, messages } = await say(person);
  await say(person, 'My emails get no replies.', { sessionId });
  const again = (await house.call(regenerateAnswer, { id: messages[1]!.id }, person)).body;
  expect(again.messages.map(({ version, versions }) => [version, versions])).toEqual([[1, 1], [2, 2], [1, 1], [1, 1]]);
  expect(again.messages[1]!.content).not.toBe(messages[1]!.content);
  expect((await house.call(listVersions, { id: messages[1]!.id }, person)).body.messages.map(({ content }) => content)).toEqual([messages[1]!.content, again.messages[1]!.content]);
  expect(await messagesLeft(person)).toBe(297);
});

test('a thumb has a reason, and null takes it back; a message of the user has none', async () => {
  const person = await house.signUp();
  const { sessionId, messages } = await say(person);
  const rate = async (id: string, input: object) => (await house.call(rateAnswer, { id, ...input }, person)).status;
  expect(await rate(messages[1]!.id, { thumb: 'down', reason: ' Too long ' })).toBe(200);
  expect((await house.pool.query('select thumb, thumb_reason from chat_messages where id = $1', [messages[1]!.id])).rows).toEqual([{ thumb: 'down', thumb_reason: 'Too long' }]);
  expect((await house.call(readChatSession, { id: sessionId }, person)).body.messages[1]!.thumb).toBe('down');
  expect(await rate(messages[1]!.id, { thumb: null })).toBe(200);
  expect((await house.pool.query('select thumb, thumb_reason from chat_messages where id = $1', [messages[1]!.id])).rows).toEqual([{ thumb: null, thumb_reason: '' }]);
  expect(await rate(messages[0]!.id, { thumb: 'up' })).toBe(404);
});

test('a request to write goes to its assistant, with its fields filled', async () => {
  const { messages } = await say(await house.signUp(), 'Write a reply to this: Hi, how much is it for three pages? Best, Sam');
  expect(messages[1]!.handoff).toEqual({ tab: 'reply', fields: { inboundMessage: 'Hi, how much is it for three pages? Best, Sam', channel: 'email' } });
});

test('F36 what belongs to another user is not there, in any call, and nothing happens', async () => {
  const [owner, stranger] = [await house.signUp(), await house.signUp()];
  const { sessionId, messages } = await say(owner);
  const [question, answer] = [messages[0]!, messages[1]!];
  const attempts: [Endpoint, Record<string, unknown>][] = [
    [sendMessage, { message: 'Hello', sessionId }], [streamMessage, { message: 'Hello', sessionId }], [sendMessage, { message: 'Hello', editsMessageId: question.id }],
    [followAnswer, { id: answer.id }], [stopAnswer, { id: answer.id }], [regenerateAnswer, { id: answer.id }], [streamAgain, { id: answer.id }], [listVersions, { id: answer.id }], [rateAnswer, { id: answer.id, thumb: 'up' }],
    [readChatSession, { id: sessionId }], [renameChatSession, { id: sessionId, title: 'Mine' }], [exportChatSession, { id: sessionId }], [deleteChatSession, { id: sessionId }],
  ];
  for (const [endpoint, input] of attempts) expect((await house.call(endpoint, input, stranger)).status, endpoint.path).toBe(404);
  expect(await readBooks(stranger)).toEqual({ answers: 0, counted: 0, held: 0 });
  expect((await house.call(listChatSessions, {}, stranger)).body.sessions).toEqual([]);
  const { body } = await house.call(readChatSession, { id: sessionId }, owner);
  expect([body.session.title, body.messages.length, body.messages[1]!.thumb]).toEqual([EXPENSIVE, 2, null]);
});
