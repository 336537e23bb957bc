import { expect, test } from 'vitest';
import type { Draft } from '#coach/brief';
import { rewriteMessage, type RewriteRequest } from './rewrite.ts';

const context = { brain: {}, now: new Date('2026-03-02T09:00:00Z'), seed: 0 };
const ask = (message: string, over: Partial<RewriteRequest> = {}): RewriteRequest => ({ kind: 'rewrite', message, goal: 'clear', thread: '', channel: 'email', emailLength: 'short', linkedinMode: 'dm', meetingLink: '', signature: '', ...over });

const pushy = `HELLO!!!

Are you tired of leaking roofs?? You NEED to call us TODAY!!! We repair roofs in Dorset. We did 41 roofs in Wareham last year. You'd be crazy not to. Call 01929 555 014 now!!!

Dave
Dorset Roofs`;

test('R-AST-05 a pushy message keeps its facts and loses its pressure', () => {
  const { body, original, score, recomposed, notices } = rewriteMessage(ask(pushy), context);
  expect(body).toContain('We repair roofs in Dorset. We did 41 roofs in Wareham last year.');
  expect(body).toContain('01929 555 014');
  expect(body).toMatch(/\n\nDave\nDorset Roofs$/);
  expect(body).not.toMatch(/crazy|tired of|!!|NEED/);
  expect(score.scores.overall).toBeGreaterThan(original.scores.overall + 1);
  expect(recomposed).toBe(notices.some((one) => one.includes('scored below 5')));
});

test('the same message is rewritten the same way twice', () => {
  expect(rewriteMessage(ask(pushy), context)).toEqual(rewriteMessage(ask(pushy), context));
});

test('R-AST-05 signature and meeting link come back byte for byte', () => {
  const signature = 'Ana  Roß — utilize!!\n+49 30 555 0142';
  const { body } = rewriteMessage(ask('Hi Jo,\n\nThanks for asking. I can bring 3 samples on Friday. Does that work?', { signature, meetingLink: 'https://cal.example.com/utilize/x?y=1', thread: 'Can I see them?' }), context);
  expect(body.endsWith(signature)).toBe(true);
  expect(body).toContain('https://cal.example.com/utilize/x?y=1');
});

test('a placeholder is filled from the Sales Brain or worded round, never left', () => {
  const { body, notices } = rewriteMessage(ask('Hi [First Name],\n\nI noticed that [Company] is growing. I am [Your Name] and I keep the books for 18 shops in Exeter. Would it be worth a look?\n\nBest,\n[Your Name]'), { ...context, brain: { firstName: 'Moira' } });
  expect(body).not.toMatch(/[[\]]/);
  expect(body).toContain('I am Moira and I keep the books for 18 shops in Exeter.');
  expect(notices).toContain('“[Company]” was left open; the text is worded without it.');
});

test('every change says why', () => {
  const { changes } = rewriteMessage(ask('Hi Jo,\n\nI hope this email finds you well. We fix 12 boilers a week in order to keep Leith warm. Would a date in May suit you?'), context);
  const gone = changes.find((one) => one.before.startsWith('I hope this email'));
  expect(gone?.reason).toBe('“I hope this email finds you well” reads as if a machine wrote it.');
});

const marty = { firstName: 'Marty', offeringDetails: 'Flat roof repair and replacement for small apartment buildings', pricingModel: '$9 to $14 a square foot after a site visit', uniqueMessage: 'the owner is on the roof himself' };
const asMarty = (message: string, over: Partial<RewriteRequest> = {}) => rewriteMessage(ask(message, over), { ...context, brain: marty }, () => ({ body: 'A whole new pitch.', gaps: [], why: [], notices: [] }));

