import { expect, test } from 'vitest';
import { answerProductQuestion } from './product-question.ts';

const brain = { idealCustomer: 'property managers with 20+ units', pricingModel: '$9 to $14 a square foot', commonObjections: 'need 3 quotes', tone: 'direct' as const, goal: '$20k a month' };

test.each(['How many messages do I have left?', 'how many credits do i still have', 'messages left?  how many messages remaining'])("'%s' is told where the count stands, and no count", (asked) => {
  const told = answerProductQuestion(asked, brain) ?? '';
  expect(told).toContain('**Billing Settings**');
  expect(told).toContain("can't see the count");
  expect(told).not.toMatch(/\d/);
});

test.each([
  ['What did I tell you about my ideal customer?', 'property managers with 20+ units'],
  ['what did i say about my pricing', '$9 to $14 a square foot'],
  ['what are my common objections', 'need 3 quotes'],
  ['what is my tone?', 'direct'],
  ["what's my goal?", '$20k a month'],
  ['what does my sales brain say about pricing', '$9 to $14 a square foot'],
  ['who is my ideal customer?', 'property managers with 20+ units'],
])("'%s' is answered with the user's own words", (asked, words) => {
  expect(answerProductQuestion(asked, brain)).toContain(`> ${words}`);
});

test('what was never told is said to be empty, with the place to fill it', () => {
  expect(answerProductQuestion('What did I tell you about my offer?', brain)).toContain('"Offering details" is empty in your Sales Brain. Fill it under **My Sales Brain**');
  expect(answerProductQuestion('what do you know about me?', {})).toContain('your Sales Brain is empty');
  expect(answerProductQuestion('what do you know about me?', brain)).toContain('- Ideal customer\n');
});

test.each([
  ['where do I change my tone', '**My Sales Brain**'],
  ['where do I change my card?', '**Billing Settings**'],
  ['how can I update my credit card', '**Billing Settings**'],
  ['how do I cancel my plan', '**Billing Settings**'],
  ['how do I change my password?', '**My Profile**'],
  ['where do I delete my account', '**My Profile**'],
  ['how do I cancel', '**Billing Settings**'],
  ['how much does winward cost', '**Billing Settings**'],
  ['where are my old chats', '**Earlier conversations**'],
  ['how do I get more messages?', '**Billing Settings**'],
  ['I ran out of messages', '**Billing Settings**'],
  ['can I buy more credits here', '**Billing Settings**'],
  ['can I talk to a human', '**Contact**'],
  ['how do i turn off nudges', '**My Profile**'],
  ['can you see my emails?', 'nothing else'],
])("'%s' names the screen", (asked, screen) => {
  expect(answerProductQuestion(asked, brain)).toContain(screen);
});

test.each(['how many messages should I send per day', 'how do I get more messages from customers', 'how do I get more replies', 'I need more leads', 'I am running out of leads', "they don't want more messages", 'Do I need more messages per day?', 'Does my sequence need more messages?', 'my client ran out of credits', 'they want to cancel their subscription', 'how do I change my price', 'how do I find my ideal customer', "what is my ideal customer's biggest problem", 'how do I cancel the plan with a supplier', 'what did I say wrong', 'where do I put my prices', 'how do I set my goals', 'how do I speak to a person who decides', 'what do I say in my conversations with buyers', 'how do I end this conversation', 'where do I meet my ideal customer', 'how do I cancel a meeting', 'how do I contact the team of a buyer', 'how do I change my plan for the week'])("'%s' is a question about selling", (asked) => {
  expect(answerProductQuestion(asked, brain)).toBeNull();
});
