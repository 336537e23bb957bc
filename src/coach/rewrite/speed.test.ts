import { expect, test } from 'vitest';
import { processorMs } from '#contract/testing/processor-time';
import { composeDraft } from '#coach/compose/compose';
import { rewriteMessage, type RewriteRequest } from './rewrite.ts';

const request = (message: string): RewriteRequest => ({ kind: 'rewrite', message, goal: 'clear', thread: '', channel: 'email', emailLength: 'medium', linkedinMode: 'dm', meetingLink: '', signature: '' });
const context = { brain: { firstName: 'Mike', businessName: 'Hale Roofing', offeringDetails: 'We do roof repairs' }, now: new Date('2026-11-21T09:00:00Z'), seed: 0 };
const pieces: [string, string][] = [
  ['signs without words', '“’'], ['tags', '<div>'], ['one letter lines', 'a\n'], ['one letter words', 'a '], ['spaced letters', 'i g n o r e '], ['scripts', '<script>'], ['digits', '1,234.5-€ '], ['capitals', 'Ab. Aa,'], ['placeholders', '[Name] '],
  ['a letter without end', 'I noticed that you opened a second warehouse, which is leveraging our best-in-class synergy and I just wanted to touch base. Would you be open to a call on Tuesday at 3pm? '],
];

test.each(pieces)('20,000 characters of %s are rewritten or refused in the time of a blink', (_, piece) => {
  const text = piece.repeat(20_000 / piece.length);
  const rewrite = () => rewriteMessage(request(text), context, composeDraft);
  rewrite();
  expect(processorMs(rewrite)).toBeLessThan(100);
});
