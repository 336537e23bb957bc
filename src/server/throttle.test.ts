import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, register, requestPasswordReset, resetPassword } from '#contract/account';
import { openAdmin } from '#contract/admin';
import { answerObjection } from '#contract/assistant';
import { askSupport, GENERAL_INQUIRY } from '#contract/support';
import { networkOf } from '#server/http/client';
import { openTestHouse, PASSWORD, type TestHouse } from '#server/testing';

// Here the limits are those of real life; the addresses come by a proxy that is trusted.
const env = { THROTTLE_SCALE: '1', TRUST_PROXY: '127.0.0.1', ADMIN_PASSWORD: 'The-harbour-master-7' };
let house: TestHouse;
let second: TestHouse;
let addresses = 0;
beforeAll(async () => {
  house = await openTestHouse(env);
  // On PostgreSQL two servers share one database; the embedded one has a single server.
  second = house.databaseUrl ? await openTestHouse({ ...env, DATABASE_URL: house.databaseUrl }) : house;
  second.clock.now = house.clock.now;
});
afterAll(async () => {
  if (second !== house) await second.close();
  await house.close();
});

const freshAddress = () => `10.${(addresses += 1) >> 8}.${addresses & 255}.7`;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const signUp = async (address: string) => {
  const person = { firstName: 'Dana', lastName: 'W', email: `d-${address}-${addresses}@example.com`, password: PASSWORD };
  expect((await house.call(register, person, from(address))).status).toBe(200);
  return person;
};
const tryLogin = (where: TestHouse, email: string, { password = 'Wrong-password-1', address = freshAddress() } = {}) => where.call(login, { email, password }, from(address));

test('F4 asvs.6.3.1 after ten failures an account answers 429 with Retry-After, counted by all servers together', async () => {
  const { email } = await signUp(freshAddress());
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await tryLogin(n % 2 ? house : second, email)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  const refused = await tryLogin(house, email);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  // The two clocks may differ by a moment.
  expect(seconds).toBeLessThanOrEqual(901);
  expect(refused.text).toBe('{"error":"Too many attempts. Please wait a little and try again.","code":"too_many"}');
});

