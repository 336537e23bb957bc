import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLog, openAdmin } from '#contract/admin';
import { countUsers, deleteMatchingUsers, deleteUser, deleteUsers, endUserSessions, exportUsers, listUsers, setPrioritySupport, setUserPlan, userSorts, type UserRecord } from '#contract/admin-user';
import { listSupportRequests } from '#contract/admin-support';
import { readProfile, readStatus } from '#contract/account';
import { askSupport } from '#contract/support';
import type { Endpoint, Sent } from '#contract/endpoint';
import { openTestHouse, type TestHouse } from '#server/testing';

const ADMIN = 'The-harbour-master-7';
const NOWHERE = '00000000-0000-4000-8000-000000000000';
let house: TestHouse;
let cookie = '';
beforeAll(async () => {
  house = await openTestHouse({ ADMIN_PASSWORD: ADMIN });
  const opened = await house.call(openAdmin, { password: ADMIN }, { headers: { origin: house.url } });
  cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
});
afterAll(() => house.close());

const admin = <E extends Endpoint>(endpoint: E, input: Sent<E>, headers: Record<string, string> = {}) => house.call(endpoint, input as Record<string, unknown>, { headers: { cookie, origin: house.url, ...headers } });
const find = async (search: string) => (await admin(listUsers, { search })).body.users;
const lastDeed = async () => (await admin(listAuditLog, { limit: '1' } as never)).body.entries[0]!;
async function signUp(changes: Record<string, unknown> = {}) {
  const person = await house.signUp(changes);
  return { ...person, id: (await house.call(readProfile, {}, person)).body.id };
}
const countRows = async (id: string) => (await house.pool.query('select (select count(*)::int from users where user_id = $1) as users, (select count(*)::int from sessions where user_id = $1) as sessions, (select count(*)::int from email_keys where user_id = $1) as keys', [id])).rows[0];

test('R-ADM-02 the list has every field of a user record', async () => {
  const person = await signUp({ firstName: 'Ruth', lastName: 'Fields' });
  const [row] = await find(person.email);
  expect(row).toEqual({
    id: person.id, email: person.email, username: 'Ruth Fields', plan: 'trial', prioritySupport: false, messagesRemaining: 300, totalMessagesSent: 0,
    stripeCustomerId: null, stripeSubscriptionId: null, createdAt: house.clock.now.toISOString(), lastActivity: house.clock.now.toISOString(),
  });
});

test('R-ADM-02 every sort gives every user once over its pages, both ways, and in order', async () => {
  const domain = `${randomUUID()}.example`;
  for (let index = 0; index < 7; index++) {
    const { id } = await signUp({ email: `p${index % 3}-${index}@${domain}`, firstName: `N${index % 2}`, lastName: `L${index % 4}` });
    if (index % 3 === 0) await admin(setUserPlan, { id, plan: index % 2 ? 'core' : 'free_trial', messagesRemaining: index });
    house.clock.advance(1000);
  }
  for (const sort of userSorts) {
    for (const order of ['asc', 'desc'] as const) {
      const seen: UserRecord[] = [];
      for (let after: string | undefined; ; ) {
        const { body } = await admin(listUsers, { search: `@${domain}`, sort, order, limit: '2' as never, ...(after && { after }) });
        seen.push(...body.users);
        if (!body.nextPage) break;
        after = body.nextPage;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
      const keys = seen.map((user) => (sort === 'messagesRemaining' ? (user.messagesRemaining ?? Infinity) : sort === 'username' ? user.username.toLowerCase() : user[sort]!));
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (order === 'asc' ? 1 : -1)));
    }
  }
});

test('R-ADM-02 a search finds by the beginning of address, domain, name, last name and id, and takes signs as they are', async () => {
  const mark = randomUUID().slice(0, 8);
  const person = await signUp({ email: `${mark}.x@${mark}-host.example`, firstName: `Ann${mark}`, lastName: `Zed${mark}` });
  for (const search of [`${mark}.X`, `@${mark}-ho`, `ann${mark} z`, `zed${mark}`, person.id, person.id.slice(0, 13)]) expect((await find(search)).map(({ id }) => id)).toContain(person.id);
  expect(await find('%')).toEqual([]);
  expect(await find(`_${mark.slice(1)}`)).toEqual([]);
  expect((await admin(listUsers, { search: `zed${mark}`, plan: 'core' })).body.users).toEqual([]);
  expect((await admin(countUsers, { search: `zed${mark}` })).body).toEqual({ matching: 1 });
});

test.each(['x', 'bnVsbA', Buffer.from('["2026-11-21","x"]').toString('base64url'), Buffer.from(`["soon","${NOWHERE}"]`).toString('base64url')])('R-ADM-02 the page %s that nobody was given is refused', async (after) => {
  expect((await admin(listUsers, { after })).status).toBe(400);
});

