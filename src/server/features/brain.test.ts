import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProfile, readProfile, saveProfile } from '#contract/account';
import { acceptProposal, brainQuestions, listAnswerVersions, readBrain, readBrainStatus, restoreAnswer } from '#contract/brain';
import { openTestHouse, type TestHouse } from '#server/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const all = Object.fromEntries(brainQuestions.map(({ field }) => [field, `about ${field}`]));

test('R-BRN-01 R-BRN-02 the conversation has 14 questions, in order, with their answers', async () => {
  const { token } = await house.signUp();
  await house.call(editProfile, { pricingModel: 'Fixed price, from 6,000' }, { token });
  const { conversation } = (await house.call(readBrain, {}, { token })).body;
  expect(conversation).toHaveLength(14);
  expect(conversation.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(conversation[7]).toMatchObject({ field: 'pricingModel', answer: 'Fixed price, from 6,000' });
  expect(conversation[0]!.answer).toBe('');
});

test('R-BRN-06 it is complete once all 14 are answered, and no sooner, whatever the browser says', async () => {
  const { token } = await house.signUp();
  const { additionalNotes, ...thirteen } = all;
  await house.call(saveProfile, { ...thirteen, profileCompletionStatus: 'complete', llmOnboardingCompleted: true }, { token });
  expect((await house.call(readBrainStatus, {}, { token })).body).toEqual({ isComplete: false });
  expect((await house.call(readProfile, {}, { token })).body).toMatchObject({ profileCompletionStatus: 'incomplete', llmOnboardingCompleted: false });
  await house.call(editProfile, { additionalNotes }, { token });
  expect((await house.call(readBrainStatus, {}, { token })).body).toEqual({ isComplete: true });
});

test('D-ONB-1 every answer is kept with where it came from, and an earlier one can come back', async () => {
  const { token } = await house.signUp();
  await house.call(saveProfile, { pricingModel: 'by the hour' }, { token });
  await house.call(editProfile, { pricingModel: 'by the day' }, { token });
  await house.call(editProfile, { pricingModel: 'by the day' }, { token });
  await house.call(acceptProposal, { field: 'pricingModel', answer: 'fixed' }, { token });
  const { versions } = (await house.call(listAnswerVersions, { field: 'pricingModel' }, { token })).body;
  expect(versions.map(({ answer, source }) => [answer, source])).toEqual([
    ['fixed', 'import'],
    ['by the day', 'edit'],
    ['by the hour', 'wizard'],
  ]);
  const restored = await house.call(restoreAnswer, { field: 'pricingModel', versionId: versions[2]!.id }, { token });
  expect(restored.body).toEqual({ success: true, answer: 'by the hour' });
  expect((await house.call(readProfile, {}, { token })).body.pricingModel).toBe('by the hour');
  const other = await house.signUp();
  expect((await house.call(restoreAnswer, { field: 'pricingModel', versionId: versions[0]!.id }, { token: other.token })).status).toBe(404);
  expect((await house.call(listAnswerVersions, { field: 'pricingModel' }, { token: other.token })).body.versions).toEqual([]);
});

test('F15 two tabs that save different answers both keep theirs', async () => {
  const { token } = await house.signUp();
  await Promise.all(Object.entries(all).map(([field, answer]) => house.call(editProfile, { [field]: answer }, { token })));
  expect((await house.call(readProfile, {}, { token })).body).toMatchObject(all);
});

test('R-BRN-04 an answer may be emptied again, and 5,001 characters are refused', async () => {
  const { token } = await house.signUp();
  await house.call(editProfile, { brandVoice: 'plain' }, { token });
  await house.call(editProfile, { brandVoice: '' }, { token });
  expect((await house.call(readProfile, {}, { token })).body.brandVoice).toBe('');
  const long = await house.call(editProfile, { brandVoice: 'x'.repeat(5001) }, { token });
  expect([long.status, long.body]).toMatchObject([400, { fields: { brandVoice: 'That answer is longer than 5,000 characters.' } }]);
});
