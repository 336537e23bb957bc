import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const read = (text: string) => understand(text, new Date('2026-11-21T10:00:00Z'));
const quotes = (spans: { quote: string }[]) => spans.map(({ quote }) => quote);

test.each([
  ['How much is it?', ['price']], ['How long does it take?', ['timeline']], ['Does it sync with Xero?', ['integration']], ['Is our data encrypted?', ['security']], ['What is the notice period?', ['contract']],
  ['Do you have references?', ['references']], ['Do you cover Wales?', ['location']], ['Is there a warranty?', ['guarantee']], ['Do you offer training?', ['support']],
  ['How much is it and how long does it take?', ['price', 'timeline']], ['How are you?', []], ['We like it.', []], ['Please let me know the price.', ['price']],
])('"%s" asks about %j', (text, topics) => {
  expect(read(text).questions.map(({ topic }) => topic)).toEqual(topics);
});

test.each([
  ['See you on 4 May', '2027-05-04'], ['Try me in Q1', '2027-01-01'], ['Maybe Q3 2028', '2028-07-01'], ['next quarter', '2027-01-01'], ['by the end of Q2', '2027-06-30'], ['next week please', '2026-11-23'], ['next year', '2027-01-01'], ['in June next year', '2027-06-01'],
  ['on the 12th', '2026-12-12'], ['Tuesday at 3 works', '2026-11-24'], ['in the spring', '2027-03-01'], ['in six months', '2027-05-21'], ['zurück am 11.08.', '2027-08-11'], ['tomorrow', '2026-11-22'], ['in the second half of next year', '2027-07-01'],
])('"%s" is %s, looking forward', (text, on) => {
  expect(read(text).dates.map((date) => date.on)).toEqual([on]);
});

test.each(['We may do it now.', 'for eleven years', 'It took a few days', 'We have 12 users', 'a 9yr old', '$2027', 'five minutes'])('"%s" holds no date', (text) => {
  expect(read(text).dates).toEqual([]);
});

test.each([
  ['We had $5,000 to $8,000 in mind', ['$5,000 to $8,000']], ['£450 or 3k', ['£450', '3k']], ['2.500 € im Monat', ['2.500 €']], ['500 dollars', ['500 dollars']], ['5-10k', ['5-10k']], ['$99/month', ['$99/month']], ['call 555 0147', []], ['in 2027', []],
])('"%s" holds the amounts %j', (text, amounts) => {
  expect(quotes(read(text).amounts)).toEqual(amounts);
});

test.each([['12 users', ['12 users']], ['a team of 8', ['a team of 8']], ['about 40 employees', ['about 40 employees']], ['twelve seats', ['twelve seats']], ['there are six of us', ['six of us']], ['12 months', []]])('"%s" means %j', (text, seats) => {
  expect(quotes(read(text).seats)).toEqual(seats);
});

test.each([['We use HubSpot for that.', ['HubSpot']], ['Already working with Bauer & Sons.', ['Bauer & Sons']], ['we r on salesforce already', ['salesforce']], ['We signed with Securis last month.', ['Securis']], ['Call me on Monday.', []], ['I talked with Anna.', []]])('"%s" names the supplier %j', (text, names) => {
  expect(quotes(read(text).competitors)).toEqual(names);
});

test.each([
  ['Book here: https://calendly.com/jo/30.', 'https://calendly.com/jo/30'], ['cal.com/mo/15min', 'cal.com/mo/15min'], ['https://meetings.hubspot.com/erik', 'https://meetings.hubspot.com/erik'], ['<a href="https://savvycal.com/nina/chat">pick</a>', 'https://savvycal.com/nina/chat'], ['https://example.com/calendly', null],
])('"%s" has the booking link %s', (text, link) => {
  expect(read(text).bookingLink).toBe(link);
});

