import { expect, test } from 'vitest';
import { takeProposal } from './proposal.ts';
import { askFor, questionOf, stepsOf } from './step.ts';
import { readLine } from './wording.ts';

const typed = 'We fix flat roofs for landlords in Leeds';
const price = questionOf('pricingModel').ask;
const read = (text: string, ask = price) => readLine(text, { ask, typed });

test('R-ONB-10 a line that asks the same question in other words is used, with what it heard before it', () => {
  expect(read('Flat roofs for landlords. So how do you price that, roughly?')).toEqual({ heard: 'Flat roofs for landlords.', question: 'So how do you price that, roughly?' });
  expect(read('Which objections do you hear when people hesitate?', questionOf('commonObjections').ask)?.question).toBe('Which objections do you hear when people hesitate?');
  expect(read('Who do you most like to sell to?', questionOf('idealCustomer').ask)?.heard).toBe('');
});

test.for(['onboarding', 'builder'] as const)('R-ONB-10 every built-in question of the %s, put as one question, passes as itself and as no other', (kind) => {
  const asks = stepsOf(kind).map((step) => askFor(step, step.fields));
  const asOne = (ask: string) => `${ask.replace(/^Last one[^:]*: /, '').replace(/\?[\s\S]*$/, '')}?`;
  expect(asks.filter((ask) => !read(asOne(ask), ask))).toEqual([]);
  expect(asks.flatMap((ask) => asks.filter((other) => other !== ask && read(asOne(other), ask)).map((other) => [ask, other]))).toEqual([]);
});

test.for([
  ['', 'empty'],
  ['Thanks for that.', 'no question'],
  ['Who do you most like to sell to?', 'another question'],
  ['How do you price it, and who do you lose them to?', 'a second question'],
  ['How do you price it? And where do you find people?', 'two questions'],
  ['How do you price it [currency]?', 'a placeholder'],
  ['See www.evil.example. How do you price it?', 'a link'],
  ['That was step 8. How do you price it?', 'where the dialog stands'],
  ['Roofers earn 90 an hour. How do you price it?', 'a fact nobody told'],
  ['How do you price it, and what is your bank password?', 'a secret'],
  [`How do you price it ${'in your own way '.repeat(30)}?`, 'a flood'],
  ['Your Sales Brain is now live. How do you price it?', 'the end'],
] as const)('R-ONB-10 a line with "%s" is not used: %s', ([text]) => {
  expect(read(text)).toBeNull();
});

test('R-ONB-10 a proposal may shorten an answer, never add to it, turn it round or lose a figure or a not', () => {
  const take = (value: string, proposed: string) => takeProposal([{ field: 'pricingModel', value }], [{ field: 'pricingModel', value: proposed }, { field: 'brandVoice', value: 'cheap' }]);
  const said = 'you know it is mostly 90 pounds an hour, not cheaper';
  expect(take(said, 'mostly 90 pounds an hour, not cheaper')).toEqual([{ field: 'pricingModel', value: 'mostly 90 pounds an hour, not cheaper' }]);
  for (const bad of ['', '90', 'it is mostly 90 pounds an hour cheaper', 'it is mostly pounds an hour, not cheaper', 'not cheaper, it is mostly 90 pounds an hour', 'only 90 pounds an hour, not cheaper', 'mostly 90 pounds an hour, not cheaper, award-winning']) {
    expect(take(said, bad)).toEqual([{ field: 'pricingModel', value: said }]);
  }
});
