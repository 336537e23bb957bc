import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAdmin, listAuditLog, openAdmin, readAdminSession } from '#contract/admin';
import { setUserPlan } from '#contract/admin-user';
import { isWeakAdminPassword, prepareAdminPassword } from '#server/features/admin-password';
import { readAdminSession as readSession } from '#server/http/admin-session';
import { openTestHouse, type TestHouse } from '#server/testing';

const MINUTE = 60_000;
const ADMIN = 'The-harbour-master-7';
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ ADMIN_PASSWORD: ADMIN });
});
afterAll(() => house.close());

const own = () => ({ origin: house.url });
const open = (password: string, headers: Record<string, string> = own()) => house.call(openAdmin, { password }, { headers });
async function enter() {
  const answer = await open(ADMIN);
  return { setCookie: answer.headers.get('set-cookie')!, cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}
const isOpen = async (cookie: string) => (await house.call(readAdminSession, {}, { headers: { cookie } })).body.signedIn;

test('D-ADM-1 the right password opens a session that only a cookie of the browser holds', async () => {
  const { setCookie, cookie } = await enter();
  expect(setCookie).toMatch(/^admin_session=[\w-]{43}; Path=\/api\/admin; HttpOnly; SameSite=Strict$/);
  const { body } = await house.call(readAdminSession, {}, { headers: { cookie } });
  expect(body).toEqual({ signedIn: true, expiresAt: new Date(house.clock.now.getTime() + 8 * 60 * MINUTE).toISOString() });
  expect((await house.pool.query('select * from admin_sessions where hash = $1', [cookie.split('=')[1]])).rows).toEqual([]);
});

test('D-ADM-1 a wrong password is refused with its sentence', async () => {
  const answer = await open('The-harbour-master-8');
  expect([answer.status, answer.text, answer.headers.get('set-cookie')]).toEqual([401, '{"error":"Invalid password","code":"wrong_admin_password"}', null]);
});

test('D-ADM-1 without the session every admin call answers 401, and with it none does', async () => {
  const { cookie } = await enter();
  expect((await house.call(listAuditLog)).status).toBe(401);
  expect((await house.call(listAuditLog, {}, { headers: { cookie: 'admin_session=forged' } })).status).toBe(401);
  expect((await house.call(listAuditLog, {}, { headers: { cookie } })).status).not.toBe(401);
});

test('H36 a change in the admin area from another site is refused, cookie or not', async () => {
  const { cookie } = await enter();
  const change = (headers: Record<string, string>) => house.call(setUserPlan, { id: '00000000-0000-4000-8000-000000000000', plan: 'core', messagesRemaining: 1 }, { headers: { cookie, ...headers } });
  expect((await change({})).status).toBe(403);
  expect((await change({ origin: 'https://elsewhere.example' })).status).toBe(403);
  expect([401, 403]).not.toContain((await change(own())).status);
  expect((await open(ADMIN, {})).status).toBe(403);
  expect((await house.call(closeAdmin, {}, { headers: { cookie } })).status).toBe(403);
  expect(await isOpen(cookie)).toBe(true);
});

test('D-ADM-1 another ADMIN_PASSWORD ends the sessions that the old one opened', async () => {
  const { cookie } = await enter();
  const { db, settings } = house.house;
  const [, value] = cookie.split('=');
  const client = { address: '127.0.0.1', network: '127.0.0.1', device: '', sameOrigin: true, cookies: { admin_session: value! }, token: null };
  expect(await readSession(db, { client, settings }, house.clock.now)).not.toBeNull();
  expect(await readSession(db, { client, settings: { ADMIN_PASSWORD: 'The-harbour-master-8' } }, house.clock.now)).toBeNull();
});

test('D-ADM-1 log-out ends the session on the server', async () => {
  const { cookie } = await enter();
  const out = await house.call(closeAdmin, {}, { headers: { cookie, ...own() } });
  expect(out.headers.get('set-cookie')).toBe('admin_session=; Path=/api/admin; HttpOnly; SameSite=Strict; Max-Age=0');
  expect(await isOpen(cookie)).toBe(false);
});

test('D-ADM-1 an admin session ends after 30 idle minutes, and after 8 hours in any case', async () => {
  const idle = await enter();
  house.clock.advance(30 * MINUTE);
  expect(await isOpen(idle.cookie)).toBe(false);
  const busy = await enter();
  for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
    house.clock.advance(20 * MINUTE);
    expect(await isOpen(busy.cookie)).toBe(true);
  }
  house.clock.advance(20 * MINUTE);
  expect(await isOpen(busy.cookie)).toBe(false);
});

test('D-ADM-1 where no password is set, one process of several makes one, shows it once, and keeps a hash', async () => {
  const other = await openTestHouse();
  const { db } = other.house;
  const made = (await Promise.all([1, 2, 3].map(() => prepareAdminPassword(db, '')))).filter((password) => password !== null);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(await prepareAdminPassword(db, '')).toBeNull();
  const { rows } = await other.pool.query("select value from facts where name = 'admin_password_hash'");
  expect(rows[0].value).toMatch(/^\$argon2id\$/);
  const headers = { origin: other.url };
  expect((await other.call(openAdmin, { password: made[0]! }, { headers })).status).toBe(200);
  expect((await other.call(openAdmin, { password: `${made[0]!}x` }, { headers })).status).toBe(401);
  await other.close();
});

test('asvs.6.3.2 a short or common password of /admin is told at the start, a good one is not', () => {
  expect(['short', 'password123', 'The-harbour-master-7', ''].map(isWeakAdminPassword)).toEqual([true, true, false, false]);
});
