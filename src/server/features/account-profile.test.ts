import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, confirmEmail, editProfile, login, readProfile, saveProfile } from '#contract/account';
import { readTrial } from '#contract/billing';
import { brainFields } from '#contract/brain';
import { openTestHouse, PASSWORD, type TestHouse } from '#server/testing';

const DAY = 86_400_000;
let house: TestHouse;
let count = 0;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const freshEmail = () => `fresh-${Date.now()}-${(count += 1)}@example.com`;
const read = async (token: string) => (await house.call(readProfile, {}, { token })).body;
const edit = (token: string, input: Record<string, unknown>) => house.call(editProfile, input, { token });
async function linkTo(email: string) {
  const mail = (await house.readMails(email)).findLast(({ subject }) => subject === 'Confirm your new e-mail address for Winward');
  return new URL(mail!.link).searchParams.get('token')!;
}

test('R-ACC-16 the profile changes field by field', async () => {
  const { token } = await house.signUp();
  expect((await edit(token, { firstName: 'Ada', lastName: 'Li', contactNumber: '+1 512 555 0100', timeZone: 'America/Chicago' })).body).toEqual({ success: true });
  await edit(token, { lastName: 'Lovelace' });
  expect(await read(token)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', username: 'Ada Lovelace', contactNumber: '+1 512 555 0100', timeZone: 'America/Chicago' });
  await edit(token, { contactNumber: '' });
  expect((await read(token)).contactNumber).toBe('');
});

test.each([
  [{ firstName: '  ' }, { firstName: 'Please enter your first name.' }],
  [{ email: 'no address' }, { email: 'Please enter a valid email address' }],
  [{ contactNumber: '1'.repeat(41) }, { contactNumber: 'That number is longer than 40 characters.' }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'That time zone is not known.' }],
])('R-ACC-16 %j is refused beside its field, and changes nothing', async (input, fields) => {
  const { token } = await house.signUp();
  const before = await read(token);
  const answer = await edit(token, { lastName: 'Changed', ...input });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([400, { error: 'Please check what you entered.', code: 'invalid', fields }]);
  expect(await read(token)).toEqual(before);
});

test('F15 two tabs that change different fields at once both keep theirs', async () => {
  const { token } = await house.signUp();
  await Promise.all([edit(token, { firstName: 'Ada' }), edit(token, { contactNumber: '42' }), edit(token, { goal: 'ten thousand' }), edit(token, { uniqueMessage: 'we answer' })]);
  expect(await read(token)).toMatchObject({ firstName: 'Ada', contactNumber: '42', goal: 'ten thousand', uniqueMessage: 'we answer' });
});

test('H16 asvs.15.3.3 whether a profile is complete, its plan and its messages are never taken from the client', async () => {
  const { token, email } = await house.signUp();
  const forged = { llmOnboardingCompleted: true, profileCompletionStatus: 'complete', plan: 'pro', messagesRemaining: 9999, id: 'x', email: 'x@example.com', passwordHash: 'x', prioritySupport: true };
  expect((await house.call(saveProfile, forged, { token })).status).toBe(200);
  expect((await edit(token, { ...forged, email })).status).toBe(200);
  expect(await read(token)).toMatchObject({ email, plan: 'trial', llmOnboardingCompleted: false, profileCompletionStatus: 'incomplete' });
});

test('R-ACC-16 a profile is complete when the last of the 14 answers is there', async () => {
  const { token } = await house.signUp();
  const answers = Object.fromEntries(brainFields.map((field) => [field, `about ${field}`]));
  await house.call(saveProfile, { ...answers, additionalNotes: ' ', businessName: 'Sails Ltd', tone: 'direct' }, { token });
  expect(await read(token)).toMatchObject({ profileCompletionStatus: 'incomplete', businessName: 'Sails Ltd', tone: 'direct' });
  await edit(token, { additionalNotes: 'none' });
  expect((await read(token)).profileCompletionStatus).toBe('complete');
});

