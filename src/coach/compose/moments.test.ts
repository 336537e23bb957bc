import { expect, test } from 'vitest';
import type { Brain, Form } from '#coach/brief';
import { composeDraft } from './compose.ts';

const form: Form = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm', meetingLink: '', signature: '' };
const now = new Date('2026-11-21T09:00:00Z');
const marty: Brain = { firstName: 'Marty', businessName: 'Marty Roofing', offeringDetails: 'Flat roof repair and replacement for small apartment buildings', idealCustomer: 'property managers with 20+ units', pricingModel: '$9 to $14 a square foot after a site visit', uniqueMessage: 'the owner is on the roof himself' };
const jess: Brain = { firstName: 'Jess', offeringDetails: 'we do paid social + landing pages for e-commerce brands; we also run tests', pricingModel: '3 month minimum, from $4k a month' };
const reply = (inbound: string, brain: Brain, seed = 0, more: Partial<Form> = {}) => composeDraft({ kind: 'reply', inbound, ...form, ...more }, { brain, now, seed });
const seeds = [0, 1, 2, 3, 4, 5];
const each = (inbound: string, brain: Brain, more: Partial<Form> = {}) => seeds.map((seed) => reply(inbound, brain, seed, more));
const pitch = /flat roof|owner is on the roof|paid social|\$\d|another quote|second option|worth a look/i;
const all = (inbound: string, brain: Brain, must: RegExp[], never: RegExp[], more: Partial<Form> = {}) => {
  for (const { body } of each(inbound, brain, more)) {
    for (const text of must) expect(body).toMatch(text);
    for (const text of never) expect(body).not.toMatch(text);
  }
};

