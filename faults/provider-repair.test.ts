import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDraft, createTrial, draftPrompt } from './model-trial.ts';
import { goodBody } from './fake-behaviours.ts';
import { startFakeProvider } from './fake-provider.ts';
import type { FakeProvider } from './fake-provider.ts';

let fake: FakeProvider;
beforeAll(async () => void (fake = await startFakeProvider()));
afterAll(() => fake.close());
const start = () => createTrial({ COACH_BASE_URL: fake.baseUrl, COACH_API_KEY: 'sk-test' });

test('A text that is too long is repaired by naming the fault', async () => {
  fake.behave('long', 'ok');
  const trial = start();
  expect(await trial.draft()).toMatchObject({ outcome: 'repaired', value: { body: goodBody } });
  expect(fake.seen[1]!.turns.at(-1)).toEqual({ role: 'user', content: expect.stringMatching(/\n1\. It has \d+ words; 40 are allowed\.\n/) });
  expect(trial.stages).toEqual(['asking', 'checking', 'repairing']);
  expect(trial.rows).toMatchObject([{ outcome: 'repaired', attempts: 1, tokens: { in: 200, out: 40 } }]);
});

test('After two repairs the text is fitted by rule', async () => {
  fake.behave('long');
  const trial = start();
  const answer = await trial.draft();
  expect(answer).toMatchObject({ outcome: 'fit' });
  expect(checkDraft(answer!.value)).toEqual([]);
  expect(fake.seen).toHaveLength(3);
});

test('A repair that fails leaves the text to the rules', async () => {
  fake.behave('long', 's500');
  expect(await start().draft()).toMatchObject({ outcome: 'fit' });
});

test('What cannot be fitted is not used', async () => {
  fake.behave('long');
  const trial = start();
  expect(await trial.draft({ fit: () => null })).toBeNull();
  expect(trial.rows).toMatchObject([{ fault: 'unfit', attempts: 1 }]);
});

test('A rule of ours that throws is logged as a bug and not held against the server', async () => {
  fake.behave('ok');
  const trial = start();
  const bug = new Error('a bug');
  const check = () => {
    throw bug;
  };
  for (let n = 0; n < 6; n += 1) expect(await trial.draft({ check })).toBeNull();
  expect(trial.rows.at(-1)).toMatchObject({ fault: 'bug', attempts: 1 });
  expect(trial.reports[0]).toMatchObject({ cause: bug });
});

test('More than two hard faults are rejected without a repair', async () => {
  fake.behave('ok');
  const trial = start();
  const hard = (code: string) => ({ code, message: code, hard: true });
  expect(await trial.draft({ check: () => [hard('a'), hard('b'), hard('c')] })).toBeNull();
  expect(fake.seen).toHaveLength(1);
  expect(trial.rows).toMatchObject([{ fault: 'rejected', attempts: 1 }]);
});

test('L1 what is sent holds this user alone, fenced, with no limits in the schema and the key in its header only', async () => {
  fake.behave('ok');
  await start().draft({ prompt: { ...draftPrompt, schema: { type: 'object', properties: { subject: { type: 'string', maxLength: 9 }, body: { type: 'string', minLength: 9 } } } } });
  const { system, user, headers, schema } = fake.seen[0]!;
  expect(schema).toEqual({ type: 'object', properties: { subject: { type: 'string' }, body: { type: 'string' } }, required: ['subject', 'body'], additionalProperties: false });
  expect(user).toContain('<<<k7q2m9 the message that came in\nCan you mend');
  expect(system).not.toContain('Can you mend');
  expect(headers.authorization).toBe('Bearer sk-test');
  expect(JSON.stringify(fake.seen[0]!.turns)).not.toContain('sk-test');
});
