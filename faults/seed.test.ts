import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDrafts } from '#contract/activity';
import { readProfile } from '#contract/account';
import { listMoods } from '#contract/mood';
import { openTestDatabase } from '#server/testing';
import { endServers, startServer } from './server.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase(process.env.TEST_DATABASE_URL);
});
afterAll(async () => {
  endServers();
  await database.remove();
});

test('the seed makes one demo account with eight weeks of history, and prints a sign-in that works; run again, it begins anew', { timeout: 240_000 }, async () => {
  const env = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...database.env };
  const seed = () => promisify(execFile)(process.execPath, ['scripts/seed.ts'], { env });
  await seed();
  const { stdout } = await seed();
  const [, email, password] = /account: (\S+)\s+password: (\S+)/.exec(stdout)!;
  const { client, end } = await startServer(database.env);
  const { token } = await client.signIn({ email: email!, password: password! });
  const { drafts } = (await client.call(listDrafts, { limit: 200 }, { token: token! })).body;
  expect(drafts.length).toBeGreaterThan(40);
  expect(drafts.every(({ content }) => content.length > 30)).toBe(true);
  const days = (Date.parse(drafts[0]!.createdAt) - Date.parse(drafts.at(-1)!.createdAt)) / 86_400_000;
  expect(days).toBeGreaterThan(7 * 7);
  expect((await client.call(listMoods, { limit: 200 }, { token: token! })).body.entries.length).toBeGreaterThan(25);
  expect((await client.call(readProfile, {}, { token: token! })).body).toMatchObject({ firstName: 'Dana', plan: 'core', businessName: 'Northbeam Studio' });
  await end('SIGTERM');
});
