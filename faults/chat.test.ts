import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeProvider, type FakeProvider } from './fake-provider.ts';
import { createTrial } from './model-trial.ts';
import { answerTurn, readyTurn } from '#server/flows/chat';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.close());

const author = { id: 'u1', firstName: 'Dana', brain: { offeringDetails: 'We repair flat roofs' } };
const question = 'A customer says my price is too high. What do I say?';
const now = () => new Date('2026-11-21T09:00:00Z');
const ask = async (message = question, { models = 'openai-compatible:fake', mood = undefined as 'exhausted' | undefined, history = [] as { role: 'user' | 'assistant'; text: string }[] } = {}) => {
  const { account, rows } = createTrial({ COACH_BASE_URL: provider.baseUrl }, { models, deadlineMs: 1500 });
  let shown = '';
  const ready = readyTurn({ models: account, now }, author, { message, history, seed: 0 });
  const answer = await answerTurn(account, author.id, { ready, findMood: async () => mood, wire: { onText: (text) => (shown += text) } });
  return { answer, shown, rows };
};

test('without a model the coach answers from its cards, and the same question gets the same answer', async () => {
  const [first, second] = [await ask(question, { models: '' }), await ask(question, { models: '' })];
  expect(first.answer).toMatchObject({ engine: 'built-in', kind: 'card', fault: null, replaces: false });
  expect(second.answer.text).toBe(first.answer.text);
});

test('with a model the text streams, told by the card that fits and by what was really said before', async () => {
  provider.behave('ok');
  const { answer, shown, rows } = await ask(question, { history: [{ role: 'user', text: 'Hello coach' }, { role: 'assistant', text: 'Hello Dana' }] });
  expect(answer).toMatchObject({ engine: 'openai-compatible:fake', fault: null, replaces: false });
  expect(shown).toBe(answer.text);
  expect(provider.seen[0]!.turns.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(provider.seen[0]!.system).toContain('What our coaching says about it');
  expect(rows).toMatchObject([{ task: 'chat', outcome: 'ok' }]);
});

test('L2 what leaked or went wrong after text was shown gives way to the built-in answer', async () => {
  provider.behave('foreignUrl');
  const { answer } = await ask();
  expect(answer.engine).toBe('built-in');
  expect(answer.text).not.toContain('evil.example');
  provider.behave('s500');
  expect((await ask()).answer).toMatchObject({ engine: 'built-in', replaces: false });
});

test('where the model fails somebody without strength gets one step, as without a model', async () => {
  provider.behave('s500');
  const { answer } = await ask(question, { mood: 'exhausted' });
  expect(answer.text).toContain('Just the first step today');
  expect(answer.text).toBe((await ask(question, { models: '', mood: 'exhausted' })).answer.text);
  expect((await ask()).answer.text).not.toContain('Just the first step today');
});

test('F27 a line that breaks in the middle leaves a part that is marked', async () => {
  provider.behave('cuts');
  const { answer, shown } = await ask();
  expect(answer.fault).toBe('cut');
  expect(answer.text).toBe(shown);
});

test('somebody in despair, an order to write and a text without words are never sent to a model', async () => {
  provider.behave('ok');
  const kinds = [];
  for (const message of ["I can't go on, I want to end my life", 'Write an email to Dana Lopez about our roof offer', '???']) kinds.push((await ask(message)).answer.kind);
  expect(kinds).toEqual(['crisis', 'handoff', 'empty']);
  expect(provider.seen).toHaveLength(0);
});
