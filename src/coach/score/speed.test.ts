import { expect, test } from 'vitest';
import { processorMs } from '#contract/testing/processor-time';
import { scoreMessage } from './score.ts';

const email = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm' } as const;
const LONGEST = 20_000;
const pieces = [
  'a', ' ', '\n', '!', '?', '.', ',', '-', '—', '(', '[', '{', '<', '@', 'a@', 'a.', '.a', '1', '1.', '$1,', '"', "'", '’s', 'A', 'É', '漢', '🙂', 'a\n', '\n\n', 'a b ', 'Hi ', 'I just ', 'you ', 'very very ', 'http://', 'www.a.', '[x', '{{', 'the the ', 'Let me know. ', 'if you ', 'call me ', 'is done ', 'Best\n', '- \n', '\t', '\r\n', '<p>', 'aaaaaaaaa@', 'would you ',
];

test.each(pieces.map((piece) => [JSON.stringify(piece), piece]))('20,000 characters of %s are scored within 100 ms', (_, piece) => {
  const text = piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST);
  scoreMessage('warm', email);
  expect(processorMs(() => scoreMessage(text, email))).toBeLessThan(100);
});

test('a message of 300 words is scored within 8 ms', () => {
  const text = `Hi Sarah,\n\n${'I saw that you opened a second bakery on Mill Road, and I hope it goes well. '.repeat(18)}\n\nWould Tuesday suit you?`;
  expect(processorMs(() => scoreMessage(text, email), 30)).toBeLessThan(8);
});
