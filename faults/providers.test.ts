import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrial } from './model-trial.ts';
import { goodBody, wait } from './fake-behaviours.ts';
import { startFakeProvider } from './fake-provider.ts';
import type { Behaviour } from './fake-behaviours.ts';
import type { FakeProvider } from './fake-provider.ts';

const DEADLINE_MS = 1_200;
const IDLE_MS = 250;
let fake: FakeProvider;
beforeAll(async () => void (fake = await startFakeProvider()));
afterAll(() => fake.close());
const start = (options = {}) => createTrial({ COACH_BASE_URL: fake.baseUrl, COACH_API_KEY: 'sk-test' }, { deadlineMs: DEADLINE_MS, ...options });

// Nothing may be left waiting at the provider, and the request may not outlast its deadline.
const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const began = performance.now();
  const result = await work();
  expect(performance.now() - began).toBeLessThan(DEADLINE_MS + 400);
  for (let tries = 0; fake.open() > 0 && tries < 50; tries += 1) await wait(20);
  expect(fake.open()).toBe(0);
  return result;
};

type Case = [title: string, behaviour: Behaviour, fault: string, attempts: number];
const split = ([title, ...rest]: Case) => [title, rest] as const;
const draftFaults: Case[] = [
  ['P01 F24 a closed socket', 'closes', 'cut', 2],
  ['P02 F24 status 500', 's500', 'overloaded', 2],
  ['P03 F24 status 529', 's529', 'overloaded', 2],
  ['P04 F25 status 429', 's429', 'rate_limited', 2],
  ['P05 F25 status 429 with a Retry-After beyond the budget', 's429wait600', 'rate_limited', 1],
  ['P06 a wrong key', 's401', 'unauthorized', 1],
  ['P07 a model that is not there', 's404', 'not_found', 1],
  ['P08 a redirect', 'redirect', 'redirect', 1],
  ['P09 F26 no headers', 'hangsBeforeHeaders', 'timeout', 1],
  ['P10 F27 silence in the middle', 'hangs', 'timeout', 1],
  ['P11 a connection cut in the middle', 'cuts', 'cut', 2],
  ['P12 F30 an answer of 50 MB', 'huge', 'too_long', 1],
  ['P13 a web page with 200', 'html', 'content_type', 1],
  ['P14 F29 no JSON at all', 'notJson', 'not_json', 2],
  ['P15 F29 an empty answer', 'empty', 'empty', 2],
  ['P16 F29 another shape', 'wrongSchema', 'wrong_shape', 2],
  ['P17 F29 a schema ignored', 'ignoresSchema', 'not_json', 2],
  ['P18 F29 JSON cut off', 'cutJson', 'not_json', 2],
  ['P19 L6 NaN in place of a text', 'nan', 'wrong_shape', 2],
  ['P20 bytes that are no UTF-8', 'invalidUtf8', 'garbled', 2],
  ['P21 a refusal', 'refuses', 'refusal', 1],
  ['P22 L2 the system prompt and its canary', 'leaks', 'leak', 1],
  ['P23 L1 an instruction that was obeyed', 'obeys', 'leak', 1],
  ['P24 L3 a foreign address', 'foreignUrl', 'foreign_url', 1],
  ['P25 L3 HTML and an image', 'markup', 'markup', 1],
  ['P26 L3 ANSI and direction marks', 'ansi', 'garbled', 2],
  ['P27 the same words again and again', 'repeats', 'repeats', 2],
  ['P28 a request refused', 's400', 'bad_request', 1],
];
test.each(draftFaults.map(split))('%s ends a draft in the built-in answer, with its row', async (_, [behaviour, fault, attempts]) => {
  fake.behave(behaviour);
  const trial = start();
  expect(await inTime(() => trial.draft())).toBeNull();
  expect(trial.rows).toMatchObject([{ task: 'reply', user: 'u1', provider: 'openai-compatible', model: 'fake', outcome: 'built-in', fault, attempts, costMicros: null }]);
  // Logged once, and briefly.
  expect(trial.reports).toMatchObject([{ fault }]);
  expect(String(trial.reports[0]).length).toBeLessThan(400);
});

