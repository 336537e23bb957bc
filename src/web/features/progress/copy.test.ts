import { expect, test } from 'vitest';
import { sayEnergy, sayFreezes, sayHeadline, sayMessages, sayOutcomes, sayStreak, type Progress } from './copy.ts';

const nothing: Progress = { messages: [{ week: '2026-11-16', email: 0, linkedin: 0, sms: 0, voicemail: 0 }], scores: [], energy: [], outcomes: [], daysShownUp: [], streak: { current: 0, longest: 0, freezesLeft: 2, frozenDays: [] } };
const group = (value: string, sent: number, replied: number) => ({ by: 'channel' as const, value, messages: sent, sent, replied, meeting: 0, noAnswer: 0 });

test('R-PRG-01 what is empty says what will be here', () => {
  expect(sayHeadline(nothing, '8w')).toBe('Nothing in eight weeks yet. Your first message starts the sheet.');
  expect(sayMessages(nothing)).toBe('No message in this time.');
  expect(sayEnergy(nothing)).toBe('No energy tracked in this time.');
  expect(sayOutcomes([])).toBe('Mark what became of a draft, and it is counted here.');
  expect(sayStreak(nothing)).toBe('No run at the moment; today can start one.');
});

test('R-PRG-01 each chart is summed up in words', () => {
  const some: Progress = {
    ...nothing,
    messages: [{ week: '2026-11-09', email: 2, linkedin: 1, sms: 0, voicemail: 1 }, { week: '2026-11-16', email: 1, linkedin: 0, sms: 0, voicemail: 0 }],
    energy: [{ day: '2026-11-16', energy: 60, mood: 'steady', messages: 1 }, { day: '2026-11-17', energy: 71, mood: 'steady', messages: 0 }],
    daysShownUp: [{ day: '2026-11-16', count: 1 }],
    streak: { current: 1, longest: 4, freezesLeft: 1, frozenDays: [] },
  };
  expect(sayHeadline(some, '4w')).toBe('5 messages in four weeks, on 1 day.');
  expect(sayMessages(some)).toBe('5 messages. Most in the week of 9 November: 4.');
  expect(sayEnergy(some)).toBe('Average 66 over 2 tracked days. Energy is set against messages once there are 20 days with 60 or more and 20 below.');
  expect(sayStreak(some)).toBe('Current run: 1 day. Longest: 4 days.');
  expect(sayFreezes(some, 'November')).toBe('1 freeze left in November: a missed day uses one by itself, and the run goes on.');
  expect(sayFreezes({ ...some, streak: { ...some.streak, freezesLeft: 0 } }, 'November')).toBe('Both freezes of November are used.');
});

test('R-PRG-01 nothing is claimed below twenty sent messages', () => {
  expect(sayOutcomes([group('email', 19, 19), group('sms', 40, 2)])).toBe('Too few to say what works: a comparison needs 20 sent messages on each side.');
  expect(sayOutcomes([group('email', 20, 10), group('sms', 40, 2)])).toBe('Email: 10 of 20 answered; SMS: 2 of 40 answered.');
  expect(sayOutcomes([group('email', 20, 10), group('sms', 40, 19)])).toBe('No difference worth a sentence.');
});
