import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerObjection, draftOutbound, draftReply, rewriteMessage } from '#contract/assistant';
import type { Endpoint } from '#contract/endpoint';
import { openTestHouse, type TestHouse } from '#server/testing';
import { startFakeProvider, type FakeProvider } from './fake-provider.ts';

// How often each way is tried while a model takes its time. TRIES=200 is the full run.
const TRIES = Number(process.env.TRIES ?? 20);
const AT_ONCE = 20;
let provider: FakeProvider;
let house: TestHouse;
// A second process on the same database, where the database allows one.
let other: TestHouse;
beforeAll(async () => {
  provider = await startFakeProvider();
  provider.behave('slow');
  const env = { COACH_MODELS: 'openai-compatible:fake', COACH_BASE_URL: provider.baseUrl, COACH_PARALLEL: '500', COACH_USER_DAILY_CALLS: '0' };
  house = await openTestHouse(env);
  other = house.databaseUrl ? await openTestHouse({ ...env, DATABASE_URL: house.databaseUrl }) : house;
  other.clock.now = house.clock.now;
});
afterAll(async () => {
  if (other !== house) await other.close();
  await house.close();
  await provider.close();
});

const calls: [string, Endpoint, Record<string, unknown>][] = [
  ['reply', draftReply, { inboundMessage: 'How much is it? Best, Sam', channel: 'sms' }],
  ['outbound', draftOutbound, { targetBrief: 'Priya Shah. We sell ovens.', channel: 'sms' }],
  ['objection', answerObjection, { objectionText: 'Too expensive.' }],
  ['rewrite', rewriteMessage, { message_text: 'Hi Sam, just checking in. Could we talk on Friday?', channel: 'sms' }],
];

async function readBooks(email: string) {
  const { rows } = await house.pool.query<{ stored: number; counted: number; held: number; left: number }>(
    `select (select count(*) from drafts d where d.user_id = u.user_id)::int as stored, (select coalesce(sum(email + sms), 0) from user_days d where d.user_id = u.user_id)::int as counted,
      (select count(*) from jsonb_object_keys(u.messages_held))::int as held, u.messages_remaining as left from users u where email = $1`,
    [email],
  );
  return rows[0]!;
}
async function repeat(work: (at: number) => Promise<void>) {
  for (let from = 0; from < TRIES; from += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, TRIES - from) }, (_, at) => work(from + at)));
}

test.each(calls)(`D-BIL-3 H21 ${TRIES} double clicks and retries while a model writes store and count each once: %s`, { timeout: 240_000 }, async (_, endpoint, input) => {
  const { token, email } = await house.signUp();
  await repeat(async (at) => {
    const again = { token, headers: { 'idempotency-key': randomUUID() } };
    const twice = await Promise.all([house, at % 2 ? other : house].map((process) => process.call(endpoint, input, again)));
    const answers = [...twice, await other.call(endpoint, input, again)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
  expect(await readBooks(email)).toEqual({ stored: TRIES, counted: TRIES, held: 0, left: 300 - TRIES });
});

test.each(calls)(`D-BIL-3 F32 of ${TRIES} clients that went away while a model wrote each got one draft that counts, or none, and one when they came back: %s`, { timeout: 240_000 }, async (_, endpoint, input) => {
  const { token, email } = await house.signUp();
  const keys = Array.from({ length: TRIES }, () => randomUUID());
  const send = (at: number, signal?: AbortSignal) =>
    house.fetch(endpoint.path, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': keys[at]! }, body: JSON.stringify(input), ...(signal && { signal }) });
  await repeat((at) => send(at, AbortSignal.timeout(1 + ((at * 37) % 500))).then((answer) => void answer.text(), () => {}));
  await expect.poll(async () => (await readBooks(email)).held, { timeout: 30_000 }).toBe(0);
  const { stored, counted, left } = await readBooks(email);
  expect({ counted, left }).toEqual({ counted: stored, left: 300 - stored });
  await repeat(async (at) => expect((await send(at)).status).toBe(200));
  expect(await readBooks(email)).toEqual({ stored: TRIES, counted: TRIES, held: 0, left: 300 - TRIES });
});
