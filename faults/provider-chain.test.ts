import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrial } from './model-trial.ts';
import { wait } from './fake-behaviours.ts';
import { startFakeProvider } from './fake-provider.ts';
import type { FakeProvider } from './fake-provider.ts';

let fake: FakeProvider;
beforeAll(async () => void (fake = await startFakeProvider()));
afterAll(() => fake.close());
const start = (options = {}) => createTrial({ COACH_BASE_URL: fake.baseUrl, COACH_API_KEY: 'sk-test' }, options);
const two = { models: 'openai-compatible:first,openai-compatible:second' };

test('F24 one retry helps', async () => {
  fake.behave('s500', 'ok');
  const trial = start();
  expect(await trial.draft()).toMatchObject({ outcome: 'ok' });
  expect(trial.rows).toMatchObject([{ outcome: 'ok', attempts: 2 }]);
});

test('The next pair answers, and its name is the engine', async () => {
  fake.behave('s401', 'ok');
  const trial = start(two);
  expect(await trial.draft()).toMatchObject({ engine: 'openai-compatible:second' });
  fake.behave('hangsBeforeHeaders', 'ok');
  const hanging = start({ ...two, deadlineMs: 1_200 });
  expect((await hanging.chat()).answer).toMatchObject({ engine: 'openai-compatible:second' });
  expect(hanging.rows).toMatchObject([{ model: 'second', attempts: 2, outcome: 'ok' }]);
});

test('Once text was shown no second model begins anew', async () => {
  fake.behave('cuts', 'ok');
  const trial = start(two);
  expect((await trial.chat()).answer).toMatchObject({ engine: 'openai-compatible:first', fault: 'cut' });
  expect(fake.seen).toHaveLength(1);
});

test('F25 a Retry-After within the budget is kept', async () => {
  fake.behave('s429wait1', 'ok');
  const trial = start();
  expect(await trial.draft()).not.toBeNull();
  expect(trial.rows[0]!.ms).toBeGreaterThanOrEqual(1_000);
});

test('F25 the breaker opens, and then nobody is asked', async () => {
  fake.behave('s500');
  const trial = start();
  for (let n = 0; n < 3; n += 1) await trial.draft();
  const asked = fake.seen.length;
  expect(asked).toBe(5);
  expect(await trial.draft()).toBeNull();
  expect(fake.seen).toHaveLength(asked);
  expect(trial.rows.at(-1)).toMatchObject({ provider: null, attempts: 0, outcome: 'built-in', fault: 'breaker_open' });
});

test('L7 over the budget nobody is asked', async () => {
  fake.behave('ok');
  const trial = start({ maySpend: () => Promise.resolve(false) });
  expect(await trial.draft()).toBeNull();
  expect(fake.seen).toHaveLength(0);
  expect(trial.rows).toMatchObject([{ outcome: 'built-in', fault: 'budget', attempts: 0 }]);
});

test('F32 a client that goes away stops the provider within a second', async () => {
  for (const kind of ['draft', 'chat'] as const) {
    fake.behave('hangs');
    const trial = start();
    const client = new AbortController();
    const work = kind === 'draft' ? trial.draft({}, client.signal) : trial.chat({ signal: client.signal });
    await wait(150);
    expect(fake.open()).toBe(1);
    const began = performance.now();
    client.abort();
    await work;
    while (fake.open() > 0) await wait(10);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(trial.rows).toMatchObject([{ fault: 'aborted', attempts: 1 }]);
    // Leaving is no fault of the server's.
    expect(trial.chain.breaker.mayTry('openai-compatible:fake')).toBe(true);
  }
});

test('A provider gets no more calls at once than it has places', async () => {
  fake.behave('slow');
  const trial = start({ parallel: 2 });
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, fake.open())), 5);
  const all = await Promise.all(Array.from({ length: 12 }, () => trial.draft()));
  clearInterval(watch);
  expect(most).toBe(2);
  // Two run, eight wait, the rest are sent away at once.
  expect(all.filter((answer) => answer !== null)).toHaveLength(10);
  expect(trial.rows.filter((row) => row.fault === 'busy')).toHaveLength(2);
});

test('Without a chain nothing is asked and nothing written', async () => {
  const trial = start({ models: '' });
  expect([await trial.draft(), (await trial.chat()).answer, trial.rows]).toEqual([null, null, []]);
});

test('A book that cannot be written loses no answer', async () => {
  fake.behave('ok');
  const trial = start();
  trial.account.record = () => Promise.reject(new Error('the database is away'));
  expect(await trial.draft()).not.toBeNull();
  expect(trial.reports).toHaveLength(1);
});

test('A chat that flows keeps the time that the next model will not need', async () => {
  fake.behave('drips');
  const trial = start({ ...two, deadlineMs: 1_200 });
  const { answer } = await trial.chat();
  expect(answer).toMatchObject({ engine: 'openai-compatible:first', fault: null });
  expect(trial.rows[0]!.ms).toBeGreaterThan(850);
});