test('R-ADM-02 plan and quota are set at once, hold from the next request, and stand in the audit log with before and after', async () => {
  const person = await signUp();
  await admin(setUserPlan, { id: person.id, plan: 'free_trial', messagesRemaining: 12 });
  expect((await house.call(readStatus, {}, person)).body).toMatchObject({ plan: 'free_trial', messagesRemaining: 12 });
  expect(await lastDeed()).toMatchObject({ action: 'user.plan', subject: `user ${person.id}`, before: 'trial, 300 messages', after: 'free_trial, 12 messages', who: expect.stringMatching(/^admin [\w-]{8}$/), address: '127.0.0.1' });
  await admin(setUserPlan, { id: person.id, plan: 'lifetime' });
  expect((await find(person.email))[0]).toMatchObject({ plan: 'lifetime', messagesRemaining: null });
  await admin(setUserPlan, { id: person.id, plan: 'free_trial', messagesRemaining: 'many' });
  expect((await find(person.email))[0]).toMatchObject({ plan: 'free_trial', messagesRemaining: 0 });
  house.clock.advance(40 * 86_400_000);
  const opened = await house.call(openAdmin, { password: ADMIN }, { headers: { origin: house.url } });
  cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
  await admin(setUserPlan, { id: person.id, plan: 'free_trial', messagesRemaining: 9 });
  expect((await find(person.email))[0]).toMatchObject({ messagesRemaining: 9 });
});

test('R-ADM-02 priority support is switched, and what waits for an answer follows it', async () => {
  const person = await signUp();
  await house.call(askSupport, { subject: 'Help', message: 'It does not start.', issueType: 'bug' }, person);
  const isPriority = async () => (await admin(listSupportRequests, {})).body.requests.find(({ userId }) => userId === person.id)!.isPriority;
  expect(await isPriority()).toBe(false);
  await admin(setPrioritySupport, { id: person.id, prioritySupport: true });
  expect([(await find(person.email))[0]!.prioritySupport, await isPriority()]).toEqual([true, true]);
  expect(await lastDeed()).toMatchObject({ action: 'user.priority', before: 'off', after: 'on' });
  await admin(setPrioritySupport, { id: person.id, prioritySupport: false });
  await admin(setUserPlan, { id: person.id, plan: 'pro' });
  expect(await isPriority()).toBe(true);
});

test('R-ADM-02 one user is deleted with all that is stored, and is signed out at once', async () => {
  const person = await signUp();
  expect((await admin(deleteUser, { id: person.id })).status).toBe(200);
  expect(await countRows(person.id)).toEqual({ users: 0, sessions: 0, keys: 0 });
  expect((await house.call(readProfile, {}, person)).status).toBe(401);
  expect(await lastDeed()).toMatchObject({ action: 'user.deleted', subject: `user ${person.id}`, before: 'trial' });
  expect((await admin(deleteUser, { id: person.id })).status).toBe(404);
});

test('R-ADM-02 a bulk delete deletes those it knows and names those it does not', async () => {
  const [a, b] = [await signUp(), await signUp()];
  const answer = await admin(deleteUsers, { userIds: [a.id, 'nobody', NOWHERE, b.id.toUpperCase(), a.id] });
  expect(answer.body).toEqual({ success: true, deleted: 2, notFound: ['nobody', NOWHERE] });
  expect([await countRows(a.id), await countRows(b.id)]).toEqual([{ users: 0, sessions: 0, keys: 0 }, { users: 0, sessions: 0, keys: 0 }]);
});

test('R-ADM-02 all that match are deleted in batches, never more than was typed, and a batch that is sent again is not a second one', async () => {
  const domain = `${randomUUID()}.example`;
  for (let index = 0; index < 5; index++) await signUp({ email: `gone-${index}@${domain}` });
  const batch = (atMost: number, key: string) => admin(deleteMatchingUsers, { search: `@${domain}`, atMost }, { 'idempotency-key': key });
  expect((await batch(2, 'first-batch')).body).toEqual({ success: true, deleted: 2, remaining: 0 });
  expect((await batch(2, 'first-batch')).body).toEqual({ success: true, deleted: 2, remaining: 0 });
  expect((await admin(countUsers, { search: `@${domain}` })).body.matching).toBe(3);
  expect((await batch(50, 'second-batch')).body).toEqual({ success: true, deleted: 3, remaining: 0 });
});

test('R-ADM-02 somebody is signed out everywhere', async () => {
  const person = await signUp();
  expect((await admin(endUserSessions, { id: person.id })).status).toBe(200);
  expect((await house.call(readProfile, {}, person)).status).toBe(401);
});

test('R-ADM-02 the CSV holds the users that match, in their order, and no cell of it is a formula', async () => {
  const domain = `${randomUUID()}.example`;
  await signUp({ email: `b@${domain}`, firstName: '=HYPERLINK("http://evil.example")', lastName: '+1' });
  await signUp({ email: `a@${domain}`, firstName: '@SUM(A1)', lastName: 'Bell, "B"' });
  const { text, headers } = await admin(exportUsers, { search: `@${domain}`, sort: 'email', order: 'asc' });
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual(['text/csv; charset=utf-8', expect.stringMatching(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/)]);
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe('ID,Email,Username,Plan,Priority Support,Messages Remaining,Total Messages Sent,Stripe Customer ID,Stripe Subscription ID,Created At,Last Activity');
  expect(lines[1]).toContain(`,a@${domain},"'@SUM(A1) Bell, ""B""",trial,false,300,0,,,`);
  expect(lines[2]).toContain(`,b@${domain},"'=HYPERLINK(""http://evil.example"") +1",trial,`);
  expect(lines).toHaveLength(3);
});

test.each([[deleteUser, {}], [setPrioritySupport, { prioritySupport: true }], [setUserPlan, { plan: 'core' }], [endUserSessions, {}]] as [Endpoint, object][])('R-ADM-09 a user that is not there is answered with 404, and nothing is logged', async (endpoint, input) => {
  const before = await lastDeed();
  expect((await admin(endpoint, { id: NOWHERE, ...input } as never)).status).toBe(404);
  expect(await lastDeed()).toEqual(before);
});
