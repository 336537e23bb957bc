import { expect, test } from 'vitest';
import { writeReview, type ReviewedMessage } from './review.ts';

const oneAsk = { rule: 'clear-ask', dimension: 'cta' as const, delta: 0.9 };
const wordy = { rule: 'wordy', dimension: 'clarity' as const, delta: -0.6 };
const jargon = { rule: 'jargon', dimension: 'clarity' as const, delta: -0.9 };
const stiff = { rule: 'stiff', dimension: 'tone' as const, delta: -0.2 };
const message = (id: string, changes: Partial<ReviewedMessage> = {}): ReviewedMessage => ({ id, channel: 'email', score: 7, outcome: null, findings: [], ...changes });
const facts = { week: '2026-11-09', daysShownUp: 4, earlierScore: null };

test('three that work, two to fix and one exercise, each from the messages themselves', () => {
  const messages = [
    message('a', { findings: [oneAsk, wordy, jargon, stiff] }),
    message('b', { findings: [{ ...oneAsk, delta: 1.2 }, wordy, { ...wordy, delta: -0.3 }], channel: 'sms' }),
    message('c', { findings: [wordy], outcome: 'meeting', channel: 'linkedin' }),
    message('d', { outcome: 'replied' }),
    message('e', { outcome: 'replied' }),
  ];
  expect(writeReview({ ...facts, messages })).toEqual({
    week: '2026-11-09',
    messages: 5,
    note: null,
    works: [
      { text: 'One message led to a meeting. Read it again before the next one.', draftId: 'c', channel: 'linkedin' },
      { text: '2 messages got an answer.', draftId: 'd', channel: 'email' },
      { text: 'One clear ask. Seen in 2 of your 5 messages.', draftId: 'b', channel: 'sms' },
    ],
    fix: [
      { text: 'Several words where one does. Seen in 3 of your 5 messages.', draftId: 'a', channel: 'email' },
      { text: 'Business jargon instead of plain, concrete words. Seen in 1 of your 5 messages.', draftId: 'a', channel: 'email' },
    ],
    exercise: expect.stringMatching(/^(Before you send|Take the longest|Write the one thing)/),
  });
});

test('little data is called little, and none is made up', () => {
  const { note, works, fix } = writeReview({ ...facts, daysShownUp: 1, messages: [message('a', { findings: [oneAsk] })] });
  expect(note).toBe('There was one message that week: this is a look at it, not a pattern.');
  expect(works).toEqual([{ text: 'One clear ask. Seen in your one message.', draftId: 'a', channel: 'email' }]);
  expect(fix).toEqual([]);
  expect(writeReview({ ...facts, daysShownUp: 3, messages: [] })).toMatchObject({
    note: 'No message was written that week, so there is no writing to judge.',
    works: [{ text: 'You showed up on 3 days.' }],
    fix: [],
  });
});

test('a higher score is told from five messages on, and the exercise changes by the week', () => {
  const messages = Array.from({ length: 5 }, (_, index) => message(String(index), { score: 7.4 }));
  expect(writeReview({ ...facts, messages, earlierScore: 6.5 }).works[0]).toEqual({ text: 'Your average score rose from 6.5 to 7.4.', draftId: null, channel: null });
  expect(writeReview({ ...facts, messages: messages.slice(1), earlierScore: 6.5 }).works.map(({ text }) => text)).toEqual(['You showed up on 4 days.']);
  const exercise = (week: string) => writeReview({ ...facts, week, messages }).exercise;
  expect(exercise('2026-11-09')).not.toBe(exercise('2026-11-16'));
});
