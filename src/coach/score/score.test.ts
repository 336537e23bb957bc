import { expect, test } from 'vitest';
import { scoreMessage } from './score.ts';

const email = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm' } as const;
const good = 'Hi Sarah,\n\nI saw you opened a second bakery on Mill Road. I fix ovens for nine bakeries in Leeds, and most lose a morning when one fails.\n\nWould a spare oven within two hours be worth a look?\n\nTom';
const bad = 'Dear Sir/Madam,\n\nI hope this email finds you well. We are a leading provider of best-in-class solutions that leverage synergies. ACT NOW!!! You need to buy today.\n\nLet me know your thoughts.';

test('the same message gets the same score twice', () => {
  expect(scoreMessage(good, email)).toEqual(scoreMessage(good, email));
});

test('a specific, kind first message scores above a pushy one', () => {
  expect(scoreMessage(good, email).scores.overall).toBeGreaterThan(scoreMessage(bad, email).scores.overall + 2);
});

test('every finding names its rule, its place and its source as a user reads it', () => {
  const found = scoreMessage(bad, email).findings.find((one) => one.rule === 'ai-tell');
  expect(found).toMatchObject({ dimension: 'tone', fix: '', source: 'Readers told that AI wrote it, n over 1,300: peer-reviewed' });
  expect(bad.slice(found!.start, found!.end)).toBe('I hope this email finds you well. ');
});

test('an empty text is scored, not refused', () => {
  expect(scoreMessage('', email).scores.overall).toBeLessThan(5);
});

test('a proposal has room for a page and is asked for a decision; a first message of that length is too long', () => {
  const page = `${Array.from({ length: 30 }, (_, at) => `You get oven ${at + 2} back by four in the morning.`).join('\n\n')}\n\nDoes this fit, or what should I change?`;
  const form = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm' } as const;
  const said = (stage: 'first' | 'proposal', text = page) => scoreMessage(text, { ...form, stage }).findings.map(({ rule }) => rule);
  expect(said('proposal')).toEqual(expect.arrayContaining(['length-fits', 'decision-ask']));
  expect(said('first')).toEqual(expect.arrayContaining(['too-long', 'interest-ask']));
  expect(said('first')).not.toContain('decision-ask');
  expect(said('proposal', `${page} `.repeat(4))).toContain('too-long');
});

test('a length beside the best is not said to be the best', () => {
  const said = (words: number) => scoreMessage(Array.from({ length: words }, () => 'oven').join(' '), { ...email, stage: 'first' }).findings.find(({ rule }) => rule === 'length-fits')?.message;
  expect([said(75), said(108)]).toEqual(['75 words: a good length here (25 to 75 words do best).', '108 words still fits here; 25 to 75 words do best.']);
});
