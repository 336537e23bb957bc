import { expect, test } from 'vitest';
import { findChanges, showBusiness, type Business } from './business.ts';
import { findNext, type Item } from './item.ts';
import { findLineError, toLines, toVoice } from './voice-lines.ts';

const before: Business = { businessName: 'Hale', industry: 'Roofing', platformLink: '', salesLevel: 'expert', tone: '', goal: '' };

test('only what was changed is sent, and a choice is not taken back', () => {
  expect(findChanges({ ...before, industry: ' Roofs ', salesLevel: '', goal: ' ' }, before)).toEqual({ industry: 'Roofs' });
  expect(findChanges({ ...before, tone: 'direct', businessName: '' }, before)).toEqual({ tone: 'direct', businessName: '' });
});

test('R-ONB-04 a level and a tone are shown by their names', () => {
  expect([showBusiness('salesLevel', 'beginner'), showBusiness('tone', 'other'), showBusiness('goal', 'other')]).toEqual(['Beginner, 0 to 2 years', 'Other, as Q9 says', 'other']);
});

test('R-BRN-03 of the open questions the one that drafts gain most from comes first', () => {
  const item = (field: Item['field'], answer = '', missed = 0): Item => ({ index: 0, field, label: '', question: '', answer, missed });
  expect(findNext([item('emotionalMotivation'), item('pricingModel'), item('offeringDetails', 'Ovens')])?.field).toBe('pricingModel');
  expect(findNext([item('emotionalMotivation', ' \n'), item('offeringDetails', 'Ovens')])?.field).toBe('emotionalMotivation');
  expect(findNext([item('pricingModel'), item('additionalNotes', '', 2)])?.field).toBe('additionalNotes');
  expect(findNext([item('offeringDetails', 'Ovens')])).toBeNull();
});

test('the lines of a voice come back as they were, and an empty line is left to the coach', () => {
  const voice = { greeting: 'Hey', signOff: null, sentenceWords: 9, contractions: false, neverUse: ['synergy', 'touch base'] };
  expect(toVoice(toLines(voice))).toEqual(voice);
  expect(toVoice({ greeting: ' ', signOff: '', sentenceWords: '', contractions: '', neverUse: ' , ;\n' })).toEqual({ greeting: null, signOff: null, sentenceWords: null, contractions: null, neverUse: [] });
  expect(['', '3', '60', '2', '61', 'many'].map((sentenceWords) => findLineError({ ...toLines(voice), sentenceWords }) === null)).toEqual([true, true, true, false, false, false]);
});
