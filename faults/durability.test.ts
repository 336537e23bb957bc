import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, register } from '#contract/account';
import { openTestDatabase, PASSWORD } from '#server/testing';
import { endServers, startServer } from './server.ts';

const REGISTRATIONS = 200;
const AT_ONCE = 8;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase(process.env.TEST_DATABASE_URL);
});
afterAll(async () => {
  endServers();
  await database.remove();
});

const person = (n: number) => ({ firstName: 'Dana', lastName: String(n), email: `durable-${n}@example.com`, password: PASSWORD });

test('G1 F2 kill -9 in the middle of 200 registrations loses none that was acknowledged', { timeout: 180_000 }, async () => {
  const first = await startServer(database.env);
  const acknowledged: number[] = [];
  let refused = 0;
  let next = 0;
  const kill = () => first.child.kill('SIGKILL');
  const sign = async () => {
    while (next < REGISTRATIONS) {
      const n = next++;
      try {
        if ((await first.client.call(register, person(n))).status === 200) acknowledged.push(n);
      } catch {
        refused += 1;
      }
      if (acknowledged.length === REGISTRATIONS / 2) kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sign));
  if (first.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit');
  expect(acknowledged.length).toBeGreaterThanOrEqual(REGISTRATIONS / 2);
  expect(refused).toBeGreaterThan(0);

  const second = await startServer(database.env);
  const lost: number[] = [];
  for (const n of acknowledged) if ((await second.client.call(login, person(n))).status !== 200) lost.push(n);
  expect(lost).toEqual([]);
  // Whoever got no answer has an account with its trial, or none at all, and can go on either way.
  for (let n = 0; n < REGISTRATIONS; n += 1) {
    if (acknowledged.includes(n)) continue;
    const again = await second.client.call(register, person(n));
    expect([200, 409]).toContain(again.status);
    expect((await second.client.call(login, person(n))).status).toBe(200);
    if (n > REGISTRATIONS / 2 + AT_ONCE * 3) break;
  }
  await second.end('SIGTERM');
});
