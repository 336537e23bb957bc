import { expect, test } from 'vitest';
import type { Brain } from '#coach/brief';
import { answerChat, type ChatAnswer } from './chat.ts';
import type { Turn } from './matter.ts';
import { offerStarters } from './small-talk.ts';

const roofer: Brain = { firstName: 'Marty', idealCustomer: 'property managers with 20+ units', pricingModel: '$9 to $14 a square foot after a site visit', commonObjections: 'need 3 quotes', tone: 'direct', goal: '$20k a month' };
// A talk, one line of the user's after the other; the answer to the last.
function talk(lines: string[], brain: Brain = {}): ChatAnswer {
  const history: Turn[] = [];
  let answer: ChatAnswer | undefined;
  for (const message of lines) {
    answer = answerChat({ message, history, brain, now: new Date('2026-11-21T09:00:00Z'), seed: 1 });
    history.push({ role: 'user', text: message }, { role: 'assistant', text: answer.text, cards: answer.cards });
  }
  return answer!;
}

const starters: Record<string, string> = {
  "They say it's too expensive.": 'too-expensive',
  "I sent the quote and they've gone quiet.": 'ghosted-after-proposal',
  'How do I open a cold call?': 'cold-call-opener',
  "I've no motivation today.": 'motivation-low',
  'Who should I contact first?': 'find-who-to-contact',
  'How do I ask for a deposit?': 'negotiate-payment-terms',
  'They need to think about it.': 'think-it-over',
  'My emails get no replies.': 'cold-email-no-replies',
  'How do I ask for a referral?': 'referral-ask',
  'I have a meeting tomorrow.': 'first-meeting-plan',
  "A customer hasn't paid.": 'late-payer-first',
  'What do I say on a voicemail?': 'voicemail-first',
};
test('every starter that the coach offers is answered by the card it means, with and without a talk before it', () => {
  const offered = [0, 1, 2, 3].flatMap((turn) => [...offerStarters(turn).matchAll(/^- "(.+)"$/gm)].map((line) => line[1]!));
  expect(offered).toEqual(Object.keys(starters));
  const got = offered.map((starter) => [starter, talk([starter]).cards[0], talk(["They say it's too expensive", starter]).cards[0]]);
  expect(got).toEqual(Object.entries(starters).map(([starter, card]) => [starter, card, card]));
});

test.each([
  ['They say it is too expensive. What do I say?', 'too-expensive'],
  ['I sent the quote and they have gone quiet.', 'ghosted-after-proposal'],
  ['How do I find three people to contact today?', 'find-who-to-contact'],
  ['They want to think about it. How do I move on?', 'think-it-over'],
  ['I have no drive today. Where do I start?', 'motivation-low'],
  ['I have a meeting tomorrow. How do I prepare?', 'first-meeting-plan'],
  ['They say "need 3 quotes". What do I answer?', 'proposal-no-decision'],
  ['They say "we always get three quotes". What do I answer?', 'proposal-no-decision'],
  ['They say "getting 3 bids". What do I answer?', 'proposal-no-decision'],
  ['They say "shopping around". What do I answer?', 'proposal-no-decision'],
  ['They say "I have to get other quotes first". What do I answer?', 'proposal-no-decision'],
  ['They say "we have someone". What do I answer?', 'happy-with-supplier'],
  ['They say "we\'re all set". What do I answer?', 'happy-with-supplier'],
  ['They say "not right now". What do I answer?', 'bad-timing'],
  ['They say "the timing is bad". What do I answer?', 'bad-timing'],
  ['They say "No budget this year". What do I answer?', 'no-budget'],
  ['They say "we had a bad experience". What do I answer?', 'bad-past-experience-category'],
  ['They say "price". What do I answer?', 'too-expensive'],
  ['They say "I have to ask my wife". What do I answer?', 'ask-my-partner'],
])('the starter on the screen %s gets its card', (starter, card) => {
  expect(talk([starter]).cards).toEqual([card]);
});

