import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeExpiredPassword, changePassword, confirmEmail, deleteAccount, editProfile, endSession, leaveSession, login, readProfile, register, requestPasswordReset, resetPassword, resumeSession, saveProfile } from '#contract/account';
import { openAdmin } from '#contract/admin';
import type { Endpoint } from '#contract/endpoint';
import { askSupport } from '#contract/support';
import { openTestHouse, type TestHouse } from '#server/testing';

// `FUZZ_BODIES=10000 npm test -- calls account-fuzz` runs them all.
const BODIES = Number(process.env.FUZZ_BODIES ?? 150);
const AT_ONCE = 8;
const ID = '00000000-0000-4000-8000-000000000000';
let house: TestHouse;
let token: string;
beforeAll(async () => {
  house = await openTestHouse();
  // A password that no random body holds, so that the account lives to the end.
  token = (await house.signUp({ password: 'Unguessable-9-words' })).token;
});
afterAll(() => house.close());

const calls: Endpoint[] = [
  login, register, requestPasswordReset, resetPassword, confirmEmail, changeExpiredPassword, leaveSession, resumeSession, changePassword, editProfile, saveProfile, deleteAccount, endSession, openAdmin, askSupport,
];
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('', ' ', '\0', '\uD800', "'; drop table users; --", '{{7*7}}', '__proto__', 'x@example.com', 'Headwind7!', 'a'.repeat(6000), '👩‍👩‍👧', '\u202E', ID));
const value = fc.oneof({ weight: 5, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }));
const names = fc.constantFrom('email', 'password', 'firstName', 'lastName', 'newPassword', 'currentPassword', 'token', 'timeZone', 'contactNumber', 'subject', 'message', 'issueType', 'toPayment', 'goal', 'tone', 'uniqueMessage', 'id', '__proto__', 'constructor');
const fields = fc.dictionary(names, value, { maxKeys: 8, noNullPrototype: true });
const body = fc.oneof({ weight: 8, arbitrary: fields.map((sent) => JSON.stringify(sent)) }, fc.json(), fc.string(), fc.constantFrom('', 'null', '[]', '{"a":', '"x"', '1e999', '['.repeat(5000), '{"a":'.repeat(40) + '1' + '}'.repeat(40)));

test('F66 F68 random bodies at every account call never end in a fault', { timeout: 600_000 }, async () => {
  for (const endpoint of calls) {
    const send = fc.asyncProperty(fc.array(body, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (sent) => {
      const statuses = await Promise.all(sent.map((each) => post(endpoint, each)));
      for (const status of statuses) expect(status, endpoint.path).toBeLessThan(500);
    });
    await fc.assert(send, { numRuns: Math.max(1, Math.ceil(BODIES / calls.length / AT_ONCE)) });
  }
  expect((await house.fetch('/livez')).status).toBe(200);
  expect((await house.call(readProfile, {}, { token })).status).toBe(200);
});

async function post({ method, path }: Endpoint, sent: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, origin: house.url };
  const answer = await fetch(house.url + path.replace(':id', ID), { method, headers, body: sent });
  expect(await answer.text()).not.toMatch(/\bat .*\.ts:|select |insert into|node_modules|SyntaxError/);
  return answer.status;
}

test('F67 G11 a text comes back exactly as it was sent, or is refused', { timeout: 600_000 }, async () => {
  const { token: own } = await house.signUp();
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ maxLength: 60 }));
  const keep = fc.asyncProperty(anything, async (typed) => {
    const { status } = await house.call(editProfile, { additionalNotes: typed }, { token: own });
    expect(status).toBe(typed.includes('\0') || !typed.isWellFormed() ? 400 : 200);
    if (status === 400) return;
    expect((await house.call(readProfile, {}, { token: own })).body.additionalNotes).toBe(typed);
  });
  await fc.assert(keep, { numRuns: Math.ceil(BODIES / 3) });
});

test('F68 __proto__, deep JSON and repeated names are refused or ignored', async () => {
  const send = async (sent: string) => post(editProfile, sent);
  expect(await send('{"__proto__":{"polluted":1}}')).toBe(400);
  expect(await send('{"goal":"x","constructor":{"prototype":{"polluted":1}}}')).toBe(400);
  expect(await send('{"a":'.repeat(32_000) + '1' + '}'.repeat(32_000))).toBe(400);
  expect(await send('{"goal":["x"]}')).toBe(400);
  expect(await send('{"goal":7}')).toBe(400);
  expect(await send('{"goal":"first","goal":"second"}')).toBe(200);
  expect((await house.call(readProfile, {}, { token })).body.goal).toBe('second');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
