import { expect, test } from 'vitest';
import { applyEdit } from '#coach/score/edit';
import { scoreMessage } from '#coach/score/score';
import { readCases } from '../rewriting/run.ts';
import { readPairs, readRankings } from './run.ts';

const texts = [
  ...readPairs().flatMap(({ better, worse, form }) => [{ text: better, form }, { text: worse, form }]),
  ...readRankings().flatMap(({ texts: set, form }) => set.map((text) => ({ text, form }))),
  ...readCases().map(({ request: { message, channel, linkedinMode, emailLength }, reply }) => ({ text: message, form: { channel, linkedinMode, emailLength, stage: reply ? ('reply' as const) : ('first' as const) } })),
];

test('no one-click fix lowers the score of any text of the sets', () => {
  const faults: string[] = [];
  let fixes = 0;
  for (const { text, form } of texts) {
    const { scores, findings } = scoreMessage(text, form);
    for (const finding of findings) {
      if (finding.fix === null) continue;
      fixes += 1;
      const after = scoreMessage(applyEdit(text, finding), form).scores.overall;
      if (after < scores.overall) faults.push(`${finding.rule} ${scores.overall} → ${after}: ${text.slice(finding.start, finding.end)} → ${finding.fix} in ${text.slice(0, 60)}`);
    }
  }
  expect(fixes).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});

test('no fix leaves a double space, a space before a mark or a sentence without its capital', () => {
  const faults: string[] = [];
  for (const { text, form } of texts) {
    for (const finding of scoreMessage(text, form).findings) {
      if (finding.fix === null) continue;
      const around = applyEdit(text, finding).slice(Math.max(0, finding.start - 12), finding.start + finding.fix.length + 12);
      const was = text.slice(Math.max(0, finding.start - 12), finding.end + 12);
      if ((/\S {2,}\S| [,.!?](?:\s|$)|[,;] ?[.!?]|\ba [aeio]\w|\ban [bcdfgjklmnpqrstvw]\w/.test(around) && !/\S {2,}\S| [,.!?](?:\s|$)|[,;] ?[.!?]|\ba [aeio]\w|\ban [bcdfgjklmnpqrstvw]\w/.test(was)) || (/[.!?] [a-z]/.test(around) && !/[.!?] [a-z]/.test(was))) faults.push(`${finding.rule}: ${was} ⇒ ${around}`);
    }
  }
  expect(faults).toEqual([]);
});
