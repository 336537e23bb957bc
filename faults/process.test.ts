import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile } from '#contract/account';
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

const start = (env: Record<string, string> = {}) => spawnServer({ ...database.env, ...env });

test('a bad setting stops the start with one line', async () => {
  const { child, said } = start({ PORT: 'eighty' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(said()).toBe("The setting PORT holds 'eighty', but it must hold a whole number from 0 to 65535.\n");
});

test('SIGTERM ends it within ten seconds, though a line was opened ahead of need, and a second start has the same data', async () => {
  const first = start();
  const url = await first.url;
  const { token } = await openClient(url).signUp();
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  silent.on('error', () => {});
  await once(silent, 'connect');
  expect(await first.end('SIGTERM')).toBe(0);
  const second = start();
  const client = openClient(await second.url);
  expect((await client.call(readProfile, {}, { token })).status).toBe(200);
  await second.end('SIGTERM');
});

// Each database has a fault of its own.
if (process.env.TEST_DATABASE_URL) {
  test('four processes can start at once on an empty PostgreSQL', async () => {
    const empty = await openTestDatabase(process.env.TEST_DATABASE_URL);
    const servers = Array.from({ length: 4 }, () => start(empty.env));
    const addresses = await Promise.all(servers.map(({ url }) => url));
    expect(new Set(addresses).size).toBe(4);
    const { token } = await openClient(addresses[0]!).signUp();
    expect((await openClient(addresses[3]!).call(readProfile, {}, { token })).status).toBe(200);
    for (const server of servers) await server.end('SIGTERM');
    await empty.remove();
  });
} else {
  test('F65 a second process on one embedded folder is refused, and the first goes on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'winward-two-'));
    const first = start({ DATA_DIR: folder });
    const client = openClient(await first.url);
    const second = start({ DATA_DIR: folder });
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(1);
    expect(second.said()).toContain(`Another process (pid ${first.child.pid}) is using the data folder`);
    expect(second.said()).toContain('set DATA_DIR to another folder, or set DATABASE_URL');
    expect((await client.signUp()).token).toBeTruthy();
    await first.end('SIGKILL');
    const third = start({ DATA_DIR: folder });
    expect(await third.url).toMatch(/^http/);
    await third.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
}