test('F4 many failures at once do not slip past together', async () => {
  const { email } = await signUp(freshAddress());
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => tryLogin(n % 2 ? house : second, email)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('F4 asvs.6.3.1 a stranger cannot lock the owner out: where the account was signed in to before, the right password still works', async () => {
  const home = freshAddress();
  const { email } = await signUp(home);
  for (let n = 0; n < 12; n++) await tryLogin(house, email);
  expect((await tryLogin(house, email, { password: PASSWORD })).status).toBe(429);
  expect((await tryLogin(house, email, { address: home })).status).toBe(401);
  expect((await tryLogin(house, email, { password: PASSWORD, address: home })).status).toBe(200);
});

test('F4 the way from a known address has its own limit', async () => {
  const home = freshAddress();
  const { email } = await signUp(home);
  for (let n = 0; n < 10; n++) await tryLogin(house, email);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await tryLogin(house, email, { address: home })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

test("a success clears the account's failures", async () => {
  const { email } = await signUp(freshAddress());
  for (let n = 0; n < 9; n++) await tryLogin(house, email);
  expect((await tryLogin(house, email, { password: PASSWORD })).status).toBe(200);
  for (let n = 0; n < 9; n++) expect((await tryLogin(house, email)).status).toBe(401);
});

test('D-ACC-2 an unknown address is limited just like a known one', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await tryLogin(house, 'nobody-at-all@example.com')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test('the limit ends with its window', async () => {
  const { email } = await signUp(freshAddress());
  for (let n = 0; n < 11; n++) await tryLogin(house, email);
  house.clock.advance(15 * 60_000);
  expect((await tryLogin(house, email, { password: PASSWORD })).status).toBe(200);
});

test('H14 F11 a reset is sent three times an hour to an account, known or not', async () => {
  const { email } = await signUp(freshAddress());
  for (const address of [email, 'nobody-again@example.com']) {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await house.call(requestPasswordReset, { email: address }, from(freshAddress()))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  }
  expect(await house.readMails(email)).toHaveLength(3);
});

test('F4 a reset by mail opens a locked account again', async () => {
  const { email } = await signUp(freshAddress());
  for (let n = 0; n < 11; n++) await tryLogin(house, email);
  await house.call(requestPasswordReset, { email }, from(freshAddress()));
  const link = (await house.readMails(email)).at(-1)!.link;
  const newPassword = 'Tailwind-8-sails';
  expect((await house.call(resetPassword, { token: new URL(link).searchParams.get('token')!, newPassword }, from(freshAddress()))).status).toBe(200);
  expect((await tryLogin(house, email, { password: newPassword })).status).toBe(200);
});

test('D-ADM-1 the admin gate takes five failures in 15 minutes from an address', async () => {
  const address = freshAddress();
  const enter = (password: string, where = address) => house.call(openAdmin, { password }, { headers: { origin: house.url, ...from(where).headers } });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await enter('Wrong-password-1')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await enter(env.ADMIN_PASSWORD)).status).toBe(429);
  expect((await enter(env.ADMIN_PASSWORD, freshAddress())).status).toBe(200);
});

test('H22 the contact form takes twenty an hour from an address', async () => {
  const address = freshAddress();
  const ask = () => house.call(askSupport, { subject: 'Hello', message: 'A message', issueType: GENERAL_INQUIRY }, from(address));
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) statuses.push((await ask()).status);
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

test('H10 sixty registrations an hour from an address', async () => {
  const address = freshAddress();
  const statuses = await Promise.all(Array.from({ length: 62 }, async () => (await house.call(register, { firstName: 'A', lastName: 'B', email: 'x@example.com', password: 'weak' }, from(address))).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('asvs.4.1.3 X-Forwarded-For is not believed unless it comes from a proxy that is trusted', async () => {
  const open = await openTestHouse({ ...env, TRUST_PROXY: '' });
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) statuses.push((await open.call(askSupport, { subject: 'Hello', message: 'A message', issueType: GENERAL_INQUIRY }, from(freshAddress()))).status);
  expect(statuses.at(-1)).toBe(429);
  await open.close();
});

test('asvs.4.1.3 of a forged chain, the hop before the trusted proxy counts', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) statuses.push((await house.call(askSupport, { subject: 'Hello', message: 'A message', issueType: GENERAL_INQUIRY }, from(`${freshAddress()}, 198.51.100.4`))).status);
  expect(statuses.at(-1)).toBe(429);
});

test('all addresses of one IPv6 network count as one', () => {
  expect(['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::'].map(networkOf)).toEqual(Array(3).fill('2001:db8:1:2::/64'));
  expect(['::1', '::ffff:192.0.2.1', '192.0.2.1', 'fe80::1'].map(networkOf)).toEqual(['0:0:0:0::/64', '192.0.2.1', '192.0.2.1', 'fe80:0:0:0::/64']);
});

test('of 130 drafts asked for at once 120 are written, and the others told to wait; with two servers never more', async () => {
  const ask = (where: TestHouse, token: string) => where.call(answerObjection, { objectionText: 'Too expensive.' }, { token });
  const person = { token: (await house.call(register, { firstName: 'Dana', lastName: 'W', email: 'd-many@example.com', password: PASSWORD }, from(freshAddress()))).body.token };
  const answers = await Promise.all(Array.from({ length: 130 }, () => ask(house, person.token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(second, person.token)).status).toBe(429);
  house.clock.advance(61_000);
  second.clock.now = house.clock.now;
  const shared = await Promise.all(Array.from({ length: 130 }, (_, n) => ask(n % 2 ? house : second, person.token)));
  const written = shared.filter(({ status }) => status === 200).length;
  expect(written).toBeLessThanOrEqual(120);
  // What one of them still has is no more than ten.
  expect(written).toBeGreaterThanOrEqual(110);
});
