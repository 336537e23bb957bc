import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '#coach/score/table';
import { withRules } from './evidence.ts';

const text = readFileSync(new URL('../docs/evidence.md', import.meta.url), 'utf8');

test('docs/evidence.md lists exactly the rules that score, with their evidence', () => {
  expect(withRules(text)).toBe(text);
});

test('every rule has a name of its own', () => {
  expect(new Set(rules.map((rule) => rule.name)).size).toBe(rules.length);
});
