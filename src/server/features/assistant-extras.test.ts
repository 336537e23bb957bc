import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProfile, readStatus } from '#contract/account';
import { listDrafts, listRecentActivity, readDraft, readWins } from '#contract/activity';
import { draftProposal, prepareCall } from '#contract/assistant';
import { scoreMessage } from '#coach/score/score';
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
  expect((await plain.call(readStatus, {}, person)).body).toEqual({ plan: 'trial', messagesRemaining: 300 });
});

test('R-AST-11 a proposal says what is known, and names what is not', async () => {
  const person = await house.signUp();
  expect((await house.call(draftProposal, { brief: 'Priya Shah' }, person)).status).toBe(422);
  await house.call(editProfile, { ...brain, pricingModel: '' }, person);
  const { body } = await house.call(draftProposal, { brief }, person);
  expect(body.subject).toBe('A short proposal for Harbour Bakery');
  for (const said of ['Hi Priya,', 'We repair bakery ovens overnight.', 'The oven is hot again by four.', 'before anything begins']) expect(body.content).toContain(said);
  expect(body.gaps.map(({ field }) => field)).toEqual(['pricingModel']);
  expect((await house.call(readStatus, {}, person)).body).toEqual({ plan: 'trial', messagesRemaining: 299, assistantExtras: true });
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
  // One's own objection isn't asked twice because it is a usual one too.
  await house.call(editProfile, { commonObjections: 'It is too expensive' }, person);
  const again = (await house.call(prepareCall, { brief }, person)).body.objection_responses;
  expect(again.filter((line) => line.startsWith('"It is too expensive"'))).toHaveLength(1);
  expect((await house.call(readWins, {}, person)).body.messagesThisWeek.voicemail).toBe(0);
});

test('R-AST-11 a prepared call stands in the history as what it is, is found by its own filters, and opens with its plan', async () => {
  const person = await house.signUp();
  await house.call(editProfile, brain, person);
  const { engine: _, ...plan } = (await house.call(prepareCall, { brief }, person)).body;
  const list = async (wanted: Record<string, string>) => (await house.call(listDrafts, wanted, person)).body.drafts.map(({ kind, channel }) => [kind, channel]);
  expect(await list({})).toEqual([['call_prep', 'call']]);
  expect(await list({ channel: 'call' })).toEqual([['call_prep', 'call']]);
  expect(await list({ kind: 'call_prep' })).toEqual([['call_prep', 'call']]);
  expect(await list({ channel: 'voicemail' })).toEqual([]);
  const { items } = (await house.call(listRecentActivity, {}, person)).body;
  expect(items).toMatchObject([{ type: 'call', channel: 'call', content: 'Call with Priya Shah' }]);
  const { body } = await house.call(readDraft, { id: items[0]!.id }, person);
  expect([body.draft, body.plan, body.request]).toEqual([null, plan, { brief }]);
});

test('R-AST-11 a proposal is scored as one page that asks for a decision, not as a first e-mail', async () => {
  const person = await house.signUp();
  const wordy = { ...brain, offeringDetails: `We repair bakery ovens overnight. ${'Our two engineers come at nine, open each oven and change what is worn. '.repeat(12)}` };
  await house.call(editProfile, wordy, person);
  const { body } = await house.call(draftProposal, { brief }, person);
  expect(body.content.split(/\s+/).length).toBeGreaterThan(200);
  const said = body.findings.map(({ rule }) => rule);
  expect(said).toContain('decision-ask');
  expect(said).toContain('length-fits');
  for (const rule of ['too-long', 'several-asks', 'interest-ask', 'opens-with-self']) expect(said).not.toContain(rule);
  // What the browser scores it by, see features/assistant/score-form.test.ts.
  const { firstName, commonObjections, offeringDetails, pricingModel, uniqueMessage } = { ...wordy, firstName: 'Dana' };
  const form = { channel: 'email', emailLength: 'long', linkedinMode: 'dm', stage: 'proposal', subject: body.subject!, brain: { firstName, commonObjections, offeringDetails, pricingModel, uniqueMessage } } as const;
  expect(scoreMessage(body.content, form)).toEqual({ scores: body.scores, findings: body.findings });
});