test.each(['no', 'Nope.', 'not really', 'not yet', "no, they didn't", "I haven't"])("'%s' to our question is never taken for a yes", (no) => {
  const answer = talk(["They say it's too expensive", no]);
  expect(answer.cards).toEqual(['too-expensive']);
  expect(answer.text).toContain("All right, that's an answer too.");
  expect(answer.text).not.toContain('Good.');
});
test('a second no, an unsure reading and an "I don\'t know" are each met in their own way', () => {
  expect(talk(["They say it's too expensive", 'no', 'no']).text).toContain('What stands in the way');
  expect(talk(["They say it's too expensive", 'idk']).text).toContain("you don't have to know it yet. Begin here");
  expect(talk(['no budget they say']).cards).toEqual(['no-budget']);
});
test("'yes' goes on from step to step and says when all are done", () => {
  const lines = ['I sent the quote and they have gone quiet.', 'yes'];
  expect(talk(lines).text).toContain('Wait for the agreed date, or four working days.');
  expect(talk([...lines, 'done']).text).toContain('Write three lines with three options');
  expect(talk([...lines, 'done', 'done', 'done']).text).toContain('Then you have been through all of it.');
});

test.each(['Tell me more about step 2', 'step 2?', 'can you explain the second step', 'how do I do step two', "I don't get step 2", 'what about number 2?', 'more on step 2 please'])("'%s' goes into step 2 of the card shown", (asked) => {
  const answer = talk(["They say it's too expensive", asked]);
  expect(answer.cards).toEqual(['too-expensive']);
  expect(answer.text).toContain('If budget: shrink the scope, never the price alone.');
  expect(answer.text).toContain('Why: ');
  expect(answer.text).toContain('How to go about it:');
  expect(answer.text.startsWith('**Step 2 of 3')).toBe(true);
});
test.each(['the second one', 'The second one, please', 'what about the second?', 'and the second one?', 'how do I do the second one', '2', '2.', '#2'])("'%s' means the second step of the card shown", (asked) => {
  const answer = talk(["They say it's too expensive", asked]);
  expect(answer.cards).toEqual(['too-expensive']);
  expect(answer.text.startsWith('**Step 2 of 3')).toBe(true);
});
test('a number is an answer where one was asked for, and "the second one" after nothing is asked about', () => {
  expect(talk(['How do I raise my prices?']).text).toContain('How many customers could leave before a rise would cost you money?');
  expect(talk(['How do I raise my prices?', '2']).text).not.toContain('**Step 2');
  for (const said of ['2', 'the second one']) expect(talk(['no budget they say', said]).text).not.toContain('**Step 2');
  expect(talk(["They say it's too expensive", 'hello', 'the second one']).text).not.toContain('**Step 2');
  expect(talk(["They say it's too expensive", 'I did step 4']).text).toContain('There are 3 steps here');
  expect(talk(['the second one']).text).toContain("I don't have a note that fits that, and I'd rather say so than guess.");
});
test('who did a step is told the next one; a step that did not work gets another way in', () => {
  expect(talk(["They say it's too expensive", 'I did the first one']).text).toBe('Good. Then the very next thing is: If budget: shrink the scope, never the price alone.');
  expect(talk(["They say it's too expensive", 'done with the first one, now what?']).text).toContain('the very next thing is: If budget:');
  expect(talk(["They say it's too expensive", "ok, I've done step 2 already"]).text).toContain('the very next thing is: If value:');
  expect(talk(["They say it's too expensive", 'I tried the last one']).text).toContain('Then you have been through all of it.');
  const other = talk(["They say it's too expensive", "the second one didn't work"]);
  expect(other.text).toContain('what happened, exactly, when you tried?');
  expect(other.cards).not.toEqual(['too-expensive']);
});
test('a step that the card does not have is not made up', () => {
  expect(talk(["They say it's too expensive", 'step 5?']).text).toContain('There are 3 steps here');
  expect(talk(["They say it's too expensive", 'what should the first step be with a new client']).text).not.toContain('Step 1 of 3');
});

test.each(['Can you shorten that?', 'shorter please', "that's too long", 'give me the short version', 'could you make it shorter', 'in one sentence please', 'tl;dr'])("'%s' gives the card shown in short", (asked) => {
  const answer = talk(["They say it's too expensive", asked]);
  expect(answer.cards).toEqual(['too-expensive']);
  expect(answer.text).toContain('in short:');
  expect(answer.text.length).toBeLessThan(260);
});
test('a question about short e-mails is still one', () => {
  expect(talk(["They say it's too expensive", 'how do I make my emails shorter']).cards).toEqual(['email-too-long']);
});

