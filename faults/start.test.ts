import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requestPasswordReset } from '#contract/account';
import { openAdmin } from '#contract/admin';
import { readOutbox } from '#server/adapters/mail/outbox-reader';
import { openClient, openTestDatabase } from '#server/testing';
import { endServers, spawnServer } from './server.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase(process.env.TEST_DATABASE_URL);
});
afterAll(async () => {
  endServers();
  await database.remove();
});

// The server as it is started, and what it says until it listens and a moment longer.
async function start() {
  const { url, said, end } = spawnServer(database.env);
  await vi.waitFor(() => expect(said()).toContain('database:'), { timeout: 30_000, interval: 50 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { url: await url, stop: () => end('SIGTERM'), password: /password of \/admin, shown this once: (\S+)/.exec(said())?.[1] ?? null };
}

test('D-ADM-1 the first start makes an admin password and says it; the next one says nothing, and it still opens', async () => {
  const first = await start();
  expect(first.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(await first.stop()).toBe(0);
  const second = await start();
  expect(second.password).toBeNull();
  const answer = await openClient(second.url).call(openAdmin, { password: first.password! }, { headers: { origin: second.url } });
  expect(answer.status).toBe(200);
  expect(await second.stop()).toBe(0);
});

test('F12 the running server sends by itself what was queued', async () => {
  const server = await start();
  const client = openClient(server.url);
  const { email } = await client.signUp();
  await client.call(requestPasswordReset, { email });
  const outbox = join(database.env.DATA_DIR, 'outbox');
  await vi.waitFor(async () => expect(await readOutbox(outbox, email)).toHaveLength(1), { timeout: 20_000, interval: 200 });
  expect(await server.stop()).toBe(0);
});
