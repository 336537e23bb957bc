// Writes the list of scoring rules into docs/evidence.md: node scripts/evidence.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { evidence } from '#coach/score/evidence';
import { rules } from '#coach/score/table';

const file = new URL('../docs/evidence.md', import.meta.url);
const begin = '<!-- rules: begin -->';
const end = '<!-- rules: end -->';

export function listRules(): string {
  const rows = rules.map(({ name, dimension, source, about }) => `| ${name} | ${dimension} | ${about} | ${source.startsWith('E') ? source : '-'} | ${evidence[source].grade} | ${evidence[source].shown} |`);
  return ['| rule | dimension | what it marks | evidence | grade | as a user sees it |', '|---|---|---|---|---|---|', ...rows].join('\n');
}

export function withRules(text: string): string {
  const [head = '', rest = ''] = text.split(begin);
  const tail = rest.split(end)[1] ?? '\n';
  return `${head}${begin}\n${listRules()}\n${end}${tail}`;
}

if (process.argv[1]?.endsWith('evidence.ts')) writeFileSync(file, withRules(readFileSync(file, 'utf8')));
