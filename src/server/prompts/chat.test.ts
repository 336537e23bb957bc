import { expect, test } from 'vitest';
import { buildChatPrompt } from './chat.ts';
import { buildRepair } from './repair.ts';

const seals = { marker: 'k7q2m9', canary: 'zq-4417-vv' };
const turn = (role: 'user' | 'assistant', content: string) => ({ role, content });

test('L4 six stored turns at most are sent, and the first is the seller', () => {
  const turns = [turn('user', 'one'), turn('assistant', 'two'), turn('user', 'three'), turn('assistant', 'four'), turn('user', 'five'), turn('assistant', 'six'), turn('user', 'seven')];
  const prompt = buildChatPrompt({ brain: {}, turns, seals });
  expect(prompt.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user']);
  expect(prompt.turns[0]!.content).toBe('<<<k7q2m9 the seller says\nthree\nk7q2m9>>>');
  expect(prompt.turns.at(-1)!.content).toContain('seven');
});

test("The coach hears what drives the seller, in a fence, and our cards as our own words", () => {
  const { system } = buildChatPrompt({ brain: { emotionalMotivation: 'My daughter', salesLevel: 'expert' }, turns: [turn('user', 'Hi')], cards: [{ title: 'Silence', answer: 'Wait.' }], seals });
  expect(system).toContain('<<<k7q2m9 facts about the seller\nEmotional motivation: My daughter\nk7q2m9>>>');
  expect(system).toContain('- Silence: Wait.');
  expect(system).toContain('be brief');
});

test('L2 prompts hold the canary once and no figure of ours', () => {
  const { system, never } = buildChatPrompt({ brain: {}, turns: [turn('user', 'Hi')], seals });
  expect(system.split('zq-4417-vv')).toHaveLength(2);
  expect(never).toContain('zq-4417-vv');
  expect(system).not.toMatch(/[$€£]\s?\d|sk-|api key|admin|trial|plan price/i);
});

test('A repair names each fault on a line of its own, the hard ones first', () => {
  const text = buildRepair([{ code: 'long', message: 'It has 96 words;\n80 are allowed.', hard: false }, { code: 'number', message: "'40%' stands nowhere.", hard: true }]);
  expect(text).toBe("That answer can't be used yet:\n1. '40%' stands nowhere.\n2. It has 96 words; 80 are allowed.\nMend exactly this and leave the rest as it is. All earlier rules hold. Answer with the whole JSON again.");
});
