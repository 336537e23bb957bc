// The evaluation of the coach. npm run evals -- [--engine built-in|provider:model] [--short] [--write]
import { readFileSync, writeFileSync } from 'node:fs';
import { openAccount } from './model.ts';
import { runModelSets, runSets } from './sets.ts';
import { renderTable, replaceSection } from './table.ts';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const engine = option('engine') ?? 'built-in';
const size = process.argv.includes('--short') ? 'short' : 'whole';
const began = performance.now();
const lines = engine === 'built-in' ? await runSets(size) : await runModelSets(openAccount(engine, process.env), size);
const about = { engine, date: new Date().toISOString().slice(0, 10), seconds: Math.round((performance.now() - began) / 1000), size };
const table = renderTable(lines, about);
console.log(table);
if (process.argv.includes('--write')) {
  const file = new URL('../docs/evaluation.md', import.meta.url);
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), engine, table));
}
process.exitCode = lines.every(({ met }) => met) ? 0 : 1;
