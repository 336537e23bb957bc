import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, logout, readProfile, readStatus, register } from '#contract/account';
import { openTestHouse, PASSWORD, type TestHouse } from '#server/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('R-ACC-02 registration gives a token that opens the profile', async () => {
  const { token, email } = await house.signUp();
  const { status, body } = await house.call(readProfile, {}, { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ firstName: 'Dana', lastName: 'Whitmore', username: 'Dana Whitmore', email, plan: 'trial', profileCompletionStatus: 'incomplete' });
  expect(body).not.toHaveProperty('passwordHash');
});

test('R-BIL-01 a new account is on trial with 300 messages', async () => {
  const { token } = await house.signUp();
  expect((await house.call(readStatus, {}, { token })).body).toEqual({ plan: 'trial', messagesRemaining: 300 });
});

test('R-ACC-02 a failed registration is plain text', async () => {
  const person = await house.signUp();
  const again = await house.call(register, person);
  expect(again.status).toBe(409);
  expect(again.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(again.text).toBe('User already exists with this email');
});

test('R-ACC-02 an address is the same in capitals', async () => {
  const person = await house.signUp();
  expect((await house.call(register, { ...person, email: person.email.toUpperCase() })).status).toBe(409);
  expect((await house.call(login, { email: ` ${person.email.toUpperCase()} `, password: PASSWORD })).status).toBe(200);
});

test('F1 twenty registrations at once with one address make one account', async () => {
  const person = { firstName: 'Ada', lastName: 'Li', email: `ada-${Date.now()}@example.com`, password: PASSWORD };
  const answers = await Promise.all(Array.from({ length: 20 }, () => house.call(register, person)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const { rows } = await house.pool.query('select count(*)::int as n from users where email = $1', [person.email]);
  expect(rows[0].n).toBe(1);
});

test.each([
  ['Short7!', 'Password must be at least 8 characters long'],
  ['headwind7!', 'Password must contain at least one uppercase letter (A-Z)'],
  ['HEADWIND7!', 'Password must contain at least one lowercase letter (a-z)'],
  ['Headwinds!', 'Password must contain at least one number (0-9)'],
  ['Headwind77', 'Password must contain at least one special character (!@#$%^&*)'],
])('R-ACC-11 the server refuses %s', async (password, sentence) => {
  const answer = await house.call(register, { firstName: 'A', lastName: 'B', email: 'weak@example.com', password });
  expect([answer.status, answer.text]).toEqual([400, sentence]);
});

test('R-ACC-01 login gives the token, the first name and when the password expires', async () => {
  const person = await house.signUp();
  const { status, body } = await house.call(login, person);
  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { firstName: 'Dana' }, showDailyMotivator: true, passwordExpired: false, tempToken: null });
  expect(body.token).toMatch(/^[\w-]{43}$/);
  expect(new Date(body.passwordExpiryDate!).getTime()).toBeGreaterThan(house.clock.now.getTime());
});

test('D-ACC-2 an unknown address and a wrong password get the same answer', async () => {
  const person = await house.signUp();
  const wrong = await house.call(login, { email: person.email, password: 'Wrong-password-1' });
  const unknown = await house.call(login, { email: 'nobody@example.com', password: 'Wrong-password-1' });
  expect(wrong.status).toBe(401);
  expect(wrong.text).toBe('{"error":"Invalid email or password","code":"wrong_credentials"}');
  expect(unknown.text).toBe(wrong.text);
  expect(unknown.status).toBe(wrong.status);
});

test('D-ACC-4 log-out ends the session on the server, on its very next request', async () => {
  const { token } = await house.signUp();
  expect((await house.call(logout, {}, { token })).body).toEqual({ success: true });
  expect((await house.call(readProfile, {}, { token })).status).toBe(401);
  expect((await house.call(logout, {}, { token })).status).toBe(200);
});

test('D-ACC-4 the database holds no token, only its hash', async () => {
  const { token } = await house.signUp();
  const { rows } = await house.pool.query('select * from session_keys where hash = $1', [token]);
  expect(rows).toEqual([]);
  expect(house.log.join('')).not.toContain(token);
  expect(house.log.join('')).not.toContain(PASSWORD);
});

test('R-ACC-27 a session that was idle for twenty minutes is over, even if the browser forgot', async () => {
  const { token } = await house.signUp();
  house.clock.advance(21 * 60_000);
  expect((await house.call(readProfile, {}, { token })).status).toBe(401);
});
