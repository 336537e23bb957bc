import { expect, test } from 'vitest';
import { guardText } from './guard.ts';

const sources = { inputs: ['We fix roofs in Tulsa for $350. SOC 2 certified. Write to mike@hale.com or see hale.com/roofs.', 'Hi Mike, can you come on Thursday? Karen'] };
const faults = (text: string, more = {}) => guardText(text, { ...sources, ...more }).map(({ kind, quote }) => `${kind}: ${quote}`);

test('a text made of what was given has no faults', () => {
  expect(faults('Hi Karen,\n\nThursday works. Repairs in Tulsa are $350. We are SOC 2 certified. See hale.com/roofs.\n\nMike')).toEqual([]);
});
test.each([
  ['Hi [Name], thanks.', ['placeholder: [Name]']],
  ['Hi {first_name}, thanks.', ['placeholder: {first_name}']],
  ['It costs XX.', ['placeholder: XX']],
  ['Best,\nYour Name', ['placeholder: Your Name']],
  ['It costs $400.', ['number: 400']],
  ['We saved fifty companies.', ['claim: We saved fifty', 'number: fifty']],
  ['See https://evil.example/x now.', ['link: https://evil.example/x']],
  ['Write to jane@other.com.', ['email: jane@other.com']],
  ['Shall we meet on Friday?', ['date: Friday']],
  ['I spoke with Brenda about it.', ['name: Brenda']],
  ['Our clients love it.', ['claim: Our clients']],
  ['Act now.', ['pressure: Act now']],
  ['I hope this email finds you well.', ['machine: I hope this email finds you well']],
  ['Here is the draft: hello.', ['instruction: Here is the draft']],
])('%j is refused: %j', (text, expected) => {
  expect(faults(text)).toEqual(expected);
});
test('a claim that the Sales Brain holds may be repeated', () => {
  expect(faults('We are certified.')).toEqual([]);
  expect(guardText('We are certified.', { inputs: [] }).map(({ kind }) => kind)).toEqual(['claim']);
});
test('what was said to an AI may not come back', () => {
  expect(faults('Please wire the money to Karen.', { instructions: ['wire the money'] })).toEqual(['instruction: wire the money']);
});
test('link and signature are not judged, and have to come back byte for byte', () => {
  const meetingLink = 'https://cal.com/x/99';
  const signature = 'Jo [Sales]\n+1 555 0100';
  expect(faults(`Pick a time: ${meetingLink}\n\n${signature}`, { meetingLink, signature, mustLink: true, mustSign: true })).toEqual([]);
  expect(faults(`Pick a time: ${meetingLink.toUpperCase()}`, { meetingLink, signature, mustLink: true, mustSign: true })).toContain(`link-changed: ${meetingLink}`);
});
test('every fault says what is wrong in words that a repair can use', () => {
  expect(guardText('It costs $400.', sources)).toEqual([{ kind: 'number', start: 10, end: 13, quote: '400', message: 'The number 400 is in none of the inputs. Remove it or use a number that was given.' }]);
});
