import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSupport, GENERAL_INQUIRY, inquiryMessage } from '#contract/support';
import { openTestHouse, type TestHouse } from '#server/testing';

const SUPPORT = 'help@winward.example';
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ SUPPORT_EMAIL: SUPPORT });
});
afterAll(() => house.close());

const rowsOf = async (subject: string) => (await house.pool.query('select * from support_requests where subject = $1', [subject])).rows;
const mailsAbout = async (subject: string) => (await house.readMails(SUPPORT)).filter((mail) => mail.subject === `Support: ${subject}`);
const request = (changes = {}) => ({ subject: `Subject ${randomUUID()}`, message: 'It does not start.', issueType: 'bug', ...changes });
const inquiry = (changes = {}) => request({ issueType: GENERAL_INQUIRY, message: inquiryMessage({ name: 'Vera Visitor', email: 'vera@example.com', message: 'A question about the two plans.', ...changes }) });

test('R-SUP-05 a request is stored, copied by mail, and answered with the sentence of the success', async () => {
  const { token, email } = await house.signUp();
  const input = request();
  const answer = await house.call(askSupport, input, { token });
  expect(answer.body).toEqual({ success: true, message: "We'll respond shortly to your request." });
  expect(await rowsOf(input.subject)).toMatchObject([{ issue_type: 'bug', message: 'It does not start.', is_priority: false, resolved_at: null, claimed_email: null }]);
  const [mail] = await mailsAbout(input.subject);
  expect([mail!.to, mail!.replyTo]).toEqual([SUPPORT, email]);
  expect(mail!.text).toContain(`Dana Whitmore <${email}> wrote (Platform Bug/Glitch):`);
  expect(mail!.text).toContain('> It does not start.');
});

test('R-PUB-12 H22 a visitor may write by the contact form; who it claims to be is kept apart, as not verified', async () => {
  const input = inquiry();
  expect((await house.call(askSupport, input)).status).toBe(200);
  expect(await rowsOf(input.subject)).toMatchObject([
    { user_id: '00000000-0000-0000-0000-000000000000', issue_type: 'general_inquiry', message: 'A question about the two plans.', claimed_name: 'Vera Visitor', claimed_email: 'vera@example.com' },
  ]);
  const [mail] = await mailsAbout(input.subject);
  expect(mail!.replyTo).toBe('vera@example.com');
  expect(mail!.text).toContain('Vera Visitor <vera@example.com> (not verified) wrote (Contact form):');
});

test('R-SUP-05 every other issue type asks for a session', async () => {
  const input = request();
  expect((await house.call(askSupport, input)).status).toBe(401);
  expect(await rowsOf(input.subject)).toEqual([]);
});

test.each([{ subject: ' ' }, { message: '  ' }, { issueType: 'other' }, { issueType: undefined }])('R-SUP-03 %j is refused with its sentence', async (changes) => {
  const { token } = await house.signUp();
  const answer = await house.call(askSupport, request(changes), { token });
  expect([answer.status, answer.text.includes('Subject, message, and issue type are required.')]).toEqual([400, true]);
});

test('F54 R-PUB-11 a contact message of 1,000 characters from a long name is taken, one of 1,001 is not', async () => {
  const longest = { name: 'n'.repeat(200), message: 'm'.repeat(1000) };
  expect((await house.call(askSupport, inquiry(longest))).status).toBe(200);
  const answer = await house.call(askSupport, inquiry({ ...longest, message: 'm'.repeat(1001) }));
  expect([answer.status, answer.text.includes('Message must not exceed 1000 characters')]).toEqual([400, true]);
});

test('F54 asvs.1.3.11 line breaks in a subject or a sender make no other header', async () => {
  const tail = randomUUID();
  const { token } = await house.signUp({ firstName: 'Eve\r\nBcc: spy@example.com' });
  await house.call(askSupport, request({ subject: `One ${tail}\r\nBcc: spy@example.com` }), { token });
  await house.call(askSupport, request({ issueType: GENERAL_INQUIRY, subject: `Two ${tail}`, message: 'Name: Eve\nEmail: eve@example.com>, <spy@example.com\n\nA message that is long enough.' }));
  const mails = (await house.readMails(SUPPORT)).filter(({ subject }) => subject.includes(tail));
  expect(mails.map(({ subject, replyTo }) => [subject, replyTo.includes('spy')])).toEqual(expect.arrayContaining([[`Support: One ${tail} Bcc: spy@example.com`, false], [`Support: Two ${tail}`, false]]));
  for (const { raw } of mails) expect(raw.split(/\n\n/, 1)[0]).not.toMatch(/^(bcc|cc):/im);
});

test('asvs.1.2.1 what a user writes stays text in the mail', async () => {
  const { token } = await house.signUp();
  const input = request({ message: '<img src=x onerror=alert(1)> & "more"' });
  await house.call(askSupport, input, { token });
  const [mail] = await mailsAbout(input.subject);
  expect(mail!.html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;more&#34;');
  expect(mail!.html).not.toContain('<img');
  expect(mail!.text).toContain('<img src=x onerror=alert(1)> & "more"');
});

test('H23 priority comes from the account alone', async () => {
  const { token, email } = await house.signUp();
  const forged = request({ isPriority: true });
  await house.call(askSupport, forged, { token });
  await house.pool.query(`update users set plan = 'core' where email = $1`, [email]);
  const paid = request();
  await house.call(askSupport, paid, { token });
  expect([(await rowsOf(forged.subject))[0].is_priority, (await rowsOf(paid.subject))[0].is_priority]).toEqual([false, true]);
});

test('F53 H21 ten submits with one key at once make one request and one mail', async () => {
  const { token } = await house.signUp();
  const input = request();
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => house.call(askSupport, input, { token, headers })));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await rowsOf(input.subject)).toHaveLength(1);
  expect(await mailsAbout(input.subject)).toHaveLength(1);
});

test('F53 a process that died between the effect and its answer leaves nothing to be done twice', async () => {
  const { token } = await house.signUp();
  const input = request();
  const init = { token, headers: { 'idempotency-key': randomUUID() } };
  await house.call(askSupport, input, init);
  await house.pool.query('update replays set answer = null where key = $1', [init.headers['idempotency-key']]);
  house.clock.advance(121_000);
  expect((await house.call(askSupport, input, init)).status).toBe(200);
  expect(await rowsOf(input.subject)).toHaveLength(1);
  expect(await mailsAbout(input.subject)).toHaveLength(1);
});
