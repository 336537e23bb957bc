import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile } from '#contract/account';
import { openClient, openTestDatabase } from '#server/testing';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await openTestDatabase(process.env.TEST_DATABASE_URL);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.remove();
});

// The server as `npm start` runs it.
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/server/main.ts'], { env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...database.env, ...env } });
  children.push(child);
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        said += data.toString();
        const found = /http:\/\/[\d.]+:\d+/.exec(said);
        if (found) resolve(found[0]);
      });
    }
    child.once('exit', () => reject(new Error(said)));
  });
  address.catch(() => {});
  return { child, address, said: () => said };
}

test('a bad setting stops the start with one line', async () => {
  const { child, said } = start({ PORT: 'eighty' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(said()).toBe("The setting PORT holds 'eighty', but it must hold a whole number from 0 to 65535.\n");
});

test('SIGTERM ends it within ten seconds, and a second start has the same data', async () => {
  const first = start();
  const { token } = await openClient(await first.address).signUp();
  first.child.kill('SIGTERM');
  const [code] = await once(first.child, 'exit');
  expect(code).toBe(0);
  const second = start();
  const client = openClient(await second.address);
  expect((await client.call(readProfile, {}, { token })).status).toBe(200);
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
});

// Each database has a fault of its own.
if (process.env.TEST_DATABASE_URL) {
  test('four processes can start at once on an empty PostgreSQL', async () => {
    const empty = await openTestDatabase(process.env.TEST_DATABASE_URL);
    const servers = Array.from({ length: 4 }, () => start(empty.env));
    const addresses = await Promise.all(servers.map(({ address }) => address));
    expect(new Set(addresses).size).toBe(4);
    const { token } = await openClient(addresses[0]!).signUp();
    expect((await openClient(addresses[3]!).call(readProfile, {}, { token })).status).toBe(200);
    for (const { child } of servers) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await empty.remove();
  });
} else {
  test('F65 a second process on one embedded folder is refused, and the first goes on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'winward-two-'));
    const first = start({ DATA_DIR: folder });
    const client = openClient(await first.address);
    const second = start({ DATA_DIR: folder });
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(1);
    expect(second.said()).toContain(`Another process (pid ${first.child.pid}) is using the data folder`);
    expect(second.said()).toContain('set DATA_DIR to another folder, or set DATABASE_URL');
    expect((await client.signUp()).token).toBeTruthy();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const third = start({ DATA_DIR: folder });
    expect(await third.address).toMatch(/^http/);
    third.child.kill('SIGKILL');
    await once(third.child, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
}