test('R-AST-01 a yes is confirmed in the words of who said it, with a next step and no pitch', () => {
  all('Ok go ahead with the 12k option', marty, [/the 12k option/], [pitch, /sort out first|guessing/, /today|tomorrow/], { channel: 'sms' });
  all('sounds good. Send over the contract', marty, [/the contract/i], [pitch, /sort out first/]);
  all("Looks good, we'd like to move forward with the full replacement.\nKaren Holt", marty, [/^(?:Hi|Hello) Karen,/, /the full replacement/], [pitch]);
  all("Great, let's go with option B. What do you need from us?", jess, [/option B/], [pitch, /sort out first/]);
  all('We accept your proposal. Please send the invoice. Ulla', {}, [/Ulla,/, /the invoice/i], [/sort out first/]);
});
test('a yes in other trades and shorter words is a yes as well', () => {
  all('Approved - proceed with the 60 mil membrane. Dave K', marty, [/^(?:Hi|Hello) Dave,/, /the 60 mil membrane/], [pitch]);
  all("Sounds perfect! I'd love to book the full day coverage for our wedding. - Mia", {}, [/Mia,/, /the full day coverage for your wedding/], [/your situation|good result look/]);
  all("We're in! Just need the agreement to sign. Cleo", jess, [/Cleo,/, /yes is noted|settled|go(?:ing)? ahead/i], [pitch]);
  all('ok lets go w the workshop', { firstName: 'Henrik' }, [/the workshop/], [/sort out first|closer look/], { channel: 'sms' });
  for (const text of ["How about you waive the setup fee and we have a deal?", "I'll take it upstairs", 'Can we go ahead once the board has met?']) expect(reply(text, jess).body).not.toMatch(/yes is noted|Confirmed|that's settled|go ahead as agreed/i);
});
test('a start that was asked for is not asked back', () => {
  all('Your quote is approved. When do you start?', marty, [/timing/], [/\bwhen (?:would|do) you (?:like|want) (?:to start|it to begin)/i]);
});
test("'come back in Q2' is no absence: it is noted, and nothing is sold", () => {
  const gone = /auto-reply|away|absence|out of the office|return/i;
  all('not a priority right now, circle back in Q2. - Omar', marty, [/^(?:Hi|Hello) Omar,/, /\bin Q2\b/], [gone, pitch, /\?/]);
  all('Not right now, reach out again in the fall please. Nina', jess, [/in the fall/], [gone, pitch]);
  all('not now, try me in january', marty, [/in January/], [gone, pitch], { channel: 'sms' });
  all("I'm away until Monday, back in the office on the 3rd.", marty, [/Monday/], [pitch]);
  expect(reply("I'm away until Monday, back in the office on the 3rd.", marty).subject).toMatch(/Monday|back|return|rush|away/i);
});
test('a price that is asked for in another language is answered as a price', () => {
  for (const text of ['Hola, ¿cuánto cuesta reparar un techo de 200 metros?', "Bonjour, combien coûte la réparation d'un toit plat ?", 'Was kostet eine Dachreparatur bei Ihnen?']) all(text, marty, [/\$9 to \$14 a square foot/], [/away|auto-reply|absence/i]);
});
test('who complains is greeted by name, is told sorry in the own words turned round, and is sold nothing', () => {
  const nails = 'Your guys left nails all over the lot and two tenants have flat tires. What are you going to do about it? - Sharon Pell';
  all(nails, marty, [/^(?:Hi|Hello) Sharon,/, /our guys left nails all over the lot and two tenants have flat tires/, /sorry/i, /find(?:ing)? out|look(?:ing)? into|check(?:ing)?|get to the bottom|on my desk|dealing with|explanation/i, /\?/], [pitch, /thanks for your question/i]);
  expect(each(nails, marty).every(({ body }) => (body.match(/\?/g) ?? []).length === 1)).toBe(true);
  all('Your team broke our checkout page and nobody called us all weekend. - Priya N.', jess, [/Priya,/, /our team broke your checkout page and nobody called you all weekend/], [pitch]);
  all('ur guy scratched my car and drove off. not happy', marty, [/our guy scratched your car/, /sorry/i], [pitch], { channel: 'sms' });
});
test('what happened is turned round whatever the trade, and no sentence is forced', () => {
  all("The tracking hasn't worked since you touched it and we lost a week of data. Not OK. Sam", jess, [/Sam,/, /the tracking hasn't worked since we touched it and you lost a week of data/], [pitch]);
  all('Roof is leaking again in the same spot your crew fixed in May. Third time! - Helen Marsh', marty, [/Helen,/, /the roof is leaking again in the same spot our crew fixed in May/], [pitch]);
  all('The flowers were dead by the time the guests arrived. So upset. xx Bea', {}, [/Bea,/, /the flowers were dead/, /sorry/i], [/looking around/]);
  all('This is unacceptable!! What are you going to do about it?', marty, [/sorry/i], [pitch, /that this is unacceptable/]);
});
test('a deal that went elsewhere is let go with thanks and one open door', () => {
  for (const text of ['We went with somebody else. Thanks for your time. Rick', 'We decided to go with another agency, thank you for the pitch. Rick', "We've hired somebody else, sorry! Rick"])
    all(text, marty, [/^(?:Hi|Hello) Rick,/, /thank/i], [pitch, /\?/, /basics|comparison|keep them/i]);
  all('We gave the job to another roofer on Monday.', marty, [/thank/i], [pitch, /\?/]);
});
test('who asks who this is hears the name, that the source has to be looked up, and how to make it stop', () => {
  const drafts = each('Who is this? How did you get my address?', { ...jess, businessName: 'Loop Ads' });
  for (const { body, gaps } of drafts) {
    expect(body).toMatch(/Jess|Loop Ads/);
    expect(body).toMatch(/your address[^]*look|look up how I came by your address/i);
    expect(body).toMatch(/stop|won't write|there won't be any/);
    expect(body).not.toMatch(/how would you use|paid social|\?/i);
    expect(gaps.map(({ fact }) => fact)).toEqual(['where you got their address']);
  }
  expect(reply('Who are you and where did you get my number?', {}).gaps.map(({ fact }) => fact)).toEqual(['where you got their number', 'your name']);
});
test.each([
  ['Can you come on Friday? - Sharon Pell', 'Sharon'],
  ['Can you come look at the roof? Address is 410 Oak. Tom Reyes', 'Tom'],
  ['Thanks for the estimate. When could you start? xx Camille', 'Camille'],
  ['hey its tom from the church. what does it cost?', 'Tom'],
  ['What does it cost? Tom here from Fenwick', 'Tom'],
  ['We have to postpone this until March. Dr. Brandt', 'Dr. Brandt'],
])('%j is greeted as %j', (inbound, name) => {
  expect(reply(inbound, marty).body).toMatch(new RegExp(`^(?:Hi|Hello) ${name},`));
});
test.each(['We need it near Elm. Main Street', 'How is it going? Thanks', 'Can you do it? Big Ben', 'It is on Oak. The Roof'])('%j holds no name to greet', (inbound) => {
  expect(reply(inbound, marty).body).toMatch(/^(?:Hi|Hello) there,/);
});
test('a visit that is asked for is about coming: their time as a proposal, their place, no call and no excuse', () => {
  const never = [pitch, /quicker|conversation|talk(?:ing)?\b|without excuses|See you then/i];
  all('Can you come look at the roof on Thursday or Friday morning? Address is 410 Oak. Tom Reyes', marty, [/Tom,/, /Thursday morning/, /410 Oak/, /confirm/], never);
  all('hey its tom from the church. roof leaking again over the stage, when can u come??', marty, [/Tom,/, /the leak/], never, { channel: 'sms' });
  all('Could you come by on Saturday at 10am to measure the kitchen? thanks, Ben Howe', {}, [/Ben,/, /Saturday at 10am/], never);
  all('can u swing by thurs am to see the line', marty, [/Thursday morning/], never, { channel: 'sms' });
  all('We have water in the stairwell. Please send someone out today. 99 Pine Ave. - Luis', marty, [/Luis,/, /99 Pine Ave/], [...never, /away|out of the office/i]);
  all("I'd like to come and see the showroom on Saturday.", marty, [], [/gladly come and look|come and see it/]);
  all('When could you stop by to look at the gutters?', marty, [/\?/], never);
});
test('a price above what they expected is met with their other figure, and what nobody knows is a gap', () => {
  const inbound = '$38,400 is way over what we expected. Another came in at 29k for the Elm St building. Can you do anything on price? And does the warranty cover ponding water? Debbie';
  for (const { body, gaps } of each(inbound, marty)) {
    expect(body).toMatch(/^(?:Hi|Hello) Debbie,/);
    expect(body).toContain('29k');
    expect(body).toMatch(/guarantees/i);
    expect(body).not.toMatch(/location|20\+ units/i);
    expect(gaps.map(({ fact }) => fact)).toEqual(['what you guarantee', 'whether the price can move']);
  }
});
test('the day to come back is the one that lies ahead, not that of the proposal', () => {
  for (const { body, subject } of each('Thank you for the proposal of 12 October. We have to postpone the decision until after the audit in March. Dr. Brandt', { firstName: 'Henrik' })) {
    expect(body).toContain('after the audit in March');
    expect(`${subject} ${body}`).not.toContain('October');
  }
  all('Referring to your letter dated 3 September: we will decide in January. Kind regards, Prof. Lena Holt', {}, [/Prof\. Holt,/, /in January/], [/September/]);
  all("This isn't on our radar until H2. Ping me again then. Raj", jess, [/Raj,/, /in H2/], [pitch]);
  all('Thanks for the call on 3 November. We will revisit this after our budget round in May.', {}, [/after your budget round in May/], [/November/]);
});
test('praise for a post is thanked for with one question back and no pitch', () => {
  for (const text of ['Saw your post on creative fatigue, great stuff!', 'Loved your article about landing page speed!', 'Great talk on burnout last week']) {
    all(text, jess, [/thank|glad|nice to hear/i], [pitch, /closer look|last week/i]);
    expect(each(text, jess).every(({ body }) => (body.match(/\?/g) ?? []).length === 1)).toBe(true);
  }
});
test('R-AST-10 a case study and a person that were asked for are named as gaps, a term is answered from the price', () => {
  for (const { body, gaps } of each('Can you send me a case study of a brand like ours, and who would run our account?', jess)) {
    expect(body).toMatch(/the case study and who does the work/i);
    expect(gaps.map(({ fact }) => fact)).toEqual(['a case study you may show', 'who looks after the work']);
  }
  for (const { body } of each("Do you have case studies? Who will be our contact? What's the minimum term?", jess)) expect(body).toMatch(/3 month minimum/);
  all('Is it month to month?', jess, [/3 month minimum/], [/how would you use/i]);
  all('Are we locked in for a year?', jess, [/3 month minimum/], []);
});
test('a price with a range is named without being taken back, and notes are smoothed into a sentence', () => {
  all('How much is a new flat roof?', marty, [/\$9 to \$14 a square foot/], [/before I name it|guess at the number/]);
  all('What exactly do you do? How much is it?', jess, [/paid social and landing pages/], [/ \+ |;/]);
});
