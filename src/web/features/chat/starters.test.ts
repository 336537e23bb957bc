import { expect, test } from 'vitest';
import { offerStarters } from './starters.ts';

const blank = { biggestSalesChallenge: '', commonObjections: '', idealCustomer: '', salesLevel: '', offeringDetails: '', shortTermWin: '' };

test('the starters fit what the Sales Brain says is hard, in its own words', () => {
  expect(offerStarters({ ...blank, biggestSalesChallenge: 'People go quiet after the quote', commonObjections: 'No budget this year, we have someone' })).toEqual([
    'They say "No budget this year". What do I answer?',
    'They say it is too expensive. What do I say?',
    'I sent the quote and they have gone quiet.',
    'My emails get no replies.',
  ]);
});

test('an objection is not offered twice, once in their words and once in ours', () => {
  const starters = offerStarters({ ...blank, commonObjections: 'It is too expensive' });
  expect(starters.filter((starter) => /too expensive/i.test(starter))).toEqual(['They say "It is too expensive". What do I answer?']);
  expect(starters).toHaveLength(4);
});

test('without a Sales Brain there are four that anybody asks, and a beginner gets first steps', () => {
  expect(offerStarters(blank)).toHaveLength(4);
  expect(offerStarters({ ...blank, salesLevel: 'beginner' })[0]).toBe('Who should I contact first?');
});
