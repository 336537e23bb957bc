import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProfile, readStatus } from '#contract/account';
import { readWins } from '#contract/activity';
import { draftProposal, prepareCall } from '#contract/assistant';
import { openTestHouse, type TestHouse } from '#server/testing';

let house: TestHouse;
let plain: TestHouse;
beforeAll(async () => {
  [house, plain] = await Promise.all([openTestHouse({ ASSISTANT_EXTRAS: 'on' }), openTestHouse()]);
});
afterAll(() => Promise.all([house.close(), plain.close()]));

const brief = 'Priya Shah at Harbour Bakery. They just opened a second shop. Struggling with uneven ovens.';
const brain = { offeringDetails: 'We repair bakery ovens overnight', uniqueMessage: 'the oven is hot again by four', pricingModel: 'fixed price per oven', commonObjections: 'We have our own electrician' };

test('R-AST-11 without the setting both calls are not there', async () => {
  const person = await plain.signUp();
  expect([(await plain.call(draftProposal, { brief }, person)).status, (await plain.call(prepareCall, { brief }, person)).status]).toEqual([404, 404]);
  expect((await plain.call(readStatus, {}, person)).body.messagesRemaining).toBe(300);
});

test('R-AST-11 a proposal says what is known, and names what is not', async () => {
  const person = await house.signUp();
  expect((await house.call(draftProposal, { brief: 'Priya Shah' }, person)).status).toBe(422);
  await house.call(editProfile, { ...brain, pricingModel: '' }, person);
  const { body } = await house.call(draftProposal, { brief }, person);
  expect(body.subject).toBe('A short proposal for Harbour Bakery');
  for (const said of ['Hi Priya,', 'We repair bakery ovens overnight.', 'The oven is hot again by four.', 'before anything begins']) expect(body.content).toContain(said);
  expect(body.gaps.map(({ field }) => field)).toEqual(['pricingModel']);
  expect((await house.call(readStatus, {}, person)).body.messagesRemaining).toBe(299);
});

test('R-AST-11 a call is prepared in five parts, with the own objections and facts', async () => {
  const person = await house.signUp();
  await house.call(editProfile, brain, person);
  const { status, body } = await house.call(prepareCall, { brief }, person);
  expect(status).toBe(200);
  for (const part of ['opening_strategies', 'talking_points', 'objection_responses', 'closing_techniques', 'success_metrics'] as const) expect(body[part].length, part).toBeGreaterThanOrEqual(2);
  expect(body.opening_strategies.join(' ')).toContain('you just opened a second shop');
  expect(body.talking_points).toContain('Fixed price per oven.');
  expect(body.objection_responses[0]).toContain('We have our own electrician');
  expect((await house.call(readWins, {}, person)).body.messagesThisWeek.voicemail).toBe(0);
});
