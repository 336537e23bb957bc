import { expect, test } from 'vitest';
import { applyChip, chips } from './chips.ts';
import { factsOf, lostFacts } from './facts.ts';

const form = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm' } as const;
const stiff = 'Dear Mr Brown,\n\nI would like to inform you that I am able to paint the sign of your bakery in June. I have painted 12 signs in York, and I cannot wait to see yours. It is a very beautiful street. Do you have a drawing, or would you require assistance with that?\n\nRegards,\nLena';
const loose = "Hey Tom!\n\nThanks for the call. I'll send the 3 samples on Monday, they're awesome! Don't worry about the colour. Can you do Tuesday?\n\nCheers,\nLena";
const use = (chip: (typeof chips)[number], text: string, brain = {}) => applyChip(chip, { text, form, brain, seed: 0 });

test('friendlier uses short forms, a first-name tone and an easy way out', () => {
  const { text } = use('friendlier', stiff);
  expect(text).toContain("Hi Mr Brown,\n\nI'd like to tell you that I'm able to paint the sign");
  expect(text).toContain('Best wishes,\nLena');
});

test('more formal writes short forms out and calms greeting and sign-off', () => {
  const { text } = use('formal', loose);
  expect(text).toBe('Hello Tom,\n\nThank you for the call. I will send the 3 samples on Monday, they are excellent. Do not worry about the colour. Can you do Tuesday?\n\nKind regards,\nLena');
});

test('simpler swaps long words for everyday ones', () => {
  expect(use('simpler', stiff).text).toContain('or would you need help with that?');
});

test('shorter leaves out what carries nothing and keeps every fact', () => {
  const { text } = use('shorter', stiff);
  expect(text.length).toBeLessThan(stiff.length);
  expect(text).not.toContain('beautiful street');
});

test('longer adds only what the Sales Brain says', () => {
  const { text } = use('longer', stiff, { uniqueMessage: 'each sign lasts fifteen years or I repaint it' });
  expect(text).toContain('What makes it different: each sign lasts fifteen years or I repaint it. Do you have a drawing');
});

test.each(chips)('%s keeps figures, names and days', (chip) => {
  for (const text of [stiff, loose]) expect(lostFacts(factsOf(text), use(chip, text).text)).toEqual([]);
});

test('a chip that finds nothing to do says so and changes nothing', () => {
  expect(use('formal', 'Hello Tom,\n\nI will come on Monday. Is that all right?')).toMatchObject({ text: 'Hello Tom,\n\nI will come on Monday. Is that all right?', said: 'It is formal already.', changes: [] });
});
