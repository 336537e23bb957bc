// Renews the generated tables of docs/operations.md: settings and limits.
import { readFileSync, writeFileSync } from 'node:fs';
import { limits } from '#domain/limits';
import { settingsTable } from '#server/config';

const file = new URL('../docs/operations.md', import.meta.url);

export const limitsTable = () =>
  [
    '| what | how often | in |',
    '| --- | --- | --- |',
    ...Object.entries(limits).map(([name, { perAccount, perAddress, perUser, windowSeconds, failuresOnly }]) => {
      const counts = [perAccount && `${perAccount} an account`, perAddress && `${perAddress} an address`, perUser && `${perUser} a user`].filter(Boolean).join(', ');
      return `| ${name} | ${counts}${failuresOnly ? ' (failures only)' : ''} | ${windowSeconds / 60} min |`;
    }),
  ].join('\n');

const fill = (text: string, name: string, table: string) => text.replace(new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`), (_, before: string, after: string) => before + table + after);

export const renewed = (text: string) => fill(fill(text, 'settings', settingsTable()), 'limits', limitsTable());

if (process.argv.includes('--write')) writeFileSync(file, renewed(readFileSync(file, 'utf8')));
