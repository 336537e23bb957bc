import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renewed } from './operations.ts';

test('the tables of docs/operations.md are those of the code (else: npm run map)', () => {
  const text = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  expect(text).toBe(renewed(text));
  expect(text).toContain('| THROTTLE_SCALE |');
});
