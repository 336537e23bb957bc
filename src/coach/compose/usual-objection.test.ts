import { expect, test } from 'vitest';
import type { Brain, Form } from '#coach/brief';
import { scoreMessage } from '#coach/score/score';
import { composeDraft } from './compose.ts';
import { findUsualObjection, type UsualObjection } from './usual-objection.ts';

const form: Form = { channel: 'email', emailLength: 'short', linkedinMode: 'dm', meetingLink: '', signature: '' };
const marty: Brain = { firstName: 'Marty', offeringDetails: 'Flat roof repair', pricingModel: '$9 to $14 a square foot after a site visit', uniqueMessage: 'the owner is on the roof himself' };
const jess: Brain = { firstName: 'Jess', offeringDetails: 'we do paid social + landing pages for e-commerce brands', pricingModel: '3 month minimum, from $4k a month' };
const seeds = [0, 1, 2, 3, 4, 5];
const answer = (objection: string, brain: Brain = {}, seed = 0, more: Partial<Form> = {}) => composeDraft({ kind: 'objection', objection, thread: '', ...form, ...more }, { brain, now: new Date('2026-11-21T09:00:00Z'), seed });

const said: Record<UsualObjection, string[]> = {
  burned: ["We've been burned by agencies before", "We tried this before and it didn't work", 'The last roofer vanished with our deposit', 'We wasted a lot of money on ads', 'I hired a coach last year and it was a waste', 'Had a bad experience with consultants', 'Our last accountant was let go because he never answered. I got burned.'],
  different: ['Our industry is different', "We're a church, this won't work for us", "You don't understand our business", 'Our customers are different', 'My clinic is a bit special', 'it is different in our trade'],
  thirdParty: ["Insurance will pay, I'm waiting for the adjuster", "we're waiting on the bank for the loan", "Can't decide until the permit comes through", 'I need to hear back from my landlord', 'the HOA has to approve, so I am waiting for the HOA', 'Our claim is still pending'],
  comparing: ['I need to get 3 quotes first', 'our board requires three bids', "I'm still talking to two other agencies", 'We want to compare a few offers', 'we will shop around a bit', 'Getting a second opinion and other estimates first'],
};
const all = Object.entries(said) as [UsualObjection, string[]][];

test.each(all)('R-AST-04 a usual objection is seen for what it is: %s', (kind, texts) => {
  expect(texts.map((text) => [text, findUsualObjection(text)])).toEqual(texts.map((text) => [text, kind]));
});

test('what only sounds like one is none', () => {
  const texts = ["It's too expensive compared to what we use today", 'The other quotes were cheaper, I got two other quotes', 'You let me down last time', 'We already have an agency', 'Call me once the kids are back in school', 'I need to talk to my wife', 'My boss would never sign this off.', 'A friend quoted us $900, can you match the other quotes?'];
  expect(texts.map((text) => [text, findUsualObjection(text)])).toEqual(texts.map((text) => [text, null]));
});

const must: Record<UsualObjection, RegExp> = {
  burned: /careful|went wrong|last time|promise|trust|write down|in writing|bother|small|let (?:you|me)|missed|agreement/i,
  different: /differ|fit|special|your (?:way|business|trade)|inside|your own|with you/i,
  thirdParty: /adjuster|bank|they|hear|permit|claim|landlord|HOA/,
  comparing: /compar|others?\b|other offers|all of (?:us|them)/i,
};
test.each(all)('R-AST-04 and its answer keeps to it, with no talk of price, priority or another objection: %s', (kind, texts) => {
  for (const text of texts)
    for (const brain of [marty, jess, {}])
      for (const seed of seeds) {
        const { body, subject } = answer(text, brain, seed);
        expect(body).toMatch(must[kind]);
        expect(body).not.toMatch(/priority|too high|cut the price|There may be a simple answer|\$|supplier/);
        expect(subject).not.toMatch(/price|cost/i);
        expect(body.split('?').length, body).toBe(2);
      }
});

test('who waits for somebody is offered help with it, and whom they wait for is named as they named it', () => {
  const bodies = seeds.map((seed) => answer("Insurance will pay, I'm waiting for the adjuster", marty, seed).body);
  for (const body of bodies) expect(body).toMatch(/needs? (?:anything|from)|glad to|write (?:that|it|down)|put in writing|prepare|pass it on|written description|description of the work/i);
  expect(bodies.join('\n')).toContain('When is the adjuster coming?');
  for (const seed of seeds) expect(answer("Can't decide until the permit comes through", {}, seed).body).not.toMatch(/permit (?:needs|has questions)|for the permit|hear from the permit/);
});

test('R-AST-04 an answer to somebody without a name greets nobody, and no draft is marked down for its own greeting or turn of phrase', () => {
  for (const [, texts] of all)
    for (const seed of seeds) {
      const { body, subject = '' } = answer(texts[0]!, marty, seed);
      expect(body).not.toMatch(/^(?:Hi|Hello|Hey)\b/);
      const { findings } = scoreMessage(body, { channel: 'email', emailLength: 'short', linkedinMode: 'dm', stage: 'reply', subject });
      expect(findings.filter(({ rule, delta }) => ['greeting', 'evasive', 'vague-ask', 'hollow-question', 'no-reader', 'shouting'].includes(rule) && delta < 0).map(({ message }) => message), body).toEqual([]);
    }
  expect(answer("It's too expensive\n\nThanks,\nOlga").body).toMatch(/^(?:Hi|Hello) Olga,/);
  expect(answer('Our industry is different', marty, 0, { channel: 'sms' }).body).toMatch(/^\p{Lu}/u);
});
