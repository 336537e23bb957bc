import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readProfile } from '#contract/account';
import { listAuditLog, openAdmin, readHealth, readProviders, testProvider } from '#contract/admin';
import { deleteUsers, listUsers, setPrioritySupport, setUserPlan } from '#contract/admin-user';
import { api } from '#contract/api';
import type { Endpoint, Sent } from '#contract/endpoint';
import { openTestHouse, type TestHouse } from '#server/testing';
import { startFakeProvider, type FakeProvider } from './fake-provider.ts';

const ADMIN = 'The-harbour-master-7';
const ENGINE = 'openai-compatible:fake';
let fake: FakeProvider;
let house: TestHouse;
let cookie = '';
beforeAll(async () => {
  fake = await startFakeProvider();
  house = await openTestHouse({ ADMIN_PASSWORD: ADMIN, COACH_MODELS: ENGINE, COACH_BASE_URL: fake.baseUrl, COACH_API_KEY: 'sk-test' });
  const opened = await house.call(openAdmin, { password: ADMIN }, { headers: { origin: house.url } });
  cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
});
afterAll(async () => {
  await house.close();
  await fake.close();
});

const admin = <E extends Endpoint>(endpoint: E, input: Sent<E>) => house.call(endpoint, input as Record<string, unknown>, { headers: { cookie, origin: house.url } });
const deeds = async (search: string) => (await admin(listAuditLog, { search })).body.entries;
const rowOf = async (email: string) => (await admin(listUsers, { search: email })).body.users[0];
async function signUp() {
  const person = await house.signUp();
  return { ...person, id: (await house.call(readProfile, {}, person)).body.id };
}

test('D-ADM-1 a change that cannot be written to the audit log does not happen', async () => {
  const person = await signUp();
  await house.pool.query('alter table audit_entries rename to audit_entries_away');
  const answers = [await admin(setUserPlan, { id: person.id, plan: 'pro' }), await admin(setPrioritySupport, { id: person.id, prioritySupport: true }), await admin(deleteUsers, { userIds: [person.id] })];
  await house.pool.query('alter table audit_entries_away rename to audit_entries');
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(await rowOf(person.email)).toMatchObject({ plan: 'trial', prioritySupport: false });
  expect(await deeds(person.id)).toEqual([]);
});

test('F57 of staff who change a plan at once each sees what the one before left, and the log tells the order', async () => {
  const person = await signUp();
  const plans = ['core', 'pro', 'lifetime', 'admin_comp', 'free_trial'] as const;
  await Promise.all(plans.map((plan, count) => admin(setUserPlan, { id: person.id, plan, messagesRemaining: count })));
  const log = (await deeds(person.id)).toReversed();
  expect(log).toHaveLength(5);
  // What one left is what the next found, whatever the order.
  const left = new Map(log.map(({ before, after }) => [before, after]));
  let at = 'trial, 300 messages';
  for (let step = 0; step < 5; step++) at = left.get(at)!;
  expect(at).toContain((await rowOf(person.email))!.plan);
});

test('D-ADM-1 two who delete the same users at once delete each once, and both learn what was there', async () => {
  const ids = [(await signUp()).id, (await signUp()).id, (await signUp()).id];
  const answers = await Promise.all([admin(deleteUsers, { userIds: ids }), admin(deleteUsers, { userIds: ids.toReversed() })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.reduce((sum, { body }) => sum + body.deleted, 0)).toBe(3);
  for (const id of ids) expect(await deeds(id)).toHaveLength(1);
});

test("R-ADM-09 the engines are shown in their order; 'Test connection' asks plain, stream and schema, and is logged", async () => {
  fake.behave('ok', 'ok', 'ignoresSchema');
  const { body } = await admin(testProvider, { engine: ENGINE });
  expect(body.checks.map(({ check, passed }) => [check, passed])).toEqual([['plain', true], ['stream', true], ['schema', false]]);
  expect(await deeds('provider.tested')).toMatchObject([{ subject: ENGINE }]);
  const providers = (await admin(readProviders, {})).body;
  expect(providers.chain).toEqual([{ engine: ENGINE, state: 'ready', lastFault: expect.stringMatching(/^not_json, 20/) }, { engine: 'built-in', state: 'ready', lastFault: null }]);
  expect(providers.usage).toMatchObject([{ engine: ENGINE, calls: 3, costUsd: null }]);
  expect(providers.usage[0]!.inputTokens).toBeGreaterThan(0);
  fake.behave('s401');
  expect((await admin(testProvider, { engine: ENGINE })).body.checks.every(({ passed }) => !passed)).toBe(true);
  expect((await admin(testProvider, { engine: 'openai:unknown' })).status).toBe(404);
});

test('R-ADM-09 a fault of ours counts in the error rate of the health page', async () => {
  const before = (await admin(readHealth, {})).body;
  await house.pool.query('alter table audit_entries rename to audit_entries_away');
  await admin(listAuditLog, {});
  await house.pool.query('alter table audit_entries_away rename to audit_entries');
  const after = (await admin(readHealth, {})).body;
  expect(after.errorRate * after.requests - before.errorRate * before.requests).toBeCloseTo(1);
});

test('R-ADM-09 no call of the admin area has a field for a mood or an energy', () => {
  const names = (Object.values(api) as Endpoint[]).filter(({ access }) => access === 'admin').map(({ output }) => JSON.stringify(z.toJSONSchema(output, { io: 'output' })));
  expect(names.length).toBeGreaterThanOrEqual(25);
  for (const text of names) expect(text).not.toMatch(/mood|energy/i);
});
