import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrial } from './model-trial.ts';
import { startFakeProvider } from './fake-provider.ts';
import { describeChain } from '#server/adapters/ai/run-chain';
import { testConnection } from '#server/adapters/ai/test-connection';
import type { FakeProvider } from './fake-provider.ts';

let fake: FakeProvider;
beforeAll(async () => void (fake = await startFakeProvider()));
afterAll(() => fake.close());
const openFake = async () => {
  const other = await startFakeProvider();
  return { fake: other, [Symbol.asyncDispose]: () => other.close() };
};
const start = () => createTrial({ COACH_BASE_URL: fake.baseUrl, COACH_API_KEY: 'sk-test' });

test("'Test connection' tells the truth about a server that takes a schema and ignores it", async () => {
  fake.behave('ok');
  const [good] = await testConnection(start().account, 'admin');
  expect(good).toMatchObject({ engine: 'openai-compatible:fake', plain: { ok: true }, stream: { ok: true, note: 'Text came in 13 pieces.' }, schema: { ok: true, note: 'It kept to the schema.' } });
  fake.behave('ok', 'ok', 'ignoresSchema');
  const [ignoring] = await testConnection(start().account, 'admin');
  expect(ignoring).toMatchObject({ plain: { ok: true }, schema: { ok: false, note: expect.stringContaining('answered with no JSON') } });
  fake.behave('ok', 'onePiece', 'wrongSchema');
  const [other] = await testConnection(start().account, 'admin');
  expect(other).toMatchObject({ stream: { ok: true, note: expect.stringContaining('in one piece') }, schema: { ok: false, note: expect.stringContaining('ignored it') } });
  fake.behave('s401');
  const trial = start();
  const [closed] = await testConnection(trial.account, 'admin');
  expect(closed).toMatchObject({ plain: { ok: false, note: expect.stringContaining('unauthorized') }, stream: { ok: false }, schema: { ok: false } });
  expect(trial.rows).toHaveLength(3);
  expect(trial.rows[0]).toMatchObject({ task: 'test', user: 'admin', outcome: 'built-in', fault: 'unauthorized' });
});

test('A key that a server repeats reaches no log and no screen', async () => {
  fake.behave('echoesKey');
  const trial = start();
  await trial.draft();
  const tests = await testConnection(trial.account, 'admin');
  expect(String(trial.reports[0])).toContain('Incorrect key: Bearer …');
  expect(tests[0]!.plain.note).toContain('Incorrect key: Bearer …');
  expect(JSON.stringify([tests, trial.rows]) + String(trial.reports)).not.toContain('sk-test');
});

test('A model that rests is asked again once an admin has seen it work', async () => {
  fake.behave('s401', 'ok');
  const trial = start();
  await trial.draft();
  expect(describeChain(trial.chain)).toEqual([{ engine: 'openai-compatible:fake', isPrivate: true, isResting: true }]);
  await testConnection(trial.account, 'admin');
  expect(describeChain(trial.chain)).toMatchObject([{ isResting: false }]);
  expect(await trial.draft()).not.toBeNull();
});

test('F24 a server that closes a kept line just as it is used again is asked at once on a new one, and that is no failure', async () => {
  await using own = await openFake();
  const trial = createTrial({ COACH_BASE_URL: own.fake.baseUrl });
  own.fake.behave('ok');
  await Promise.all(Array.from({ length: 4 }, () => trial.chat()));
  // Of the four lines kept, the server closes each under the next question.
  own.fake.behave('closes', 'closes', 'closes', 'closes', 'ok');
  const answers = await Promise.all(Array.from({ length: 4 }, () => trial.chat()));
  expect(answers.map(({ answer }) => answer?.text)).toEqual(Array(4).fill('Ask one question first, then wait for the answer. Which customer comes next?'));
  expect(trial.rows.map(({ attempts, outcome }) => [attempts, outcome])).toEqual(Array(8).fill([1, 'ok']));
  expect(own.fake.seen).toHaveLength(8);
});

test('F24 a kept line that breaks when the server had the question for a while is a failure, tried again once', async () => {
  await using own = await openFake();
  const trial = createTrial({ COACH_BASE_URL: own.fake.baseUrl });
  own.fake.behave('ok', 'closesLate', 'closes');
  await trial.chat();
  expect((await trial.chat()).answer).toBeNull();
  expect(trial.rows.at(-1)).toMatchObject({ attempts: 2, outcome: 'built-in', fault: 'cut' });
  expect(own.fake.seen).toHaveLength(3);
});
