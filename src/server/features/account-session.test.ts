import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOtherSessions, endSession, leaveSession, listSessions, login, logout, readProfile, resumeSession } from '#contract/account';
import { openTestHouse, type TestHouse } from '#server/testing';

const MINUTE = 60_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const cookieOf = (headers: Headers) => /resume=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
const isLive = async (token: string | null) => (await house.call(readProfile, {}, { token: token ?? '' })).status === 200;

// A browser holds the token in its page and the cookie for itself.
async function openBrowser() {
  const person = await house.signUp();
  const answer = await house.call(login, person, { headers: { 'user-agent': CHROME } });
  return { person, token: answer.body.token!, cookie: cookieOf(answer.headers), setCookie: answer.headers.get('set-cookie')! };
}
async function resume(cookie: string, headers: Record<string, string> = { origin: house.url }) {
  const answer = await house.call(resumeSession, {}, { headers: { cookie: `resume=${cookie}`, ...headers } });
  return { status: answer.status, token: answer.body.token, cookie: cookieOf(answer.headers) };
}
const leave = (token: string, more = {}) => house.call(leaveSession, { token, ...more });

test('D-ACC-1 H36 the cookie is for the browser alone, and only for taking a session up again', async () => {
  const { setCookie } = await openBrowser();
  expect(setCookie).toMatch(/^resume=[\w-]{43}; Path=\/api\/session; HttpOnly; SameSite=Strict$/);
});

test('D-ACC-1 a refresh takes the session up again, with a new token and a new cookie', async () => {
  const { token, cookie } = await openBrowser();
  await leave(token);
  house.clock.advance(1000);
  const resumed = await resume(cookie);
  expect(resumed.token).toMatch(/^[\w-]{43}$/);
  expect(resumed.token).not.toBe(token);
  expect(resumed.cookie).not.toBe(cookie);
  expect(await isLive(resumed.token)).toBe(true);
  expect((await resume(resumed.cookie)).token).not.toBeNull();
});

test('D-ACC-1 the old token ends a minute after it was renewed', async () => {
  const { token, cookie } = await openBrowser();
  const resumed = await resume(cookie);
  house.clock.advance(59_000);
  expect(await isLive(token)).toBe(true);
  house.clock.advance(1000);
  expect(await isLive(token)).toBe(false);
  expect(await isLive(resumed.token)).toBe(true);
});

test('D-ACC-1 a closed tab does not come back after a minute', async () => {
  const { token, cookie } = await openBrowser();
  await leave(token);
  house.clock.advance(MINUTE + 1);
  expect(await resume(cookie)).toEqual({ status: 200, token: null, cookie: '' });
});

test('D-ACC-1 a page that was left a minute ago, to the second, still comes back', async () => {
  const { token, cookie } = await openBrowser();
  await leave(token);
  house.clock.advance(MINUTE);
  expect((await resume(cookie)).token).not.toBeNull();
});

test('D-ACC-1 the return from a payment page has half an hour, within the idle limit', async () => {
  const { token, cookie } = await openBrowser();
  await leave(token, { toPayment: true });
  house.clock.advance(19 * MINUTE);
  expect((await resume(cookie)).token).not.toBeNull();
});

test('D-ACC-1 leaving one of two tabs signs out neither the other nor its later refresh', async () => {
  const { token, cookie } = await openBrowser();
  await leave(token);
  house.clock.advance(10_000);
  expect(await isLive(token)).toBe(true);
  house.clock.advance(5 * MINUTE);
  expect((await resume(cookie)).token).not.toBeNull();
});

test('D-ACC-1 what was still under way when the tab closed does not keep it resumable', async () => {
  const { token, cookie } = await openBrowser();
  await leave(token);
  house.clock.advance(1000);
  expect(await isLive(token)).toBe(true);
  house.clock.advance(2 * MINUTE);
  expect((await resume(cookie)).token).toBeNull();
});

test('D-ACC-1 a page that crashed comes back within the idle limit, and not after it', async () => {
  const first = await openBrowser();
  house.clock.advance(19 * MINUTE);
  expect((await resume(first.cookie)).token).not.toBeNull();
  const second = await openBrowser();
  house.clock.advance(20 * MINUTE);
  expect((await resume(second.cookie)).token).toBeNull();
});

