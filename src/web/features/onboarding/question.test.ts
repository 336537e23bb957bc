import { expect, test } from 'vitest';
import { beginDialog, takeTurn } from '#coach/dialogs/dialog';
import { findAsked, findHint, findLast, readReply } from './question.ts';

const opening = beginDialog('onboarding', { firstName: 'Dana' });

test('R-ONB-09 of a reply the last paragraph is the question, and the answer it asks for is known', () => {
  expect(readReply(opening.reply).question).toBe('What do you sell, and what does the customer have at the end of it?');
  expect(readReply(opening.reply).lead[0]).toMatch(/^Hi Dana, I'm your coach\./);
  expect(findAsked('onboarding', 1, opening.reply)).toBe('offeringDetails');
  expect(findHint('onboarding', { step: 1, reply: opening.reply })).toMatch(/^I mean the thing people pay you for/);
});

test('R-ONB-09 an example that the coach has just given is not given twice', () => {
  const { reply } = takeTurn(opening.state, { id: '1', message: 'What do you mean?' });
  expect(reply).toContain('I mean the thing people pay you for');
  expect(findHint('onboarding', { step: 1, reply })).toBeNull();
});

test('R-ONB-09 what was asked and answered just before is found, also after a follow-up', () => {
  expect(findLast([{ role: 'assistant', content: opening.reply }])).toBeNull();
  expect(findLast([{ role: 'assistant', content: opening.reply }, { role: 'user', content: 'Ovens' }, { role: 'assistant', content: 'Fine.\n\nFor whom?' }])).toEqual({ question: 'What do you sell, and what does the customer have at the end of it?', answer: 'Ovens' });
});
