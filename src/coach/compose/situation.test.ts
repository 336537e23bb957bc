import { expect, test } from 'vitest';
import type { Brain, Form } from '#coach/brief';
import { composeDraft } from './compose.ts';
import { findSituation } from './situation.ts';

const form: Form = { channel: 'email', emailLength: 'short', linkedinMode: 'dm', meetingLink: '', signature: '' };
const cleaner: Brain = { firstName: 'Bev', businessName: 'Shine & Co', offeringDetails: 'office cleaning', pricingModel: '$38 per hour', uniqueMessage: 'same cleaner every week' };
const reply = (inbound: string, brain: Brain, seed = 0, more: Partial<Form> = {}) => composeDraft({ kind: 'reply', inbound, ...form, ...more }, { brain, now: new Date('2026-11-21T09:00:00Z'), seed });
const seeds = Array.from({ length: 12 }, (_, seed) => seed);
const said = {
  complaint: ["The cleaner didn't show up today. Not impressed. What happened?", 'I was charged twice and you charged us twice last month too', 'Still waiting for my refund', 'The tap is leaking again'],
  cancelled: ['Sorry but we have to cancel our booking for next weekend, do we get the deposit back?', "I'm afraid I must cancel, my son is ill"],
  reschedule: ['Can I move my appointment from tuesday to thursday after 6?', 'We need to reschedule'],
  ready: ["Ok let's do it. Where do I sign?", "We'd like to go ahead", 'Great, please send over the contract.'],
  anyObjection: ['You estate agents are all liars.'],
};

