import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
  ['+1+1', "'+1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['＝1+1', "'＝1+1"],
  ['Dana;=1+1', "Dana;'=1+1"],
  ['Dana;-1+cmd', "Dana;'-1+cmd"],
  ['sounds good ;-)', 'sounds good ;-)'],
  ['Dana = Dana', 'Dana = Dana'],
])('R-ADM-02 the text %j stands in a spreadsheet as text and runs nothing', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('R-ADM-02 commas, quotes and line breaks stay inside their cell; figures stay figures; nothing is nothing', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', -5, true, null, new Date('2026-11-21T09:00:00Z')])).toBe('"a,b","say ""hi""","two\nlines",-5,true,,2026-11-21T09:00:00.000Z\r\n');
});