const emptyChat: Case[] = [
  ['a closed socket', 'closes', 'cut', 2],
  ['F24 status 500', 's500', 'overloaded', 2],
  ['F25 status 429', 's429', 'rate_limited', 2],
  ['a wrong key', 's401', 'unauthorized', 1],
  ['a redirect', 'redirect', 'redirect', 1],
  ['F26 no headers', 'hangsBeforeHeaders', 'timeout', 1],
  ['F28 an error as the first event', 'errorFirst', 'error_event', 2],
  ['F30 50 MB without a new line', 'huge', 'too_long', 1],
  ['F30 50 MB of comments', 'hugeComments', 'too_long', 1],
  ['F24 status 500 whose body never ends', 's500hangs', 'overloaded', 2],
  ['a web page with 200', 'html', 'content_type', 1],
  ['F29 events that are no JSON', 'notJson', 'not_json', 2],
  ['F29 an empty stream', 'empty', 'empty', 2],
  ['a refusal', 'refuses', 'refusal', 1],
  ['L2 the canary', 'leaks', 'leak', 1],
  ['L3 a foreign address', 'foreignUrl', 'foreign_url', 1],
  ['the same words again and again', 'repeats', 'repeats', 1],
];
test.each(emptyChat.map(split))('%s ends a chat in the built-in answer, with its row', async (_, [behaviour, fault, attempts]) => {
  fake.behave(behaviour);
  const trial = start();
  const { answer, shown } = await inTime(() => trial.chat({ idleMs: IDLE_MS }));
  expect(answer).toBeNull();
  expect(shown).not.toMatch(/zq-4417|evil\.example/);
  expect(trial.rows).toMatchObject([{ task: 'chat', user: 'u1', outcome: 'built-in', fault, attempts }]);
});

const partChat: [string, Behaviour, string][] = [
  ['F27 silence in the middle', 'hangs', 'idle'],
  ['a connection cut in the middle', 'cuts', 'cut'],
  ['a stream that ends without its end', 'endsEarly', 'cut'],
  ['F28 an error event after text', 'errorEvent', 'error_event'],
  ['F30 50 MB of words', 'hugeEvents', 'too_long'],
];
test.each(partChat)('%s keeps the part of a chat answer and marks it', async (_, behaviour, fault) => {
  fake.behave(behaviour);
  const trial = start();
  const { answer, shown } = await inTime(() => trial.chat({ idleMs: IDLE_MS }));
  expect(answer).toEqual({ text: shown, engine: 'openai-compatible:fake', fault });
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThanOrEqual(16_000);
  expect(trial.rows).toMatchObject([{ outcome: 'interrupted', fault, attempts: 1 }]);
});

const harmless: [string, Behaviour][] = [['slow', 'slow'], ['a fence and talk round the JSON', 'fenced'], ['thoughts before it', 'thinking'], ['a wrong content type', 'wrongType'], ['no schemas at this server', 'noSchema']];
test.each(harmless)('A good answer is used all the same: %s', async (_, behaviour) => {
  fake.behave(behaviour);
  const trial = start();
  expect(await inTime(() => trial.draft())).toEqual({ value: { subject: 'Your flat roof', body: goodBody }, engine: 'openai-compatible:fake', outcome: 'ok' });
  expect(trial.rows).toMatchObject([{ outcome: 'ok', fault: null, attempts: 1, tokens: { in: 100, out: 20, cached: 40, reasoning: 5 } }]);
});

const harmlessChat: [string, Behaviour, string][] = [
  ['F31 single bytes, cut inside letters', 'singleBytes', 'Ask one question first, then wait for the answer. Which customer comes next? Zoë 👩‍🚀 日本 é'],
  ['one piece in place of a stream', 'onePiece', 'Ask one question first, then wait for the answer. Which customer comes next?'],
  ['thoughts before it', 'thinking', 'Ask one question first, then wait for the answer. Which customer comes next?'],
];
test.each(harmlessChat)('A good chat answer is shown letter for letter: %s', async (_, behaviour, text) => {
  fake.behave(behaviour);
  const trial = start();
  const { answer, shown } = await inTime(() => trial.chat());
  expect(answer).toEqual({ text, engine: 'openai-compatible:fake', fault: null });
  expect(shown).toBe(text);
  expect(trial.rows[0]).toMatchObject({ outcome: 'ok', tokens: { in: 100, out: 20 } });
  expect(trial.rows[0]!.firstTokenMs).toBeLessThanOrEqual(trial.rows[0]!.ms);
});

test('F24 nobody listening is a refused connection', async () => {
  const gone = await startFakeProvider();
  await gone.close();
  const trial = createTrial({ COACH_BASE_URL: gone.baseUrl }, { deadlineMs: DEADLINE_MS });
  expect(await trial.draft()).toBeNull();
  expect((await trial.chat()).answer).toBeNull();
  expect(trial.rows).toMatchObject([{ fault: 'refused', attempts: 2 }, { fault: 'refused', attempts: 2 }]);
});
