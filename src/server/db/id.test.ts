import { expect, test } from 'vitest';
import { newId } from './id.ts';

test('ids sort in the order in which they were made, also many in one millisecond', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const ids = Array.from({ length: 10_000 }, () => newId(now));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(10_000);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('an id made later sorts later', () => {
  expect(newId(new Date('2027-01-01')) < newId(new Date('2027-01-02'))).toBe(true);
});
