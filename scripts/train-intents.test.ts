import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLines, trainWeights } from './train-intents.ts';
import { readMessages } from '../evals/intent/run.ts';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu));

function likeness(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared || 1);
}

test('no message of the evaluation set was copied into the training lines', () => {
  const lines = readLines();
  expect(lines.length).toBeGreaterThanOrEqual(2_500);
  const texts = new Set(lines.map(({ text }) => text.trim().toLowerCase()));
  const trained = lines.map(({ text }) => wordsOf(text));
  const copied = readMessages().filter(({ text }) => {
    const words = wordsOf(text);
    return texts.has(text.trim().toLowerCase()) || (words.size >= 5 && trained.some((other) => likeness(words, other) >= 0.75));
  });
  expect(copied.map(({ text }) => text)).toEqual([]);
});

test('the training lines use all fifteen intents, several of them together, and name no other', () => {
  const known = new Set(readMessages().flatMap(({ labels }) => labels));
  const used = readLines().map(({ labels }) => labels);
  expect(new Set(used.flat())).toEqual(known);
  expect(used.filter((labels) => labels.length > 1).length).toBeGreaterThan(200);
});

test('the committed weights are what the labelled lines give, in less than 300 kB', () => {
  const committed = readFileSync(new URL('../src/coach/understand/content/intents-weights.json', import.meta.url), 'utf8');
  expect(committed.length).toBeLessThan(300_000);
  expect(committed === trainWeights()).toBe(true);
}, 120_000);