test.each<[string, Partial<RewriteRequest>, string]>([
  ['sounds good see u thurs', { channel: 'linkedin' }, 'Sounds good see you Thurs.'],
  ['crew can start monday if u ok the price by friday, need to know re dumpster spot too', { goal: 'concise', emailLength: 'medium' }, 'Crew can start Monday if you ok the price by Friday, need to know re dumpster spot too.'],
  ['ok works for me, will bring the 3 samples', { channel: 'sms' }, 'Ok works for me, will bring the 3 samples.'],
  ['Thanks for the update. I will swing by tuesday with the new flashing', { goal: 'persuasive' }, 'Thanks for the update. I will swing by Tuesday with the new flashing.'],
  ['running 20 min late, sorry!!', { goal: 'professional', channel: 'sms' }, 'Running 20 min late, sorry.'],
  ['new creatives are live, roas is 2.4 so far. will send the report on friday', { channel: 'sms' }, 'New creatives are live, roas is 2.4 so far. Will send the report on Friday.'],
  ['attached is the contract, $4k/mo. pls sign by the 30th', { thread: 'Send it over' }, 'Attached is the contract, $4k/mo. Please sign by the 30th.'],
  ['no worries, lets do next week instead. does tues 2pm work', { channel: 'linkedin', thread: 'Sorry, cannot make it' }, 'No worries, lets do next week instead. Does Tues 2pm work?'],
  ['invoice 2041 is attached, due in 30 days', { goal: 'professional', emailLength: 'long' }, 'Invoice 2041 is attached, due in 30 days.'],
])('R-AST-05 a short text says what it said and is not filled with a pitch: %s', (message, over, body) => {
  expect(asMarty(message, over)).toMatchObject({ body, why: [], recomposed: false });
});

test('R-AST-09 a text that says less than its length has room for says so in a notice alone', () => {
  expect(asMarty('sounds good see u thurs', { channel: 'linkedin' }).notices).toEqual(['Your text says less than this length has room for, and nothing was added to fill it.']);
});

test('a pitch gets nothing of the Sales Brain that it does not say, and asks where it asked', () => {
  const { body } = asMarty('Hi Sam, I just wanted to reach out and touch base. We are the best roofing company. Let me know your thoughts.', { goal: 'persuasive' });
  expect(body).not.toMatch(/Flat roof repair|\$9|himself|In short|How the price/);
  expect(body).toMatch(/\?$/);
});

test('what is left of a sentence is a sentence, and a thank-you with a name stays the end', () => {
  expect(asMarty('At Brightside, we leverage a careful approach to flat roofs. We did 41 roofs in Wareham last year. Would a price help?').body).toContain('At Brightside, we use a careful approach to flat roofs.');
  expect(asMarty('crew can start monday if u ok the price by friday. pls tell me where the dumpster goes. Thx Marty', { channel: 'sms', goal: 'professional' }).body).toBe('Crew can start Monday if you ok the price by Friday. Please tell me where the dumpster goes. Thanks, Marty');
  expect(asMarty('Hi Dr. Brandt,\n\nthe quote is $14,200 incl. tear off and approx. 3 days of work. I wanted to inquire as to whether Monday works.\n\nMarty').body).toBe('Hi Dr. Brandt,\n\nThe quote is $14,200 incl. tear off and approx. 3 days of work. I wanted to ask whether Monday works.\n\nMarty');
  expect(asMarty('We use our own crew for everything on the roof. No subs. Would a price for the 12 units help you decide?', { goal: 'concise' }).body).toContain('We use our own crew for everything on the roof. No subs.');
});

test('what scores below 5 even when mended is composed anew, and it says so', () => {
  const draft: Draft = { body: 'Hi Jo,\n\nI saw your post about the 3 ovens. I repair ovens in Leeds, mostly the same day. Would a price for one help?', gaps: [], why: [], notices: [] };
  const result = rewriteMessage(ask('stupid idiot you people are ridiculous pathetic garbage'), context, () => draft);
  expect(result).toMatchObject({ body: draft.body, recomposed: true });
  expect(result.notices[0]).toBe('Your text scored below 5, so this is written anew from its facts and your Sales Brain.');
});

test('too little, or another language, goes back unchanged with the reason', () => {
  expect(rewriteMessage(ask('no'), context)).toMatchObject({ body: 'no', notices: ['There is too little here to rewrite. Say what it is about and what you want.'] });
  const spanish = 'Buenos días, ¿le interesa nuestro servicio de limpieza? Tenemos precios muy buenos.';
  expect(rewriteMessage(ask(spanish), context)).toMatchObject({ body: spanish, changes: [] });
});

test.each(['a ', 'Let me know. ', 'you need to act now! ', '[x] ', 'I am [x] and ', '"', '—', 'x', '\n\n', '<b>'])('20,000 characters of %j are rewritten without a fault', (piece) => {
  const text = piece.repeat(Math.floor(20_000 / piece.length));
  expect(rewriteMessage(ask(text), context).score.scores.overall).toBeGreaterThanOrEqual(0);
});
