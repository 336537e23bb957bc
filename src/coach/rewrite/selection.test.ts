import { expect, test } from 'vitest';
import { rewriteSelection } from './selection.ts';

const context = { brain: {}, now: new Date('2026-03-02T09:00:00Z'), seed: 0 };
const message = 'Hi Ana,\n\nI hope this finds you well. We repair your 12 vans in order to keep them on the road.\n\nBest,\nTom';
const request = { kind: 'rewrite', message, goal: 'clear', thread: '', channel: 'email', emailLength: 'medium', linkedinMode: 'dm', meetingLink: '', signature: '' } as const;

test('only the selected part is rewritten', () => {
  const start = message.indexOf('We repair');
  const { body, end } = rewriteSelection(request, { start, end: message.indexOf('\n\nBest') }, context);
  expect(body).toBe('Hi Ana,\n\nI hope this finds you well. We repair your 12 vans to keep them on the road.\n\nBest,\nTom');
  expect(body.slice(end)).toBe('\n\nBest,\nTom');
});

test('a range outside the text or the wrong way round is put right', () => {
  expect(rewriteSelection(request, { start: 9999, end: -5 }, context).body).toContain('12 vans to keep');
  expect(rewriteSelection(request, { start: 3, end: 3 }, context).body).toBe(message);
});
