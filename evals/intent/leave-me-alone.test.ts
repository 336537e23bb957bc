import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { understand } from '#coach/understand/understand';

const lines = readFileSync(new URL('./content/leave-me-alone.tsv', import.meta.url), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t') as [string, string]);
const asksToStop = (text: string) => understand(text, new Date('2026-11-21T10:00:00Z')).intents.some(({ intent }) => intent === 'unsubscribe');
const wordings = (label: string) => lines.flatMap(([is, text]) => (is === label ? [text] : []));

test('R-AST-10 every wish to be left alone is seen, however it is put or spelled', () => {
  expect(wordings('stop').length).toBeGreaterThan(120);
  expect(wordings('stop').filter((text) => !asksToStop(text))).toEqual([]);
});
test('nobody is cut off for a wording that only looks like one', () => {
  expect(wordings('go on').length).toBeGreaterThan(100);
  expect(wordings('go on').filter(asksToStop)).toEqual([]);
});
