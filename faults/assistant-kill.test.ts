import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { readStatus } from '#contract/account';
import { listDrafts, readWins } from '#contract/activity';
import { answerObjection, draftOutbound, draftReply, rewriteMessage } from '#contract/assistant';
import type { Endpoint } from '#contract/endpoint';
import { openClient, openTestDatabase } from '#server/testing';
import { startFakeProvider, type FakeProvider } from './fake-provider.ts';
import { endServers, startServer } from './server.ts';

// How many calls of each kind are under way when a server is killed, and how often it is. TRIES=200 is the full run.
const TRIES = Number(process.env.TRIES ?? 20);
const KILLS = 2;
const MESSAGES = 10_000;
const RETRIED_AT_ONCE = 40;
let provider: FakeProvider;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  provider = await startFakeProvider();
  database = await openTestDatabase(process.env.TEST_DATABASE_URL);
});
afterAll(async () => {
  endServers();
  await provider.close();
  await database.remove();
});

const start = () => startServer({ COACH_MODELS: 'openai-compatible:fake', COACH_BASE_URL: provider.baseUrl, COACH_PARALLEL: '500', TRIAL_MESSAGES: String(MESSAGES), ...database.env });

const calls: [Endpoint, Record<string, unknown>][] = [
  [draftReply, { inboundMessage: 'How much is it? Best, Sam', channel: 'sms' }],
  [draftOutbound, { targetBrief: 'Priya Shah. We sell ovens.', channel: 'sms' }],
  [answerObjection, { objectionText: 'Too expensive.' }],
  [rewriteMessage, { message_text: 'Hi Sam, just checking in. Could we talk on Friday?', channel: 'sms' }],
];
type Sent = { endpoint: Endpoint; input: Record<string, unknown>; key: string };

// What a crash leaves behind is locked for two minutes; here they are over.
async function passTwoMinutes() {
  if (!database.env.DATABASE_URL) return;
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  await client.query('update replays set locked_until = now()');
  await client.end();
}

test(`D-BIL-3 F23 of ${TRIES} calls of each kind under way when the server is killed each is stored and counted once, or neither`, { timeout: 240_000 }, async () => {
  let server = await start();
  const { token } = await server.client.signUp();
  const sent: Sent[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const round = calls.flatMap(([endpoint, input]) => Array.from({ length: TRIES / KILLS }, () => ({ endpoint, input, key: randomUUID() })));
    sent.push(...round);
    const { child, client } = server;
    // One that the model never answers: however slow the machine is, the kill finds something under way.
    provider.behave('hangsBeforeHeaders', 'slow');
    const answers = round.map(({ endpoint, input, key }) => client.call(endpoint, input, { token, headers: { 'idempotency-key': key } }).then(({ status }) => status, () => 0));
    // Once the first is through, some are asking the model, some are being stored.
    await Promise.race(answers);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await Promise.all(answers)).toContain(0);
    server = await start();
    await checkBooks(server.client, token);
  }
  if (database.env.DATABASE_URL) {
    await passTwoMinutes();
    for (let from = 0; from < sent.length; from += RETRIED_AT_ONCE) {
      const retried = await Promise.all(sent.slice(from, from + RETRIED_AT_ONCE).map(({ endpoint, input, key }) => server.client.call(endpoint, input, { token, headers: { 'idempotency-key': key } })));
      expect(new Set(retried.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(await checkBooks(server.client, token)).toBe(sent.length);
  }
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
});

async function checkBooks(client: ReturnType<typeof openClient>, token: string) {
  const status = (await client.call(readStatus, {}, { token })).body;
  const { messagesThisWeek } = (await client.call(readWins, {}, { token })).body;
  let stored = 0;
  let after: string | null = null;
  do {
    const page: { drafts: unknown[]; nextPage: string | null } = (await client.call(listDrafts, { limit: 200, ...(after && { after }) }, { token })).body;
    stored += page.drafts.length;
    after = page.nextPage;
  } while (after);
  const counted = Object.values(messagesThisWeek).reduce((sum, count) => sum + count, 0);
  expect([status.messagesRemaining, counted]).toEqual([MESSAGES - stored, stored]);
  return stored;
}
