import type { Line } from './sets.ts';

type About = { engine: string; date: string; seconds: number; size: string };

export function renderTable(lines: Line[], { engine, date, seconds, size }: About): string {
  const missed = lines.filter(({ met }) => !met).length;
  return [
    `## ${engine}`,
    '',
    `${date}, the ${size} run, ${seconds} s; ${missed === 0 ? 'every goal met' : `${missed} of ${lines.length} goals missed`}.`,
    '',
    '| set | what | goal | seen | |',
    '| --- | --- | --- | --- | --- |',
    ...lines.map(({ set, what, goal, seen, met }) => `| ${set} | ${what} | ${goal} | ${seen} | ${met ? '' : 'missed'} |`),
    '',
  ].join('\n');
}

// Each engine has one section; the latest run takes the place of the one before.
export function replaceSection(text: string, engine: string, table: string): string {
  const parts = text.split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`## ${engine}\n`));
  if (at < 0) return `${text.trimEnd()}\n\n${table}`;
  parts[at] = at === parts.length - 1 ? table : `${table}\n`;
  return parts.join('');
}
