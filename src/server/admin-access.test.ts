import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { is, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile } from '#contract/account';
import { api } from '#contract/api';
import type { Endpoint } from '#contract/endpoint';
import { askSupport } from '#contract/support';
import { tables } from '#server/db/tables';
import { openTestHouse, type TestHouse } from '#server/testing';
import { handlers } from './handlers.ts';

const calls = (Object.entries(api) as [string, Endpoint][]).filter(([, { access }]) => access === 'admin');
let house: TestHouse;
let userId: string;
let requestId: string;
beforeAll(async () => {
  house = await openTestHouse();
  const person = await house.signUp();
  userId = (await house.call(readProfile, {}, person)).body.id;
  await house.call(askSupport, { subject: 'Help', message: 'It does not start.', issueType: 'bug' }, person);
  requestId = (await house.pool.query('select id from support_requests')).rows[0].id;
});
afterAll(() => house.close());

// Everything that is stored, table by table.
async function readAll() {
  const all: Record<string, unknown> = {};
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue;
    const { name } = getTableConfig(table);
    all[name] = (await house.house.db.execute(sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} as t`)).rows;
  }
  return all;
}

test('D-ADM-1 R-ADM-09 every call of the admin area has its handler', () => {
  expect(calls.filter(([name]) => !(name in handlers))).toEqual([]);
  expect(calls.length).toBeGreaterThanOrEqual(25);
});

test.each(calls)('D-ADM-1 %s without the admin session is refused with 401 and changes nothing', async (_, endpoint) => {
  const before = await readAll();
  const input = { id: endpoint.path.includes('/users/') ? userId : requestId, userIds: [userId], atMost: 10, plan: 'core', messagesRemaining: 5, prioritySupport: true, flagged: true, text: 'Hello', engine: 'built-in' };
  const rest = endpoint.method === 'GET' ? { id: input.id } : input;
  for (const cookie of ['', 'admin_session=forged', `admin_session=${'A'.repeat(43)}`]) {
    expect((await house.call(endpoint, rest, { headers: { origin: house.url, ...(cookie && { cookie }) } })).status).toBe(401);
  }
  expect(await readAll()).toEqual(before);
});