test("'and on the phone?' stays with the silent quote and is worded for a call", () => {
  for (const asked of ['And on the phone?', 'what about by phone', 'and in a call?']) {
    const answer = talk(['I sent the quote and they have gone quiet.', asked], roofer);
    expect(answer.cards).toEqual(['ghosted-after-proposal']);
    expect(answer.text).toContain('**Silence after the proposal, on the phone**');
    expect(answer.text).toContain("it's Marty. You have my quote");
  }
  expect(talk(['I sent the quote and they have gone quiet.', 'and by text?']).text).toContain('about the quote: still on');
  expect(talk(["They say it's too expensive", 'and in person?']).text).toContain('What changes face to face:');
  expect(talk(["They say it's too expensive", 'and by email?']).cards).toEqual(['objection-in-writing']);
  expect(talk(['My emails get no replies.', 'and on the phone?']).cards).toEqual(['cold-call-opener']);
});

test.each(['What do I say to the receptionist?', 'what do I say to the gatekeeper', 'and what do I tell the secretary?', 'what do I ask the receptionist?'])("'%s' is about the front desk, not about the buyer", (asked) => {
  expect(talk(['How do I open a cold call?', asked]).cards).toEqual(['gatekeeper']);
});

test('being ignored after a talk about price is silence after an offer, after an invoice it is the hard reminder', () => {
  for (const asked of ['and if they ignore me?', "what if she doesn't reply?", 'but if he goes quiet', 'ok and if I hear nothing?']) expect(talk(["They say it's too expensive", asked]).cards).toEqual(['ghosted-after-proposal']);
  expect(talk(["A customer hasn't paid.", 'and if they ignore me?']).cards).toEqual(['late-payer-hard']);
  expect(talk(['I sent the quote and they have gone quiet.', 'and if they ignore that too?']).cards).not.toEqual(['late-payer-hard']);
  expect(talk(['How do I open a cold call?', "and if they don't pick up?"]).cards).toEqual(['call-no-answer']);
});

test("a short question that names nothing of its own stays with the card shown", () => {
  expect(talk(['How do I ask for a referral?', 'and when should I ask?']).cards).toEqual(['referral-ask']);
  expect(talk(['feeling burnt out', 'what if they ignore me?']).cards).not.toEqual(['burnout']);
});

test('what was talked about is handed over with the one it goes to', () => {
  const asked = 'Debbie says the quote is $3k over her budget. What do I answer?';
  expect(talk([asked, 'write that as an email to Debbie?']).handoff).toEqual({ tab: 'outbound', fields: { channel: 'email', targetBrief: 'Debbie, about: Debbie says the quote is $3k over her budget' } });
  expect(talk([asked, 'shorter', 'can you put that in a text to Sam']).handoff).toEqual({ tab: 'outbound', fields: { channel: 'sms', targetBrief: 'Sam, about: Debbie says the quote is $3k over her budget' } });
  expect(talk([asked, 'draft that as a reply']).handoff).toEqual({ tab: 'reply', fields: { inboundMessage: 'Debbie says the quote is $3k over her budget', channel: 'email' } });
  expect(talk(['She wrote "we can only pay 3k". What now?', 'turn it into a reply please']).handoff).toEqual({ tab: 'reply', fields: { inboundMessage: 'we can only pay 3k', channel: 'email' } });
  expect(talk(['How do I ask for a referral?', 'email that to Debbie']).handoff).toEqual({ tab: 'outbound', fields: { channel: 'email', targetBrief: 'Debbie, about: ask for a referral' } });
  expect(talk([asked, 'send this to Debbie']).handoff?.fields).toEqual({ channel: 'email', targetBrief: 'Debbie, about: Debbie says the quote is $3k over her budget' });
  expect(talk([asked, 'write it as a text to Debbie and keep it short']).handoff?.fields).toEqual({ channel: 'sms', targetBrief: 'Debbie, about: Debbie says the quote is $3k over her budget' });
  expect(talk([asked, "no, she didn't say", 'shorter', 'write that up as an email to Mr. Khan please']).handoff?.fields['targetBrief']).toBe('Mr. Khan, about: Debbie says the quote is $3k over her budget');
  expect(talk(['Write me an email to Debbie?']).handoff).toEqual({ tab: 'outbound', fields: { channel: 'email', targetBrief: 'Debbie' } });
});
