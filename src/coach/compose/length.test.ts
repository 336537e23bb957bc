import { expect, test } from 'vitest';
import { composeWhole } from './compose.ts';
import { coreOf, lengthOf } from './length.ts';
import { fitsWindow, windowFor } from './windows.ts';

const brain = { firstName: 'Dana', businessName: 'Northbeam Studio', offeringDetails: 'We rebuild websites for small firms', uniqueMessage: 'we rebuild only the three pages that bring in leads' };
const inbound = 'Hi Dana,\n\nthe team liked it, but $4k is more than we had in mind. Could we pick this up in Q1? How long would it take?\n\nMarcus';
const shapes = [
  ...(['short', 'medium', 'long'] as const).map((emailLength) => ({ channel: 'email' as const, emailLength, linkedinMode: 'dm' as const })),
  ...(['dm', 'connection_request'] as const).map((linkedinMode) => ({ channel: 'linkedin' as const, emailLength: 'medium' as const, linkedinMode })),
  { channel: 'sms' as const, emailLength: 'medium' as const, linkedinMode: 'dm' as const },
];

test.each(shapes)('R-AST-09 a draft that the engine put into its window is shown inside of it, whatever it closes with: $channel $emailLength $linkedinMode', (shape) => {
  for (const signature of ['', 'Dana Reyes, Northbeam Studio', 'Dana Reyes\nNorthbeam Studio\n+49 30 1234567']) {
    for (let seed = 0; seed < 12; seed += 1) {
      const { body, core } = composeWhole({ kind: 'reply', inbound, ...shape, meetingLink: '', signature }, { brain, now: new Date('2026-11-21T09:00:00Z'), seed });
      const start = body.indexOf(core);
      const length = lengthOf(body, { content: body, core: { start, end: start + core.length } }, shape);
      expect(body.slice(length.core.start, length.core.end)).toBe(core);
      expect([fitsWindow(core, windowFor(shape)), length.isInside, length.value >= length.window.min && length.value <= length.window.max]).toEqual([true, true, true]);
    }
  }
});

test('R-AST-09 what is typed into a draft counts; its greeting and signature stay outside as long as they stand there', () => {
  const written = { content: 'Hi Sam,\n\nOne two three.\n\nDana Reyes, Northbeam Studio', core: { start: 9, end: 23 } };
  expect(coreOf('Hi Sam,\n\nOne two three. Four.\n\nDana Reyes, Northbeam Studio', written)).toEqual({ start: 9, end: 29 });
  const form = { channel: 'email', emailLength: 'short', linkedinMode: 'dm' } as const;
  expect(lengthOf('Hi Sam,\n\nOne two three. Four.\n\nDana Reyes, Northbeam Studio', written, form)).toMatchObject({ value: 4, words: 10, isInside: false });
  expect(lengthOf('One two.', written, form).value).toBe(2);
});
