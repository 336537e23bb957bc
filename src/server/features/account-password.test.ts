import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeExpiredPassword, changePassword, login, readPasswordExpiry, readProfile, register, requestPasswordReset, resetPassword } from '#contract/account';
import { openTestHouse, PASSWORD, type TestHouse } from '#server/testing';

const DAY = 86_400_000;
const MINUTE = 60_000;
const NEW = 'Tailwind-8-sails';
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const isLive = async (token: string) => (await house.call(readProfile, {}, { token })).status === 200;
const canSignIn = async (email: string, password: string) => (await house.call(login, { email, password })).status === 200;

async function askReset(email: string) {
  const before = new Set((await house.readMails(email)).map(({ file }) => file));
  const answer = await house.call(requestPasswordReset, { email });
  const mail = (await house.readMails(email)).find(({ file }) => !before.has(file));
  return { answer, mail, token: mail ? new URL(mail.link).searchParams.get('token')! : '' };
}
const reset = (token: string, newPassword = NEW) => house.call(resetPassword, { token, newPassword });

async function expire() {
  const person = await house.signUp();
  house.clock.advance(180 * DAY);
  const { body } = await house.call(login, person);
  return { ...person, tempToken: body.tempToken!, body };
}

test('R-ACC-17 D-ACC-4 a changed password ends the other sessions, keeps this one, and is told by mail', async () => {
  const person = await house.signUp();
  const { token } = await house.signIn(person);
  expect((await house.call(changePassword, { currentPassword: PASSWORD, newPassword: NEW }, { token: token! })).body).toEqual({ success: true });
  expect([await isLive(person.token), await isLive(token!)]).toEqual([false, true]);
  expect([await canSignIn(person.email, PASSWORD), await canSignIn(person.email, NEW)]).toEqual([false, true]);
  const mails = await house.readMails(person.email);
  expect(mails.map(({ subject }) => subject)).toContain('Your Winward password was changed');
});

test('R-ACC-17 the current password is asked, and a wrong one changes nothing', async () => {
  const { token, email } = await house.signUp();
  const answer = await house.call(changePassword, { currentPassword: 'Wrong-password-1', newPassword: NEW }, { token });
  expect([answer.status, answer.text]).toEqual([400, '{"error":"Your current password is not right.","code":"wrong_password"}']);
  expect(await canSignIn(email, PASSWORD)).toBe(true);
});

