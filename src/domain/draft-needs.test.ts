import { expect, test } from 'vitest';
import { findMissing } from '#domain/draft-needs';

const asks = ['What do you sell, and what does the customer get?'];

test.each([
  ['nothing at all is known', {}, 'Dana Lopez, runs three bakeries', asks],
  ['the answer is no word', { offeringDetails: '-' }, 'Dana Lopez, runs three bakeries', asks],
  ['the offer is known', { offeringDetails: 'Ovens' }, 'Dana Lopez', []],
  ['the business is known', { businessName: 'Ridgeline Roofing' }, 'Dana Lopez', []],
  ['the brief says it', {}, 'Dana Lopez, bakeries. We repair ovens overnight.', []],
  ['the brief says it in other words', {}, 'Tell Dana about our oven cleaning service', []],
])('R-AST-08 a first message: %s', (_, facts, brief, missing) => {
  expect(findMissing(facts, brief)).toEqual(missing);
});
