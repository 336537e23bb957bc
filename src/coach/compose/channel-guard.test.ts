import { expect, test } from 'vitest';
import { guardChannel } from './channel-guard.ts';

const form = (channel: 'email' | 'linkedin' | 'sms' | 'voicemail', linkedinMode: 'dm' | 'connection_request' = 'dm') => ({ channel, linkedinMode });
const guard = (body: string, more: Partial<Parameters<typeof guardChannel>[0]> = {}) => guardChannel({ body, kind: 'reply', form: form('email'), thread: '', meetingLink: '', ...more });

test('R-AST-09 a connection request says where free accounts end, and where everybody does', () => {
  const request = form('linkedin', 'connection_request');
  expect(guard('a'.repeat(200), { form: request })).toEqual([]);
  expect(guard('a'.repeat(201), { form: request })[0]!.text).toBe('LinkedIn takes 200 characters from free accounts and 300 from paying ones; this has 201.');
  expect(guard('a'.repeat(301), { form: request })[0]!.text).toBe('LinkedIn takes at most 300 characters with a request; this has 301.');
  expect(guard('a'.repeat(301), { form: form('linkedin') })).toEqual([]);
});

test('R-AST-07 a text message tells its segments and the letters that cost them, and mends those', () => {
  expect(guard('See you at 3.', { form: form('sms') })).toEqual([]);
  const [letters, split] = guard(`It’s ready – ${'a'.repeat(60)}`, { form: form('sms') });
  expect(letters).toEqual({ text: '’ – are outside the basic SMS alphabet, so a segment holds only 70 characters.', fix: { label: 'Use plain letters', body: `It's ready - ${'a'.repeat(60)}` } });
  expect(split!.text).toBe('It is sent and charged as 2 segments.');
  expect(guard('Ready 🎉', { form: form('sms') })).toEqual([{ text: '🎉 is outside the basic SMS alphabet, so a segment holds only 70 characters.', fix: null }]);
});

test('R-AST-03 a first text without a way out is told so, with the line that gives one', () => {
  const [first] = guard('Hi Priya, shall I send a quote', { kind: 'outbound', form: form('sms') });
  expect(first).toEqual({ text: 'A first text to somebody needs a way out.', fix: { label: 'Add “Reply STOP to opt out”', body: 'Hi Priya, shall I send a quote. Reply STOP to opt out' } });
  expect(guard('Shall I send a quote? Reply STOP to opt out', { kind: 'outbound', form: form('sms') })).toEqual([]);
});

test('R-AST-02 no times where the other side sent a booking link; no calendar link in a first message', () => {
  const thread = 'Book here: https://calendly.com/sam/20min';
  expect(guard('Would Tuesday at 3 suit you?', { thread })[0]!.text).toContain('calendly.com/sam/20min');
  expect(guard('I took Tuesday at three in your calendar.', { thread })).toEqual([]);
  expect(guard('Would Tuesday at 3 suit you?')).toEqual([]);
  expect(guard('Pick a time: https://cal.com/dana/20', { kind: 'outbound' })[0]!.text).toContain('A calendar link in a first message');
  expect(guard('Pick a time: https://cal.com/dana/20')).toEqual([]);
});
