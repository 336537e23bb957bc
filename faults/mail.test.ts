import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/account';
import { openTestHouse, type TestHouse } from '#server/testing';
import { startFakeSmtp } from './fake-smtp.ts';

const ANSWER_WITHIN_MS = 1000;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
let house: TestHouse;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  house = await openTestHouse({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await house.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.state.mood = 'well';
});

const takenFor = (email: string) => smtp.taken.filter(({ to }) => to === email);
async function askReset() {
  const { email } = await house.signUp();
  const began = performance.now();
  const { status, text } = await house.call(requestPasswordReset, { email });
  expect([status, text]).toEqual([200, '{"success":true}']);
  expect(performance.now() - began).toBeLessThan(ANSWER_WITHIN_MS);
  return email;
}
const laterOn = async () => {
  house.clock.advance(3_600_000);
  await house.runDueJobs();
};

test('F12 a mail is handed to the mail server, once', async () => {
  const email = await askReset();
  await house.runDueJobs();
  await laterOn();
  expect(takenFor(email)).toHaveLength(1);
});

test('F12 a mail server that refuses for now gets the mail later, once', async () => {
  smtp.state.mood = 'busy';
  const email = await askReset();
  await house.runDueJobs();
  expect(takenFor(email)).toHaveLength(0);
  smtp.state.mood = 'well';
  await laterOn();
  await laterOn();
  expect(takenFor(email)).toHaveLength(1);
});

test('F12 a mail server that hangs delays no answer and no other job, and gets the mail later', async () => {
  smtp.state.mood = 'hangs';
  const email = await askReset();
  const running = house.runDueJobs();
  await askReset();
  await new Promise((resolve) => setTimeout(resolve, 300));
  smtp.state.mood = 'well';
  smtp.hangUp();
  await running;
  await laterOn();
  expect(takenFor(email)).toHaveLength(1);
});

test('F12 where it cannot be known whether a mail was taken, it is sent again under the same Message-ID', async () => {
  smtp.state.mood = 'dies after taking it';
  const email = await askReset();
  await house.runDueJobs();
  smtp.state.mood = 'well';
  await laterOn();
  const taken = takenFor(email);
  expect(taken.length).toBeGreaterThan(1);
  expect(new Set(taken.map(({ messageId }) => messageId)).size).toBe(1);
});

test('F12 a mail server that is away at all loses nothing', async () => {
  const away = await openTestHouse({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const { email } = await away.signUp();
  expect((await away.call(requestPasswordReset, { email })).status).toBe(200);
  await away.runDueJobs();
  const { rows } = await away.pool.query(`select payload->>'to' as "to", done_at, fault from jobs where kind = 'mail'`);
  expect(rows).toMatchObject([{ to: email, done_at: null, fault: expect.stringContaining('ECONNREFUSED') }]);
  await away.close();
});
