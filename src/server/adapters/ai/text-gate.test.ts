import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Prompt } from '#contract/prompt';
import { ModelFailure } from './failure.ts';
import { createTextGate } from './text-gate.ts';

const prompt: Prompt = { task: 'chat', system: '', turns: [], maxTokens: 10, never: ['zq-4417-vv'], own: 'My page is ruiz.com' };
const run = (pieces: string[]) => {
  const shown: string[] = [];
  const gate = createTextGate(prompt, (text) => shown.push(text));
  for (const piece of pieces) gate.push(piece);
  return { shown, gate };
};

test('Plain words are shown at once, in the pieces they came in', () => {
  const { shown, gate } = run(['Ask', ' one', ' ques', 'tion']);
  expect(shown).toEqual(['Ask', ' one', ' ques', 'tion']);
  expect(gate.end()).toBe('Ask one question');
});

test('L2 the canary is never shown, not even its first half', () => {
  const shown: string[] = [];
  const gate = createTextGate(prompt, (text) => shown.push(text));
  for (const piece of ['The mark is', ' z', 'q-44', '17-v']) gate.push(piece);
  expect(shown.join('')).toBe('The mark is ');
  expect(() => {
    gate.push('v ok');
  }).toThrow('leak');
  expect(shown.join('')).toBe('The mark is ');
});

test('L3 a foreign address is held until it is whole, and then not shown', () => {
  const { shown, gate } = run(['See ht', 'tps:/', '/evil', '.example/x']);
  expect(shown.join('')).toBe('See ht');
  expect(() => gate.push(' now')).toThrow('foreign_url');
});

test('A language without spaces is no word without end', () => {
  const text = Array.from({ length: 300 }, (_, n) => `第${n}次先问一个问题。`).join('');
  expect(run(Array.from(text)).gate.end()).toBe(text);
});

test("The seller's own address passes", () => {
  const { shown, gate } = run(['See ruiz', '.com', ' now. Bye']);
  expect(gate.end()).toBe('See ruiz.com now. Bye');
  expect(shown.join('')).toBe('See ruiz.com now. Bye');
});

test('Thoughts of a small model are dropped, however they are cut', () => {
  const whole = '\n<think>He wants zz. <b></think>\n\nAsk first.';
  for (let size = 1; size <= whole.length; size += 1) expect(run(whole.match(new RegExp(`[^]{1,${size}}`, 'g'))!).gate.end()).toBe('Ask first.');
  expect(() => run(['<think>no end']).gate.end()).toThrow('empty');
});

test('F30 a stuck or endless answer is stopped', () => {
  expect(() => run(Array.from({ length: 900 }, () => 'again and '))).toThrow('repeats');
  expect(() => run(Array.from({ length: 3_000 }, () => 'x'))).toThrow('repeats');
  expect(() => run(Array.from({ length: 9_000 }, (_, n) => `word${n} `))).toThrow('too_long');
});

test('However a text is cut, what is shown is the text, or it stops before a secret or an address', () => {
  const words = fc.array(fc.constantFrom('Ask', ' ', '\n', 'z', 'zq-', '4417-vv', 'ruiz', '.com', 'https://', 'evil.com', '/x', 'first.', '<think>', '。', '👩‍🚀'), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 9 }), (parts, size) => {
      const text = parts.join('');
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, n) => text.slice(n * size, (n + 1) * size));
      let shown = '';
      const gate = createTextGate(prompt, (piece) => (shown += piece));
      try {
        for (const piece of pieces) gate.push(piece);
        expect(gate.end()).toBe(shown);
      } catch (error) {
        expect(error).toBeInstanceOf(ModelFailure);
      }
      expect(shown).not.toMatch(/zq-4417-vv|https:\/\/evil|evil\.com(?![\w-])/);
      if (!text.includes('<think>')) expect(text.trimStart().startsWith(shown)).toBe(true);
    }),
    { seed: 7411, numRuns: 3_000 },
  );
});
