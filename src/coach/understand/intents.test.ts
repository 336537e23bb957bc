import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const read = (text: string) => understand(text, new Date('2026-11-21T10:00:00Z'));
const first = (text: string) => read(text).intents[0]?.intent;

test.each([
  ['take me off your list', 'unsubscribe'], ['STOP', 'unsubscribe'], ['Quit emailing me!!!', 'unsubscribe'], ['remove me', 'unsubscribe'], ['Please delete my data under the GDPR.', 'unsubscribe'],
  ['I loved the pictures but please, never contact me again.', 'unsubscribe'], ['Sounds great! What is the price? Also, unsubscribe me.', 'unsubscribe'],
  ['How much is it?', 'asks_price'], ['That is way too expensive.', 'too_expensive'], ['Call me back in six months.', 'bad_timing'], ['I need to think about it.', 'think_it_over'], ['Please send me a brochure.', 'send_info'],
  ['We already have a supplier.', 'has_vendor'], ['I have to ask my boss.', 'authority'], ['Do you have any references?', 'wants_proof'], ['Does it work with Outlook?', 'asks_question'], ['Can we talk on Tuesday?', 'meeting'],
  ['Not interested.', 'not_interested'], ['I am out of the office until Monday.', 'out_of_office'], ["I'm not the right person, talk to Anna Li.", 'referral'], ['Sounds great, count us in!', 'interested'],
])('"%s" is %s', (text, intent) => {
  expect(first(text)).toBe(intent);
});

test.each(['How do our subscribers unsubscribe from your newsletter tool?', 'We want to stop losing leads.', 'Could you remove the old boiler?', 'Stop by on Friday, the kettle is on.', 'Please remove item three from the quote.', 'Can we opt for the blue one?'])('"%s" asks nobody to stop writing', (text) => {
  expect(read(text).intents.map(({ intent }) => intent)).not.toContain('unsubscribe');
});

test.each(['', ' ', 'ok', '👍', 'asdf', 'Happy birthday!'])('"%s" is unclear and nothing else', (text) => {
  expect(read(text).intents.map(({ intent }) => intent)).toEqual(['unclear']);
});

test('several intents come best first, each with the sentence that holds it', () => {
  const text = "We already work with another agency. It's also far too expensive. Send me a brochure anyway.";
  const found = read(text).intents;
  const spanOf = (name: string) => found.find(({ intent }) => intent === name)?.quote;
  expect(spanOf('has_vendor')).toBe('We already work with another agency.');
  expect(spanOf('too_expensive')).toBe("It's also far too expensive.");
  expect(spanOf('send_info')).toBe('Send me a brochure anyway.');
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
});
