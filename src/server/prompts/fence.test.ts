import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, createFence } from './fence.ts';

test('Whatever is typed, the fence opens once and closes once, and no half letter is left', () => {
  const typed = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('k7q2m9', 'k7q2k7q2m9m9', '<<<', '>>>', '\u202e', '\ud83d', '\u0000', '\n')), { maxLength: 30 });
  fc.assert(
    fc.property(typed, (parts) => {
      const block = createFence('k7q2m9')('what was typed', parts.join(''));
      expect(block.split('k7q2m9')).toHaveLength(3);
      expect(block).toMatch(/^<<<k7q2m9 what was typed\n[^]*\nk7q2m9>>>$/);
      expect(block.isWellFormed()).toBe(true);
    }),
    { seed: 7411, numRuns: 2_000 },
  );
});

test('A text is cut between letters, never inside one', () => {
  const cut = cleanText('😀'.repeat(20), 5);
  expect(cut).toBe('😀😀\n(the rest was left out)');
  expect(cleanText('five5', 5)).toBe('five5');
});
