import { expect, test } from 'vitest';
import { answerChat } from './chat.ts';

// Usual questions of people who sell alone, typed as they type; each was once answered by another card or none.
test.each([
  ['landlord says other roofer is 3k cheaper', 'cheaper-competitor'],
  ['my quote got beat by a guy with no insurance', 'cheaper-competitor'],
  ['homeowner got 4 quotes and wants me to beat the lowest', 'cheaper-competitor'],
  ['he wants it cheaper if he pays cash', 'discount-request'],
  ['how do i get more 5 star reviews', 'testimonial-ask'],
  ['how do i sell to property managers', 'property-managers'],
  ['how do i get into facilities managers', 'property-managers'],
  ['prospect says call me in january', 'follow-up-later-date'],
  ['told me to call back after the holidays', 'follow-up-later-date'],
  ['how do i sell a monthly maintenance plan', 'maintenance-plan'],
  ['whats a good linkedin msg', 'linkedin-first-dm'],
  ['no one accepts my linkedin requests', 'linkedin-connect-note'],
  ['insurance adjuster lowballed the claim', 'insurer-pays-less'],
  ['i have too many leads and cant answer them all', 'prioritise-leads'],
  ['customer complaining about the job', 'complaint-job'],
  ['client says ads arent working', 'results-complaint'],
  ['customer wants it done by friday', 'customer-expectations'],
  ['how do i say no to a customer', 'disqualify'],
  ['they opened my email 5 times but didnt reply', 'cold-email-no-replies'],
  ['do i need a crm', 'follow-up-crm-light'],
  ['how do i get on a vendor list', 'enterprise-entry'],
  ['how do i pitch a homeowner after a storm', 'storm-work'],
  ['do i offer payment plans', 'pay-in-parts'],
  ['they want to split the invoice in 3', 'pay-in-parts'],
  ['they want a month to month deal', 'contract-length-objection'],
  ['what day should i send emails', 'email-when'],
  ['board has to approve', 'need-to-ask-boss'],
  ['they want a custom feature', 'missing-feature'],
  ['had a really bad day', 'motivation-low'],
  ['"sounds good" and then nothing', 'verbal-yes-then-nothing'],
  ['i underquoted a job what do i do', 'underquoted'],
  ['my customer wants a refund', 'refund-request'],
  ['late with content, client blames us', 'client-delays'],
  ['how do i ask gc for more work', 'general-contractors'],
  ['how do i get bigger jobs', 'bigger-jobs'],
  ['is it ok to call after 5pm', 'best-time-to-call'],
  ['prospect didnt join zoom', 'no-show-reschedule'],
  ['best way to reach cmos', 'email-to-ceo'],
  ['Debbie says the quote is $3k over her budget. What do I answer?', 'too-expensive'],
  ['objections', 'objection-frame'],
])("'%s' finds %s", (message, card) => {
  expect(answerChat({ message, history: [], brain: {}, now: new Date('2026-11-21T09:00:00Z'), seed: 1 }).cards).toEqual([card]);
});

test('a repeated English no is not taken for another language', () => {
  expect(answerChat({ message: 'no they said no', history: [], brain: {}, now: new Date('2026-11-21T09:00:00Z'), seed: 1 }).text).not.toContain('I can only answer in English');
});
