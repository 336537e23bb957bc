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

const job = 'Hi Dana,\n\nThe crew can start Monday if you sign the quote ASAP. We use our own people for all of it. No subs. The price is $14,200 incl. tear off. Is Monday all right?\n\nThx\nMarty';
const roofer = { firstName: 'Marty', offeringDetails: 'Flat roof repair for small apartment buildings', uniqueMessage: 'the owner is on the roof himself', pricingModel: '$9 to $14 a square foot' };

test('short forms stay short forms or are written out in small letters, and the sign-off stays below', () => {
  const { text } = use('formal', job, roofer);
  expect(text).toContain('as soon as possible. We use our own people for all of it. No subs. The price is $14,200 incl. tear off.');
  expect(text).toMatch(/\n\nKind regards,\nMarty$/);
});

test('shorter keeps a fragment beside what it belongs to', () => {
  const { text } = use('shorter', job, roofer);
  expect(!text.includes('No subs.') || text.includes('our own people')).toBe(true);
  expect(use('shorter', 'Hi Dana,\n\nI would really just love to be honest here and say that our own people do it all. No subs. The 41 roofs of last year show it. Would a price help?').text).toMatch(/our own people do it all\. No subs\.|^((?!No subs).)*$/s);
});

test.each([job, 'Hi Dana,\n\nThe roof is done. I will send the photos tonight. Thanks for your patience!\n\nMarty', 'Sounds good, see you Thursday. Talk soon!'])('longer and friendlier add no pitch to what sells nothing: %s', (text) => {
  for (const chip of ['longer', 'friendlier'] as const) {
    expect(use(chip, text, roofer).text).not.toMatch(/[Ff]lat roof|himself|\$9|one page|no problem at all/);
  }
});

test('longer stands before the closing line, and a fact goes on in small letters', () => {
  const text = 'Hi Dana,\n\nYour building on Dock Street has a flat roof from 1998. We work on such roofs all over Leeds. Looking forward to your answer.\n\nMarty';
  expect(use('longer', text, { offeringDetails: 'Flat roof repair', uniqueMessage: 'The owner is on the roof himself' }).text).toContain('all over Leeds. What makes it different: the owner is on the roof himself. Looking forward to your answer.');
});

test('shorter keeps what is asked, and ASAP stays a wish for soon', () => {
  const text = 'Dear Ms. Hart,\n\nI would like to inquire as to whether you require assistance with your SEO. I do not charge for the first audit. I look forward to your reply.\n\nRegards,\nHenrik';
  expect(use('shorter', text).text).toContain('whether you require assistance with your SEO');
  expect(use('formal', text).text).toContain('I would like to ask whether you require assistance with your SEO.');
  expect(use('simpler', 'Hi Dana,\n\nwe need the deposit ASAP for the crew on Monday.\n\nThx Marty').text).toContain('we need the deposit soon for the crew on Monday.\n\nThanks, Marty'.replace('we', 'We'));
});
