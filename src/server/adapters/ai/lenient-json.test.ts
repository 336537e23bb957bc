import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '#contract/testing/processor-time';
import { readLenientJson } from './lenient-json.ts';

const cases: [string, string, unknown][] = [
  ['plain', '{"body":"Hi"}', { body: 'Hi' }],
  ['in a fence with talk round it', 'Sure!\n```json\n{"body": "Hi {you}"}\n```\nHope it helps :}', { body: 'Hi {you}' }],
  ['after thoughts', '<think>{"body":"no"}</think>{"body":"Hi"}', { body: 'Hi' }],
  ['line breaks inside a text', '{"body": "Hi\n\n\tthere"}', { body: 'Hi\n\n\tthere' }],
  ['a comma too many and a comment', '{"a": [1, 2, ], // two\n "b": {"c": 1,},}', { a: [1, 2], b: { c: 1 } }],
  ['curly quotes', '{“body”: “Hi "you"”}', { body: 'Hi "you"' }],
  ['curly quotes inside straight ones', 'x {"body": "He said “yes} to us",}', { body: 'He said “yes} to us' }],
  ['words of Python, and NaN', '{"a": True, "b": None, "score": NaN}', { a: true, b: null, score: null }],
  ['a stray backslash', '{"body": "it\\\'s 5\\% off"}', { body: "it's 5% off" }],
  ['a text that is JSON itself', JSON.stringify('{"body":"Hi"}'), { body: 'Hi' }],
  ['a brace before', 'Use {name} as: {"body":"Hi"}', { body: 'Hi' }],
  ['an address is no comment', '{"body": "see http://a.b//c",}', { body: 'see http://a.b//c' }],
];
test.each(cases)('F29 JSON is read: %s', (_, text, value) => expect(readLenientJson(text)).toEqual(value));

test.each([['cut off', '{"body": "Hi there'], ['cut off later', '{"a": {"b": 1}, "body": "Hi'], ['no JSON', 'I would say hello.'], ['a number', '7'], ['nothing', ''], ['one quote', '"']])(
  'F29 no object is made up: %s',
  (_, text) => expect(readLenientJson(text)).toBeUndefined(),
);

test.each([['braces', '{'.repeat(20_000)], ['closing', `{${'}'.repeat(20_000)}`], ['quotes', '{"'.repeat(10_000)], ['commas', `{"a":[${', '.repeat(10_000)}]}`], ['backslashes', `{"a":"${'\\'.repeat(19_000)}`], ['letters', `{${'a'.repeat(20_000)}}`]])(
  '20,000 letters of %s take under 100 ms',
  (_, text) => {
    expect(processorMs(() => readLenientJson(text))).toBeLessThan(100);
  },
);

test('Any object comes back whole, bare or wrapped, and no text makes the reader throw', () => {
  const objects = fc.dictionary(fc.string({ unit: 'grapheme' }).filter((key) => key !== '__proto__'), fc.jsonValue());
  fc.assert(
    fc.property(objects, (value) => {
      const text = JSON.stringify(value, null, 1);
      expect(JSON.stringify(readLenientJson(text))).toBe(JSON.stringify(value));
      expect(JSON.stringify(readLenientJson(`Sure:\n\`\`\`json\n${text}\n\`\`\``))).toBe(JSON.stringify(value));
    }),
    { seed: 7411 },
  );
  const pieces = fc.array(fc.constantFrom('{', '}', '"', '“', '”', '\\', ',', ':', '[', ']', '\n', '//', 'True', 'a', '<think>', '</think>', '1'), { maxLength: 40 });
  fc.assert(fc.property(pieces, (parts) => ['object', 'undefined'].includes(typeof readLenientJson(parts.join('')))), { seed: 7411, numRuns: 2_000 });
});