test.each([
  ["I'm not the right person, talk to Anna Li.", 'Anna Li'], ['Hi Tom, wrong department. Please contact Mrs Okafor.', 'Mrs Okafor'], ["That's not me, try sales@quarry.example", 'sales@quarry.example'], ['Not my area, please contact our purchasing department.', 'our purchasing department'], ["I've copied in Luis, who runs our fleet.", 'Luis'], ['How much is it?', null],
])('"%s" refers to %s', (text, whom) => {
  expect(read(text).referredTo).toBe(whom);
});

test.each([['I am out of the office until 3 March.', '3 March'], ['OOO - back Tues', 'Tues'], ['Out of office from 24 December to 2 January', '2 January'], ["I'm on leave and return on the 19th.", 'the 19th'], ['How about 3 March?', null]])('"%s" is back on %s', (text, day) => {
  expect(read(text).backOn).toBe(day);
});

test.each([['How much?\n\nBest,\nAnna Li', 'Anna Li'], ['How much? Thanks, Pat', 'Pat'], ['Hi, this is Tom Reyes from Acme. How much?', 'Tom Reyes'], ['From: Ann Lee <a@x.com>\nSubject: x\n\nHow much?', 'Ann Lee'], ['how much', null]])('"%s" was sent by %s', (text, sender) => {
  expect(read(text).sender).toBe(sender);
});

test('R-AST-02 people who are greeted, spoken of and who sign are named', () => {
  expect(quotes(read('Hi Beth,\n\nMy colleague Tom Reyes will join.\n\nRegards,\nAnna Li').names)).toEqual(['Beth', 'Tom Reyes', 'Anna Li']);
});

test.each([
  ['Danke, kein Interesse', 'de'], ['Was kostet das?', 'de'], ['Combien ça coûte ?', 'fr'], ['¿Cuánto cuesta?', 'es'], ['No estamos interesados, gracias', 'es'], ['Quanto costa?', 'it'], ['Non siamo interessati, grazie', 'it'], ['Hoeveel kost het?', 'nl'], ['Wij hebben geen interesse', 'nl'],
  ['Quanto custa para 5 pessoas?', 'pt'], ['Não tenho interesse, obrigado', 'pt'], ['多少钱？', 'zh'], ['いくらですか', 'ja'], ['Сколько это стоит?', 'ru'], ['Скільки це коштує? Її ціна', 'uk'], ['كم السعر؟', 'ar'], ['כמה זה עולה?', 'he'], ['얼마예요?', 'ko'], ['price?', 'en'], ['u do weekends?', 'en'], ['', 'en'], ['12345', 'en'],
])('"%s" is in %s', (text, language) => {
  expect(read(text).language).toBe(language);
});

test.each(['I want to end it all', "I can't go on living like this", 'Some days I think about killing myself.', 'My family would be better off without me', 'No quiero vivir más. No quiero vivir.', "I don't want to be here anymore"])('"%s" is a sign of crisis', (text) => {
  expect(read(text).crisis).toBe(true);
});

test.each(['This deal is killing me', 'I would die for that coffee', "We can't go on like this with our supplier", 'That price is commercial suicide', 'We run a suicide prevention charity', 'I want to end it all with our current agency', 'Kill the newsletter'])('"%s" is no sign of crisis', (text) => {
  expect(read(text).crisis).toBe(false);
});

test('liking and anger are told apart', () => {
  expect(read('Love it, fantastic work, thank you!').sentiment).toBeGreaterThan(0.4);
  expect(read('This is spam. Stop harassing me, you idiots!!').sentiment).toBeLessThan(-0.4);
  expect(read('The kitchen is on the third floor.').sentiment).toBe(0);
});

test('a text of any kind gives an answer', () => {
  for (const text of ['', '\0', '\uD800', '<', '&#x110000;', '>', '&', '𝕳𝖎', '\u202Eabc', '('.repeat(500)]) expect(read(text).intents.length).toBeGreaterThan(0);
  expect(understand('on Monday', new Date(Number.NaN)).dates.length).toBeGreaterThan(0);
});