test('D-ACC-1 of two that come with one cookie, one gets the session', async () => {
  const { cookie } = await openBrowser();
  const both = await Promise.all([resume(cookie), resume(cookie), resume(cookie)]);
  expect(both.filter(({ token }) => token !== null)).toHaveLength(1);
});

test.each([{}, { origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }])('D-ACC-1 H36 another site cannot cause a resume (%j)', async (headers) => {
  const { cookie } = await openBrowser();
  expect((await resume(cookie, headers as Record<string, string>)).status).toBe(403);
  expect((await resume(cookie)).token).not.toBeNull();
});

test('D-ACC-4 after log-out neither token nor cookie is worth anything', async () => {
  const { token, cookie } = await openBrowser();
  const out = await house.call(logout, {}, { token });
  expect(out.headers.get('set-cookie')).toBe('resume=; Path=/api/session; HttpOnly; SameSite=Strict; Max-Age=0');
  expect(await isLive(token)).toBe(false);
  expect((await resume(cookie)).token).toBeNull();
});

test('R-ACC-19 H7 polling keeps no session alive, and a person does, for twelve hours at most', async () => {
  const { token } = await openBrowser();
  const ask = (headers: Record<string, string> = {}) => house.call(readProfile, {}, { token, headers });
  for (let minutes = 0; minutes < 12 * 60 - 15; minutes += 15) {
    house.clock.advance(15 * MINUTE);
    expect((await ask()).status).toBe(200);
  }
  house.clock.advance(15 * MINUTE);
  expect((await ask()).status).toBe(401);
  const polling = await openBrowser();
  house.clock.advance(15 * MINUTE);
  expect((await house.call(readProfile, {}, { token: polling.token, headers: { 'x-poll': '1' } })).status).toBe(200);
  house.clock.advance(5 * MINUTE);
  expect(await isLive(polling.token)).toBe(false);
});

test('D-ACC-4 the sessions are listed, with what they run on', async () => {
  const { person, token } = await openBrowser();
  const { body } = await house.call(listSessions, {}, { token });
  expect(body.sessions).toHaveLength(2);
  expect(body.sessions.filter(({ current }) => current)).toMatchObject([{ device: 'Chrome on Windows', address: '127.0.0.1' }]);
  expect(JSON.stringify(body)).not.toContain(person.token);
});

test('D-ACC-4 one session can be ended, and only an own one', async () => {
  const { person, token } = await openBrowser();
  const other = (await house.call(listSessions, {}, { token })).body.sessions.find(({ current }) => !current)!;
  const stranger = await house.signUp();
  expect((await house.call(endSession, { id: other.id }, { token: stranger.token })).status).toBe(404);
  expect(await isLive(person.token)).toBe(true);
  expect((await house.call(endSession, { id: other.id }, { token })).body).toEqual({ success: true });
  expect(await isLive(person.token)).toBe(false);
  expect(await isLive(token)).toBe(true);
});

test('D-ACC-4 signing out everywhere else leaves this session alone', async () => {
  const { person, token } = await openBrowser();
  await house.call(endOtherSessions, {}, { token });
  expect([await isLive(person.token), await isLive(token)]).toEqual([false, true]);
});

test('asvs.7.2.4 a sign-in with an old token ends that session', async () => {
  const { person, token } = await openBrowser();
  const again = await house.call(login, person, { token });
  expect([await isLive(token), await isLive(again.body.token)]).toEqual([false, true]);
});

test('F3 fifty sign-ins at once give fifty sessions', async () => {
  const person = await house.signUp();
  const answers = await Promise.all(Array.from({ length: 50 }, () => house.call(login, person)));
  expect(new Set(answers.map(({ body }) => body.token)).size).toBe(50);
  expect((await house.call(listSessions, {}, { token: person.token })).body.sessions).toHaveLength(51);
});

test('F6 after log-out has answered, no request of the twenty in flight begins', async () => {
  const { token } = await openBrowser();
  const inFlight = Array.from({ length: 20 }, () => isLive(token));
  await house.call(logout, {}, { token });
  expect(await isLive(token)).toBe(false);
  await Promise.all(inFlight);
});

test('a sign-in from a device that was not seen before is told by mail, and one from a known device is not', async () => {
  const { person } = await openBrowser();
  await house.call(login, person, { headers: { 'user-agent': CHROME.replace('141', '142') } });
  const mails = await house.readMails(person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to Winward']);
  expect(mails[0]!.text).toContain('Chrome on Windows, address 127.0.0.1, ');
});