test('R-AST-01 a complaint, a cancellation, another time and a yes are each seen as what they are', () => {
  for (const [situation, texts] of Object.entries(said)) expect(texts.map((text) => [text, findSituation(text)])).toEqual(texts.map((text) => [text, situation]));
});
test('a grief with another supplier, a condition and a question are none of these', () => {
  const texts = ["Our current cleaner didn't show up twice this month", 'What happens if I have to cancel?', "Before we go ahead, what does it cost? I'd like to proceed carefully", "I don't want to go ahead", 'Could you move a piano?'];
  expect(texts.map((text) => [text, findSituation(text)])).toEqual(texts.map((text) => [text, null]));
});
test('who complains, calls off or has decided is sold nothing, in any length and channel', () => {
  for (const texts of [said.complaint, said.cancelled, said.reschedule, said.ready])
    for (const seed of seeds)
      for (const more of [{}, { emailLength: 'long' }, { channel: 'sms' }, { channel: 'linkedin' }] as Partial<Form>[])
        expect(reply(`${texts[0]!}\nDawn`, cleaner, seed, more).body).not.toMatch(/office cleaning|same cleaner|\$38|worth a look/i);
  for (const seed of seeds) expect(reply(said.complaint[0]!, cleaner, seed).body).toMatch(/sorry/i);
});
test('who complains hears what happened said back, and is promised an answer once', () => {
  const promise = /before the day is out|\b(?:tell|write|answer|hear|explanation|tell you|get to the bottom of it|come back to you)\b[^.]*\btoday\b|\btoday\b[^.]*\btell you\b/gi;
  for (const seed of seeds)
    for (const emailLength of ['medium', 'long'] as const) {
      const { body } = reply("Bev, your guys left a mess on the roof and the leak is back after two weeks. I'm not happy.\nSteve", cleaner, seed, { emailLength });
      expect(body).toContain('our guys left a mess on the roof and the leak is back after two weeks');
      expect(body.match(promise)?.length ?? 0, body).toBeLessThan(2);
    }
});
test.each([
  ['Fortunately, the leak stopped. But your crew left a mess.', 'our crew left a mess'],
  ['Unfortunately, your crew left the gate open', 'our crew left the gate open'],
  ['The roof leaks again and nobody called me back.', 'the roof leaks again and nobody called you back'],
  ['I waited all day and nobody came.', 'you waited all day and nobody came'],
])("'%s' is a complaint, and what one is sorry for is said right", (inbound, matter) => {
  for (const seed of seeds) expect(reply(inbound, cleaner, seed).body).toContain(matter);
});
test.each(['You were supposed to be here at 9.', 'I want my deposit back, the roof still leaks', 'Sam, my husband, waited all day and nobody showed up.'])("'%s' is a complaint, and nothing is put into words that can't be turned", (inbound) => {
  for (const seed of seeds) expect(reply(inbound, cleaner, seed).body).toMatch(/sorry|That's not good enough|You're right to tell me/);
  for (const seed of seeds) expect(reply(inbound, cleaner, seed).body).not.toMatch(/your husband|our supposed/);
});
test.each(['I need a quote before it leaks again', 'I called three cleaners and nobody called me back. Can you come?'])("'%s' is no complaint", (inbound) => {
  expect(findSituation(inbound)).toBeNull();
});
test('who asks to be written to in March is neither asked whether one may nor for a month', () => {
  for (const seed of seeds)
    for (const emailLength of ['short', 'medium', 'long'] as const) {
      const { body } = reply("This looks good but we won't look at this before spring. Get back to me in March?\nDan", { ...cleaner, tone: 'direct' }, seed, { emailLength });
      expect(body).toContain('March');
      expect(body).not.toMatch(/Shall I write|May I come back|suit you if I|good moment to write|short reminder|[Nn]ame the month|name a time|What has to happen first|Tell me what has to be done/);
    }
  const said = seeds.map((seed) => reply("We won't look at this before March.\nDan", cleaner, seed).body).join('\n');
  expect(said).toMatch(/Shall I write to you then|May I come back to you around that time|Does it suit you if I get in touch then/);
});
test('the month in which they have no time is not the one to write in', () => {
  for (const seed of seeds) expect(reply('Hi Bev, we are moving offices in March so this is not a good time. Maybe after that.\nJen', cleaner, seed).body.replace(/".*"/, '')).not.toContain('March');
  for (const [inbound, day] of [["Let's talk in April, right now is not a good time.", 'April'], ["Let's meet Tuesday at 10. Monday is not a good time.", 'Tuesday at 10'], ['Busy until June, please come back after that.', 'June'], ["We're in the middle of an audit in May. Better in June.", 'June']] as const)
    for (const seed of seeds) expect(reply(inbound, cleaner, seed).body).toContain(day);
  expect(seeds.map((seed) => reply('This is not a good time. Try me again in March.\nJen', cleaner, seed).body).every((body) => body.includes('March'))).toBe(true);
});
test("R-AST-10 how soon somebody is answered isn't told to who asks when the work can start", () => {
  const roofer: Brain = { firstName: 'Marty', offeringDetails: 'Flat roof repair', uniqueMessage: 'We answer leaks within 24 hours' };
  for (const seed of seeds) {
    const { body, gaps } = reply("Great, let's go ahead. When can you start?\nRavi", roofer, seed);
    expect(body).not.toContain('24 hours');
    expect(gaps.map(({ fact }) => fact)).toEqual(['how long it takes']);
  }
});
test('a question about money in a cancellation is taken up', () => {
  for (const seed of seeds) expect(reply(said.cancelled[0]!, cleaner, seed).body).toMatch(/the money/);
});
test('a rival figure is met as a price, in a reply and as an objection', () => {
  const photographer: Brain = { firstName: 'Leo', offeringDetails: 'wedding photography' };
  for (const seed of seeds) {
    expect(reply('Love your photos! But another photographer offered us £1,100 for the full day. Could you match it?', photographer, seed).body).toContain('£1,100');
    const { body } = composeDraft({ kind: 'objection', objection: 'Purplebricks would sell it for a flat £999, why should I pay you 1.25%?', thread: '', ...form }, { brain: photographer, now: new Date('2026-11-21T09:00:00Z'), seed });
    expect(body).toContain('£999');
  }
});
test('R-AST-10 a tool that the Sales Brain does not name is not answered with the ones that it does', () => {
  const ledger: Brain = { firstName: 'Omar', businessName: 'Ledgerly', offeringDetails: 'Ledgerly closes the books automatically for agencies. We connect to Xero and Stripe.' };
  for (const seed of seeds) {
    const { body, gaps } = reply('Does Ledgerly work with QuickBooks Online?', ledger, seed);
    expect(body).not.toMatch(/Sure: |Xero/);
    expect(gaps.map(({ fact }) => fact)).toEqual(['what it connects to']);
  }
  expect(reply('Does Ledgerly work with Xero?', ledger).body).toContain('Xero');
});
test('R-AST-10 how soon somebody is answered is told to who asks for that', () => {
  const roofer: Brain = { firstName: 'Marty', offeringDetails: 'Flat roof repair', uniqueMessage: 'We answer leaks within 24 hours' };
  for (const seed of seeds) expect(reply('How fast do you respond to emergencies?', roofer, seed).gaps).toEqual([]);
});
test('R-AST-10 a gap names what was asked: a kind of customer is no software, and stored data no place', () => {
  const agency: Brain = { firstName: 'Tom', offeringDetails: 'SEO and content' };
  expect(reply('What do you charge? Do you work with dental clinics?', agency).gaps.map(({ fact }) => fact)).toEqual(['the price', 'an answer to "Do you work with dental clinics?"']);
  expect(reply('Is client data encrypted and where is it stored?', { ...agency, additionalNotes: 'Encrypted backups, hosted in Canada.' }).gaps).toEqual([]);
});
test('who is short of money and keeps a spreadsheet is answered on the price, not on a supplier', () => {
  for (const seed of seeds) expect(reply('Thanks, but $149 is over our budget right now. We use spreadsheets and it is fine.\nMarta', { ...cleaner, offeringDetails: 'inventory software' }, seed, { emailLength: 'medium' }).body).not.toMatch(/\b(?:with them|replace anybody|another supplier|run them down|their work)\b/);
});
test('R-AST-10 a note that speaks of the very thing answers it', () => {
  const inn: Brain = { firstName: 'Agnes', offeringDetails: '5 rooms with sea view', additionalNotes: 'Dogs welcome, £10 per stay. Free parking. Check-in from 3pm.' };
  const { body } = reply('Is there parking? We have a small dog.\nRuth', inn, 0, { emailLength: 'medium' });
  expect(body).toMatch(/parking: free parking/i);
  expect(body).toMatch(/"dog".*Dogs welcome, £10 per stay/);
});
test('a day is said back as a day: not a past one, not a span, with its capital', () => {
  const bodies = (text: string) => seeds.map((seed) => reply(text, cleaner, seed).body).join('\n');
  expect(bodies('The adjuster came on Monday. How much is it?')).not.toContain('Monday');
  expect(bodies('How much is it, and can you do friday?')).toContain('Friday');
  expect(bodies('Not before our renewal.')).not.toMatch(/renewal in my calendar|Renewal is/);
});
test("a trade is said as one, a business keeps its capital, and 'Dr.' alone is no name", () => {
  const out = (brain: Brain) => seeds.map((seed) => composeDraft({ kind: 'outbound', target: 'Derek Shaw of Shaw Builders, just bought two new vans', ...form }, { brain, now: new Date('2026-11-21T09:00:00Z'), seed }).body).join('\n');
  expect(out({ firstName: 'Colleen', offeringDetails: 'independent broker for contractors' })).toContain("I'm an independent broker for contractors");
  expect(out({ firstName: 'Omar', businessName: 'Ledgerly', offeringDetails: 'Ledgerly closes the books automatically for agencies' })).not.toContain('ledgerly');
  expect(reply('What would you charge?\nKind regards\nDr. Jonas Weber', cleaner).body).toMatch(/^(?:Hi|Hello) Dr\. Weber,/);
});
