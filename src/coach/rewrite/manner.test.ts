import { expect, test } from 'vitest';
import type { Brain, DraftRequest } from '#coach/brief';
import { composeDraft } from '#coach/compose/compose';
import { applyChip } from './chips.ts';
import { soundsLike } from './manner.ts';
import { rewriteMessage, type RewriteRequest } from './rewrite.ts';

const now = new Date('2026-11-21T09:00:00Z');
const brain: Brain = { firstName: 'Dana', offeringDetails: "oven repairs that don't stop the kitchen", uniqueMessage: 'one engineer, overnight' };
const messages = [
  'Hi Tom, I am writing to you because I wanted to see if you are interested in our oven repairs. Please let me know.',
  'Hi Tom,\n\nWe spoke about the ovens on Monday. I can come on Tuesday. Is this fine?\n\nDana',
];
const rewrites = (voice: Brain['voice']) =>
  messages.flatMap((message) =>
    (['persuasive', 'clear', 'concise', 'professional'] as const).map((goal) => {
      const request: RewriteRequest & DraftRequest = { kind: 'rewrite', message, goal, thread: '', channel: 'email', emailLength: 'medium', linkedinMode: 'dm', meetingLink: '', signature: '' };
      return rewriteMessage(request, { brain: { ...brain, ...(voice && { voice }) }, now, seed: 0 }, composeDraft).body;
    }),
  );

test('R-AST-10 a rewrite brings in no word that its user never uses, and no short form where forms are written out', () => {
  const neverUse = ['worth', 'reply', 'answer', 'happy'];
  expect(rewrites(undefined).some((body) => /\b(?:worth|reply|answer|happy)\b/i.test(body))).toBe(true);
  for (const body of rewrites({ neverUse, contractions: false })) expect(body).not.toMatch(/\b(?:worth|repl(?:y|ies)|answers?|happy)\b|\p{L}['’](?:m|re|ve|ll|d|t)\b/iu);
});

test('what the message itself says may stay', () => {
  const sounds = soundsLike({ voice: { neverUse: ['happy'], contractions: false } }, "I'm happy.");
  expect([sounds("I'm happy to call."), sounds("I'm happy, and you're too."), sounds('Glad to.')]).toEqual([true, false, true]);
  expect(soundsLike({ voice: { neverUse: ['happy'] } }, 'Hi.')('A happy day.')).toBe(false);
});

test('a chip keeps to the manner as well', () => {
  const form = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm' } as const;
  const { text } = applyChip('friendlier', { text: messages[1]!, form: { ...form, brain }, brain: { ...brain, voice: { contractions: false, neverUse: ['happy', 'glad'] } }, seed: 0 });
  expect(text).not.toMatch(/\b(?:happy|glad)\b|\p{L}['’](?:m|re|ve|ll|d|t)\b/iu);
});
