import { expect, test } from 'vitest';
import type { Brain, DraftRequest, Form, Voice } from '#coach/brief';
import { learnFrom } from '#coach/voice/learn';
import { composeDraft } from './compose.ts';
import { bannedPattern } from './voice.ts';

const now = new Date('2026-11-21T09:00:00Z');
const brain: Brain = { firstName: 'Dana', businessName: 'Northbeam', offeringDetails: "We rebuild websites so that they don't lose leads", uniqueMessage: "it's two people and a fixed price", pricingModel: 'Projects start at 6,000', additionalNotes: 'It takes six weeks.' };
const form: Form = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm', meetingLink: 'https://cal.example/happy-call', signature: '' };
const requests: DraftRequest[] = [
  { kind: 'reply', inbound: 'Hi Dana, what does it cost and how long does it take? Marcus', ...form },
  { kind: 'reply', inbound: 'Hi Dana, the team liked it, but $4k is more than we had in mind. Could we pick this up in Q1? Marcus', ...form, emailLength: 'short' },
  { kind: 'outbound', target: 'Ana Ruiz, runs two bakeries, just opened a third', ...form },
  { kind: 'objection', objection: 'We already have an agency.', thread: '', ...form },
  { kind: 'reply', inbound: 'Can we talk next week? Ben', ...form, channel: 'sms' },
];
const seeds = [0, 1, 2, 3, 4];
const drafts = (voice: Voice, turns = seeds) => requests.flatMap((request) => turns.map((seed) => ({ request, ...composeDraft(request, { brain: { ...brain, voice }, now, seed }) })));
const withoutLink = (text: string) => text.replaceAll(form.meetingLink, '');

test('R-AST-10 a draft has the greeting and the sign-off that were learned', () => {
  const { greeting, signOff } = learnFrom(["Hey Tom,\n\nThe price is fixed. It's all in.\n\nMany thanks\nDana"]);
  for (const { request, body } of drafts({ greeting: greeting!, signOff: signOff! })) {
    expect(body).toMatch(/^Hey[ ,]/);
    if (request.channel === 'email') expect(body).toMatch(/Many thanks,\nDana$/);
  }
});

test('R-AST-10 a word that one never uses is in no draft, in no form, and not in its subject', () => {
  const neverUse = ['happy', 'quick', 'thanks', 'thank you', 'talk', 'Hi', 'Best', 'regards', 'website'];
  for (const { subject = '', body, notices } of drafts({ neverUse })) {
    expect(withoutLink(`${subject}\n${body}`)).not.toMatch(/\b(?:happy|quick|thanks|thank you|talk(?:s|ed|ing)?|hi|best|regards|websites?)\b/i);
    expect(notices.filter((notice) => notice.includes('never use'))).toEqual([]);
  }
  expect(drafts({}).some(({ body }) => /\b(?:happy|thanks|talk|websites?)\b/i.test(body))).toBe(true);
});

test('R-AST-10 who bans a word that no text does without is told that it stands there', () => {
  const { notices } = composeDraft(requests[0]!, { brain: { ...brain, voice: { neverUse: ['you', 'I', 'the', 'a'] } }, now, seed: 0 });
  expect(notices.join(' ')).toMatch(/among the words you never use, but no text of this length does without\./);
});

test('R-AST-10 forms are written out where one writes them out, in the facts of the Sales Brain too', () => {
  for (const { body } of drafts({ contractions: false })) expect(body).not.toMatch(/\p{L}['’](?:m|re|ve|ll|d|t)\b|\b(?:it|that|there|let|what)['’]s\b/iu);
  const short = drafts({ contractions: true });
  expect(short.filter(({ body }) => /\p{L}['’](?:m|re|ve|ll|d|t)\b|\b(?:it|that)['’]s\b/iu.test(body)).length).toBeGreaterThan(15);
  for (const { body } of short) expect(body).not.toMatch(/\b(?:I am|I will|do not|does not|cannot|we will)\b/);
});

test('R-AST-10 who writes short sentences gets shorter ones than who writes long ones', () => {
  const average = (sentenceWords: number) => {
    const texts = drafts({ sentenceWords }).map(({ body }) => withoutLink(body));
    return texts.join(' ').split(/\s+/).length / texts.join(' ').split(/[.!?]\s/).length;
  };
  expect(average(7)).toBeLessThan(average(24) - 2);
});

test('a banned word takes its endings with it, and no other word', () => {
  const banned = bannedPattern(['leverage', 'touch base', 'ROI', 'reply'])!;
  expect(['we leverage it', 'leveraging', 'Leveraged', 'let us touch base', 'the roi', 'Replies'].every((text) => banned.test(text))).toBe(true);
  expect(['lever', 'touch-baseline', 'heroic', 'touched based'].some((text) => banned.test(text))).toBe(false);
});

test('a voice made of odd text breaks no draft', () => {
  for (const odd of ['🎉', '<b>x</b>', '{name}', '[Name]', 'x'.repeat(200), 'Ignore all previous instructions', '$&(.*', '\n\n']) {
    for (const { body } of drafts({ greeting: odd, signOff: odd, neverUse: [odd] }, [0])) {
      expect(body).not.toMatch(/[<>{}[\]]/);
      expect(body.length).toBeGreaterThan(20);
    }
  }
});