test('D-ACC-3 asvs.6.3.4 all four ways to a new password hold to one policy', async () => {
  const weak = 'headwind7!';
  const sentence = 'Password must contain at least one uppercase letter (A-Z)';
  const person = await house.signUp();
  const { token } = await askReset(person.email);
  const { tempToken } = await expire();
  const { token: fresh } = await house.signUp();
  const answers = [
    await house.call(register, { ...person, email: 'other@example.com', password: weak }),
    await house.call(changePassword, { currentPassword: PASSWORD, newPassword: weak }, { token: fresh }),
    await house.call(changeExpiredPassword, { newPassword: weak }, { token: tempToken }),
    await reset(token, weak),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  for (const { text } of answers) expect(text).toContain(sentence);
});

test('R-ACC-12 H12 an expired password gives no session, only a token for choosing a new one', async () => {
  const { body, tempToken } = await expire();
  expect(body).toMatchObject({ token: null, passwordExpired: true, showDailyMotivator: false });
  expect(await isLive(tempToken)).toBe(false);
  const answer = await house.call(changeExpiredPassword, { newPassword: NEW }, { token: tempToken });
  expect(answer.headers.get('set-cookie')).toContain('resume=');
  expect(await isLive(answer.body.token)).toBe(true);
});

test('F13 the token of an expired password is good once, also at the same moment', async () => {
  const { tempToken } = await expire();
  const both = await Promise.all([1, 2].map((n) => house.call(changeExpiredPassword, { newPassword: `${NEW}-${n}` }, { token: tempToken })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  expect((await house.call(changeExpiredPassword, { newPassword: NEW }, { token: tempToken })).status).toBe(401);
});

test('R-ACC-12 the token of an expired password ends after 15 minutes', async () => {
  const { tempToken } = await expire();
  house.clock.advance(15 * MINUTE);
  expect((await house.call(changeExpiredPassword, { newPassword: NEW }, { token: tempToken })).status).toBe(401);
});

test('H12 the expired password itself is no new one, and the token survives that answer', async () => {
  const { tempToken } = await expire();
  const same = await house.call(changeExpiredPassword, { newPassword: PASSWORD }, { token: tempToken });
  expect([same.status, same.text]).toEqual([400, '{"error":"Please choose a password that differs from the current one.","code":"weak_password"}']);
  expect((await house.call(changeExpiredPassword, { newPassword: NEW }, { token: tempToken })).status).toBe(200);
});

test('R-ACC-13 H13 a reset link leads to PUBLIC_URL, opens once, ends every session and is told by mail', async () => {
  const person = await house.signUp();
  const { answer, mail, token } = await askReset(person.email);
  expect(answer.body).toEqual({ success: true });
  expect(mail!.link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
  expect(mail!.html).toContain(mail!.link);
  expect((await reset(token)).body).toEqual({ success: true });
  expect([await isLive(person.token), await canSignIn(person.email, NEW)]).toEqual([false, true]);
  const again = await reset(token);
  expect([again.status, again.text]).toEqual([400, '{"error":"This reset link is invalid or has expired.","code":"expired_link"}']);
  expect((await house.readMails(person.email)).map(({ subject }) => subject)).toContain('Your Winward password was changed');
  expect(house.log.join('')).not.toContain(token);
  expect((await house.pool.query('select * from link_keys where hash = $1', [token])).rows).toEqual([]);
});

test('D-ACC-2 H14 a reset asked for an unknown address answers the same, and mails nobody', async () => {
  const person = await house.signUp();
  const known = await house.call(requestPasswordReset, { email: person.email });
  const unknown = await house.call(requestPasswordReset, { email: 'nobody-here@example.com' });
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  expect(await house.readMails('nobody-here@example.com')).toEqual([]);
});

test('F9 of two uses of one link at once, one succeeds', async () => {
  const { token } = await askReset((await house.signUp()).email);
  const both = await Promise.all([reset(token, `${NEW}-1`), reset(token, `${NEW}-2`)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('R-ACC-14 F10 a reset link lives 60 minutes', async () => {
  const early = await askReset((await house.signUp()).email);
  house.clock.advance(60 * MINUTE - 1000);
  expect((await reset(early.token)).status).toBe(200);
  const late = await askReset((await house.signUp()).email);
  house.clock.advance(60 * MINUTE + 1000);
  expect((await reset(late.token)).status).toBe(400);
});

test('F11 only the newest link works, and a changed password makes it worthless', async () => {
  const person = await house.signUp();
  const links = [await askReset(person.email), await askReset(person.email), await askReset(person.email)];
  expect((await reset(links[0]!.token)).status).toBe(400);
  expect((await reset(links[1]!.token)).status).toBe(400);
  await house.call(changePassword, { currentPassword: PASSWORD, newPassword: NEW }, { token: person.token });
  expect((await reset(links[2]!.token, 'Another-wind-9')).status).toBe(400);
});

test('R-ACC-18 D-ACC-5 the warning starts 14 days before a password expires', async () => {
  const person = await house.signUp();
  const askAfter = async (days: number) => {
    house.clock.advance(days * DAY);
    const token = (await house.call(login, person)).body.token!;
    return (await house.call(readPasswordExpiry, {}, { token })).body;
  };
  expect(await askAfter(0)).toEqual({ shouldShowWarning: false, isExpired: false, daysUntilExpiry: 180 });
  expect(await askAfter(165)).toEqual({ shouldShowWarning: false, isExpired: false, daysUntilExpiry: 15 });
  expect(await askAfter(1)).toEqual({ shouldShowWarning: true, isExpired: false, daysUntilExpiry: 14 });
  expect(await askAfter(13.5)).toEqual({ shouldShowWarning: true, isExpired: false, daysUntilExpiry: 1 });
  const last = (await house.call(login, person)).body.token!;
  house.clock.advance(0.5 * DAY - 10 * MINUTE);
  const token = (await house.call(login, person)).body.token!;
  house.clock.advance(10 * MINUTE);
  expect((await house.call(readPasswordExpiry, {}, { token })).body).toEqual({ shouldShowWarning: true, isExpired: true, daysUntilExpiry: 0 });
  expect(await isLive(last)).toBe(false);
});

test('D-ACC-5 the setting 0 turns expiry off', async () => {
  const never = await openTestHouse({ PASSWORD_MAX_AGE_DAYS: '0' });
  const person = await never.signUp();
  never.clock.advance(4000 * DAY);
  const { body } = await never.call(login, person);
  expect(body).toMatchObject({ passwordExpired: false, passwordExpiryDate: null });
  expect((await never.call(readPasswordExpiry, {}, { token: body.token! })).body).toEqual({ shouldShowWarning: false, isExpired: false, daysUntilExpiry: null });
  await never.close();
});

test('asvs.11.4.2 a hash with older parameters is renewed at the next sign-in', async () => {
  const { email } = await house.signUp();
  const { hash } = await import('@node-rs/argon2');
  await house.pool.query('update users set password_hash = $1 where email = $2', [await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 }), email]);
  expect(await canSignIn(email, PASSWORD)).toBe(true);
  const { rows } = await house.pool.query('select password_hash from users where email = $1', [email]);
  expect(rows[0].password_hash).toContain('$m=19456,t=2,p=1$');
  expect(await canSignIn(email, PASSWORD)).toBe(true);
});