test('H15 a new address counts only once its link was opened, and the old one is told', async () => {
  const { token, email } = await house.signUp();
  const next = freshEmail();
  expect((await edit(token, { email: next })).body).toEqual({ success: true });
  expect(await read(token)).toMatchObject({ email, pendingEmail: next });
  const [notice] = await house.readMails(email);
  expect([notice!.subject, notice!.text.includes(next)]).toEqual(['Your Winward e-mail address is about to change', true]);
  expect((await house.call(login, { email: next, password: PASSWORD })).status).toBe(401);
  const link = await linkTo(next);
  expect((await house.call(confirmEmail, { token: link })).body).toEqual({ success: true });
  expect(await read(token)).toMatchObject({ email: next, pendingEmail: null });
  expect((await house.call(login, { email: next, password: PASSWORD })).status).toBe(200);
  expect((await house.call(login, { email, password: PASSWORD })).status).toBe(401);
  const again = await house.call(confirmEmail, { token: link });
  expect([again.status, again.text]).toEqual([400, '{"error":"This link is invalid or has expired.","code":"expired_link"}']);
});

test('H15 the address that was left is free again', async () => {
  const { token, email } = await house.signUp();
  const next = freshEmail();
  await edit(token, { email: next });
  await house.call(confirmEmail, { token: await linkTo(next) });
  expect((await house.signUp({ email })).email).toBe(email);
});

test('F14 of two accounts that change to one address, one gets it and both can still sign in', async () => {
  const [one, other] = [await house.signUp(), await house.signUp()];
  const next = freshEmail();
  await edit(one.token, { email: next });
  const first = await linkTo(next);
  await edit(other.token, { email: next });
  const tokens = (await house.readMails(next)).map(({ link }) => new URL(link).searchParams.get('token')!);
  expect(tokens).toContain(first);
  const answers = await Promise.all(tokens.map((token) => house.call(confirmEmail, { token })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const loser = (await read(one.token)).email === next ? other : one;
  expect((await house.call(login, { email: loser.email, password: PASSWORD })).status).toBe(200);
  expect((await house.call(login, { email: next, password: PASSWORD })).status).toBe(200);
});

test('H15 only the newest address can be confirmed, for 60 minutes, and a new password stops it', async () => {
  const { token } = await house.signUp();
  const [first, second] = [freshEmail(), freshEmail()];
  await edit(token, { email: first });
  const old = await linkTo(first);
  await edit(token, { email: second });
  expect((await house.call(confirmEmail, { token: old })).status).toBe(400);
  await house.call(changePassword, { currentPassword: PASSWORD, newPassword: 'Tailwind-8-sails' }, { token });
  expect((await house.call(confirmEmail, { token: await linkTo(second) })).status).toBe(400);
  expect((await read(token)).pendingEmail).toBeNull();
});

test('H15 the unchanged address of the form changes nothing', async () => {
  const { token, email } = await house.signUp();
  await edit(token, { firstName: 'Ada', email: email.toUpperCase() });
  expect(await read(token)).toMatchObject({ firstName: 'Ada', email, pendingEmail: null });
  expect(await house.readMails(email)).toEqual([]);
});

test('F67 names and answers come back exactly as they were typed', async () => {
  const { token } = await house.signUp();
  const text = 'Zoë 👩‍👩‍👧‍👦 \u202Eabc\u202C  e\u0301 é <b>"&\'</b> ${1} \\n \t x';
  await edit(token, { offeringDetails: text });
  expect((await read(token)).offeringDetails).toBe(text);
});

test('R-ACC-27 F19 the days of the trial are counted up and end at nothing', async () => {
  const { token } = await house.signUp();
  const days = async (signed: string) => (await house.call(readTrial, {}, { token: signed })).body.daysRemaining;
  expect(await days(token)).toBe(30);
  const late = await openAt(29 * DAY + 1000);
  expect(late).toBe(1);
  expect(await openAt(30 * DAY)).toBe(0);
  expect(await openAt(31 * DAY)).toBe(0);

  async function openAt(after: number) {
    const person = await house.signUp();
    house.clock.advance(after);
    return days((await house.call(login, person)).body.token!);
  }
});
