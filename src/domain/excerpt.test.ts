import { expect, test } from 'vitest';
import { cutAt } from './excerpt.ts';

test('R-HOM-06 sixty characters stay whole, the sixty-first is cut', () => {
  expect(cutAt('x'.repeat(60), 60)).toBe('x'.repeat(60));
  expect(cutAt('x'.repeat(61), 60)).toBe(`${'x'.repeat(60)}…`);
});

test('R-HOM-06 a cut leaves letters and signs whole, and lines become one', () => {
  expect(cutAt('Hi Ana,\n\n  thanks', 60)).toBe('Hi Ana, thanks');
  expect(cutAt('👩‍💻👩‍💻👩‍💻', 2)).toBe('👩‍💻👩‍💻…');
  expect(cutAt('one two', 4)).toBe('one…');
});
