import { expect, test } from 'vitest';
import type { DraftRequest, Voice } from '#coach/brief';
import { composeDraft } from '#coach/compose/compose';
import { scoreMessage } from '#coach/score/score';
import { understand } from '#coach/understand/understand';
import { scoreFormOf, type DraftCase } from './draft-case.ts';
import { checkAnswer, fitAnswer } from './draft-check.ts';
import { findEnds } from './draft-finish.ts';
import { mendVoice } from './draft-voice.ts';

const now = new Date('2026-11-21T09:00:00Z');
const asked = 'Hi Dana, how does it work? Tom';
const reply: DraftRequest = { kind: 'reply', inbound: asked, channel: 'email', emailLength: 'short', linkedinMode: 'dm', meetingLink: '', signature: '' };
function openCase(voice: Voice, request: DraftRequest = reply, said = asked): DraftCase {
  const context = { brain: { firstName: 'Dana', offeringDetails: 'We repair ovens', voice }, now, seed: 0 };
  const draft = composeDraft(request, context);
  return { request, context, own: { draft, score: scoreMessage(draft.body, scoreFormOf(request, context)), engine: 'built-in' }, understanding: understand(said, now), ends: findEnds(request, context, draft) };
}
const body = "Hi Tom,\n\nThanks for asking. I'd be happy to explain how we repair ovens. It's best told in a short call, and I can go through each step with you. Then you can decide in your own time what fits and what doesn't. Which day this week suits you?";

test('R-AST-10 a model’s text gets the greeting of the seller, and forms are written out', () => {
  const mended = mendVoice(openCase({ greeting: 'Good morning', contractions: false }), { subject: "It's about ovens", body });
  expect(mended.subject).toBe('It is about ovens');
  expect(mended.body).toMatch(/^Good morning Tom,\n\nThanks for asking\. I would be happy/);
  expect(mended.body).not.toMatch(/['’](?:d|s|t)\b/);
});

test('a text without a greeting, a rewrite and another language are left as they are', () => {
  const voice = { greeting: 'Hey', contractions: false };
  const bare = 'Thanks for asking. It takes a day.';
  expect(mendVoice(openCase(voice), { body: bare })).toEqual({ body: bare });
  const rewrite: DraftRequest = { kind: 'rewrite', message: "Hi Tom, it's a day.", goal: 'clear', thread: '', channel: 'email', emailLength: 'short', linkedinMode: 'dm', meetingLink: '', signature: '' };
  expect(mendVoice(openCase(voice, rewrite, rewrite.message), { body })).toEqual({ body });
  expect(mendVoice(openCase(voice, { ...reply, inbound: 'Guten Tag, was kostet das und wie lange dauert es? Viele Grüße, Tom' }, 'Guten Tag, was kostet das und wie lange dauert es? Viele Grüße, Tom'), { body: 'Hi Tom, gern.' })).toEqual({ body: 'Hi Tom, gern.' });
});

test('a greeting that is no words is not put into a model’s text', () => {
  for (const greeting of ['<b>', '{name}', '🎉', 'x'.repeat(60)]) expect(mendVoice(openCase({ greeting }), { body }).body).toBe(body);
});

test('R-AST-10 a word that the seller never uses sends a model’s text back, and is cut out if it stays', () => {
  const job = openCase({ neverUse: ['happy', 'synergy'] });
  expect(checkAnswer(job, { subject: 'Ovens', body }).filter(({ code }) => code === 'voice')).toEqual([{ code: 'voice', message: 'The seller never uses: happy. Say it in other words.', hard: false }]);
  expect(checkAnswer(openCase({}), { subject: 'Ovens', body }).filter(({ code }) => code === 'voice')).toEqual([]);
  const fitted = fitAnswer(job, { subject: 'Happy ovens', body });
  expect(fitted?.body).not.toContain('happy');
  expect(fitted?.subject).toBeUndefined();
});
