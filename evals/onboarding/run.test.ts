import { expect, test } from 'vitest';
import { runOnboarding, runPerson } from './run.ts';

test('R-ONB-15 forty people of all habits go through the questions and no answer is lost', () => {
  const result = runOnboarding();
  expect(result.people).toBe(40);
  expect(result.lost).toEqual([]);
  expect(result.broken).toEqual([]);
});

test('the judge notices a lost answer', () => {
  const person = { who: 'Nobody', kind: 'builder', brain: {}, turns: ['We sell drums to schools'], holds: { idealCustomer: 'schools of dance' }, done: true };
  expect(runPerson(person).lost).toEqual(['Nobody: idealCustomer is undefined']);
  expect(runPerson(person).broken).toEqual(['Nobody: did not end, at step 2']);
});
