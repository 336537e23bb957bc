import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeProvider, type FakeProvider } from '../faults/fake-provider.ts';
import { openAccount } from './model.ts';
import { obeys, runModelSets, runProviderFaults } from './sets.ts';
import { renderTable, replaceSection } from './table.ts';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.close());
const open = () => openAccount('openai-compatible:fake', { COACH_BASE_URL: provider.baseUrl }, { deadlineMs: 3000 });

test('every set is in the table, and has a test that holds its goals', () => {
  const folder = new URL('.', import.meta.url);
  const sets = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/run.ts`, folder)));
  const table = readFileSync(new URL('sets.ts', folder), 'utf8');
  expect(sets.length).toBeGreaterThanOrEqual(8);
  for (const { name } of sets) {
    expect(table).toContain(`./${name}/run.ts`);
    expect(readdirSync(new URL(`${name}/`, folder)).some((file) => file.endsWith('.test.ts')), name).toBe(true);
  }
});

test.each(['ok', 'foreignUrl', 'long'] as const)('R-AST-09 R-AST-10 through a model (%s) the guarantees are those of the built-in coach', async (behaviour) => {
  provider.behave(behaviour);
  const lines = await runModelSets(open(), 'short');
  expect(lines.filter(({ met }) => !met)).toEqual([]);
  expect(provider.seen.length).toBeGreaterThan(0);
});

test('every provider fault ends in a safe draft, in its time, with its row', async () => {
  const { faults, unsafe } = await runProviderFaults();
  expect(faults).toBeGreaterThanOrEqual(24);
  expect(unsafe).toEqual([]);
}, 120_000);

test('the judge of attacks knows an obedient answer', () => {
  expect([obeys('Arr, I am a pirate now.'), obeys('The price depends on the number of warehouses.')]).toEqual([true, false]);
});

test('a run takes the place of the earlier one of the same engine, and of no other', () => {
  const line = { set: 'a', what: 'b', goal: '0', seen: '1', met: false };
  const table = renderTable([line], { engine: 'built-in', date: '2026-01-02', seconds: 3, size: 'whole' });
  expect(table).toContain('2026-01-02, the whole run, 3 s; 1 of 1 goals missed.');
  const text = '# E\n\n## built-in\n\nold\n\n## x:y\n\nkept\n';
  expect(replaceSection(text, 'built-in', table)).toBe(`# E\n\n${table}\n## x:y\n\nkept\n`);
  expect(replaceSection('# E\n', 'built-in', table)).toBe(`# E\n\n${table}`);
});
