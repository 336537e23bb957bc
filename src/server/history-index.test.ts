import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { readHome } from '#contract/activity';
import { draftReply } from '#contract/assistant';
import { planLowEnergyDay, readMoodMonth, trackMood } from '#contract/mood';
import { listNudges } from '#contract/nudge';
import { listCommitments, readProgress, readWeeklyReview } from '#contract/progress';
import { openTestHouse, type TestHouse } from '#server/testing';

let house: TestHouse;
let person: { token: string };
beforeAll(async () => {
  house = await openTestHouse();
  person = await house.signUp();
  await house.call(draftReply, { inboundMessage: 'How much is it? Best, Sam' }, person);
  await house.call(trackMood, { mood: 'exhausted', energyLevel: 20 }, person);
});
afterAll(() => house.close());

type Statement = { text: string; values: unknown[] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

// What a call sends to the database, as it sends it.
async function listen(endpoint: Endpoint, input: Record<string, unknown>) {
  const heard: Statement[] = [];
  const { pool } = house;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: unknown[]) => {
    const [asked, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    heard.push(typeof asked === 'string' ? { text: asked, values: values ?? [] } : { text: asked.text, values: values ?? asked.values ?? [] });
    return query(...args);
  }) as typeof pool.query;
  try {
    expect((await house.call(endpoint, input, person)).status).toBe(200);
  } finally {
    pool.query = query as typeof pool.query;
  }
  return heard.filter(({ text }) => /^\s*select/i.test(text));
}

const scans = (plan: Plan): string[] => [...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : []), ...(plan.Plans ?? []).flatMap(scans)];

// With scans of whole tables forbidden as far as they can be, one is left only where no index serves.
async function findScans(statements: Statement[]) {
  const client = await house.pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const found: string[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values as unknown[]);
      found.push(...scans(rows[0]!['QUERY PLAN'][0].Plan).map((table) => `${table}: ${text}`));
    }
    return found;
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
}

test.each<[string, Endpoint, Record<string, unknown>]>([
  ['R-HOM-03 home', readHome, {}],
  ['R-PRG-01 the sheet', readProgress, { range: 'year' }],
  ['R-PRG-01 the weekly review', readWeeklyReview, {}],
  ['the plans', listCommitments, {}],
  ['R-PUL-03 the month', readMoodMonth, { month: '2026-11' }],
  ['the lighter day', planLowEnergyDay, {}],
  ['R-NDG-01 the bell', listNudges, {}],
])('%s asks nothing of the database that an index does not serve, however long the history', async (_, endpoint, input) => {
  const statements = await listen(endpoint, input);
  expect(statements.length).toBeGreaterThan(1);
  expect(await findScans(statements)).toEqual([]);
});

test('a statement that needs the whole table would be found', async () => {
  expect(await findScans([{ text: 'select body from drafts where body = $1', values: ['x'] }])).toEqual(['drafts: select body from drafts where body = $1']);
});
