import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProfile, readProfile, saveProfile } from '#contract/account';
import { answerBuilder, answerOnboarding, readOnboarding, restartOnboarding } from '#contract/onboarding';
import { openTestHouse, type TestHouse } from '#server/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const say = (token: string, userMessage: string, more: Record<string, unknown> = {}) => house.call(answerOnboarding, { userMessage, ...(userMessage && { turnId: randomUUID() }), ...more }, { token });

test('R-ONB-09 R-ONB-10 the first request greets by name and asks question 1 of 11', async () => {
  const { token } = await house.signUp();
  const { body } = await house.call(answerOnboarding, { userMessage: '', conversationHistory: [], currentProfileData: {}, step: 1 }, { token });
  expect(body).toMatchObject({ nextStep: 1, completed: false, extractedData: {}, finalProfileData: null });
  expect(body.response).toContain('Dana');
  expect(body.response).toContain('?');
});

test('R-ONB-10 an answer is understood, stored, and leads to the next step', async () => {
  const { token } = await house.signUp();
  await say(token, '');
  const { body } = await say(token, 'We rebuild websites for consultancies in six weeks', { step: 1 });
  expect(body.nextStep).toBe(2);
  expect(body.extractedData).toEqual({ offeringDetails: 'We rebuild websites for consultancies in six weeks' });
  expect((await house.call(readProfile, {}, { token })).body.offeringDetails).toBe('We rebuild websites for consultancies in six weeks');
});

test('D-ONB-1 what the wizard, an edit or the other dialog knows is not asked again', async () => {
  const { token } = await house.signUp();
  await house.call(saveProfile, { businessName: 'Northbeam', tone: 'direct' }, { token });
  await house.call(editProfile, { offeringDetails: 'Roof repairs for landlords' }, { token });
  expect((await say(token, '')).body.nextStep).toBe(2);
  // The answer to the question that stands open is given elsewhere in the meantime.
  await house.call(editProfile, { idealCustomer: 'Landlords with five flats or more' }, { token });
  expect((await say(token, '')).body.nextStep).toBe(3);
});

test('F18 a turn that is sent twice, at once or later, is one turn; the step is the server\'s', async () => {
  const { token } = await house.signUp();
  await say(token, '');
  const turnId = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => house.call(answerOnboarding, { userMessage: 'We fix roofs in Leeds', turnId, step: 1 }, { token })));
  expect(new Set(answers.map(({ body }) => body.response)).size).toBe(1);
  expect(answers.map(({ body }) => body.nextStep)).toEqual([2, 2, 2, 2]);
  const { rows } = await house.pool.query("select count(*)::int as n from brain_answers where raw = 'We fix roofs in Leeds'");
  expect(rows[0].n).toBe(1);
  expect((await say(token, 'Landlords', { step: 9 })).body.nextStep).toBeLessThanOrEqual(3);
});

test('R-ONB-08 skipping and coming back goes on where one stopped, with what was said', async () => {
  const { token } = await house.signUp();
  await say(token, '');
  await say(token, 'We fix roofs in Leeds');
  const { conversation } = (await house.call(readOnboarding, {}, { token })).body;
  expect(conversation.step).toBe(2);
  expect(conversation.turns.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
  expect((await say(token, '')).body).toMatchObject({ nextStep: 2, response: conversation.turns[2]!.content });
  await house.call(restartOnboarding, {}, { token });
  expect((await house.call(readOnboarding, {}, { token })).body.conversation).toEqual({ step: 1, completed: false, turns: [] });
});

const plainAnswers = ['I service boilers for landlords in Leeds', 'Landlords with five flats or more', 'British Gas', 'They know the name', 'Same engineer every visit', 'Finding new landlords', 'We already have someone', '85 per visit', 'Friendly', 'Honest, tidy, on time', 'I suggest a day', 'My family', 'Three landlords this month', 'Mostly word of mouth, some by phone'];

test('R-ONB-11 R-ONB-13 the server alone says when it is complete; the builder ends with its sentence', async () => {
  const { token } = await house.signUp({ firstName: 'Bo' });
  let last = await house.call(answerBuilder, { userMessage: '' }, { token });
  for (const turn of plainAnswers) last = await house.call(answerBuilder, { userMessage: turn, threadId: last.body.threadId, turnId: randomUUID() }, { token });
  expect(last.body.completed).toBe(true);
  expect(last.body.response).toContain('Your Sales Brain is now live');
  expect((await house.call(readProfile, {}, { token })).body).toMatchObject({ llmOnboardingCompleted: true, profileCompletionStatus: 'complete' });
});

test('R-ONB-11 the final profile can be saved whatever was answered, and what a browser says of completeness changes nothing', async () => {
  const { token } = await house.signUp();
  let last = await say(token, '');
  const long = `We reach landlords ${'by word of mouth and by phone, '.repeat(400)}`.slice(0, 5000);
  while (!last.body.completed) last = await say(token, last.body.nextStep === 3 ? long : 'skip', { step: last.body.nextStep });
  const { status } = await house.call(saveProfile, { ...last.body.finalProfileData, llmOnboardingCompleted: true, profileCompletionStatus: 'complete' }, { token });
  expect(status).toBe(200);
  expect((await house.call(readProfile, {}, { token })).body).toMatchObject({ llmOnboardingCompleted: true, profileCompletionStatus: 'incomplete' });
});

test('R-BRN-05 a new beginning asks everything again, keeps the earlier answers until there are new ones, which stand to the end', async () => {
  const { token } = await house.signUp();
  const before = { businessName: 'Northbeam', tone: 'direct', offeringDetails: 'Roof repairs', idealCustomer: 'Landlords', pricingModel: '85 per visit' };
  await house.call(saveProfile, before, { token });
  await say(token, '');
  await house.call(restartOnboarding, {}, { token });
  expect((await house.call(readOnboarding, {}, { token })).body.conversation).toEqual({ step: 1, completed: false, turns: [] });
  let last = await say(token, '');
  expect(last.body.nextStep).toBe(1);
  last = await say(token, 'We build flat roofs in Leeds');
  // Changed elsewhere in the meantime: the newest stays.
  await house.call(editProfile, { offeringDetails: 'Flat roofs and gutters' }, { token });
  expect(last.body.nextStep).toBe(2);
  while (!last.body.completed) last = await say(token, 'skip');
  expect(last.body.finalProfileData).toMatchObject({ offeringDetails: 'Flat roofs and gutters', idealCustomer: 'Landlords', pricingModel: '85 per visit' });
  expect((await house.call(readProfile, {}, { token })).body).toMatchObject({ offeringDetails: 'Flat roofs and gutters', idealCustomer: 'Landlords' });
});

test('R-BRN-05 a new beginning for what is open leaves out what has an answer', async () => {
  const { token } = await house.signUp();
  await house.call(saveProfile, { offeringDetails: 'Roof repairs', idealCustomer: 'Landlords' }, { token });
  await house.call(restartOnboarding, { openOnly: true }, { token });
  expect((await say(token, '')).body.nextStep).toBe(3);
});
