import { expect, test } from 'vitest';
import { splitLong } from './sentence-split.ts';

test('a run-on sentence is cut where a clause of its own begins', () => {
  expect(splitLong('I spoke with Ian yesterday about the heating and he said that it is the pump, but it could also be the valve, and I have the valve here in my van.')).toBe(
    'I spoke with Ian yesterday about the heating and he said that it is the pump. But it could also be the valve, and I have the valve here in my van.',
  );
});

test('a subject of two people and a short sentence stay whole', () => {
  const text = 'My wife and I clean every office on Dock Street on Mondays and Thursdays between six and nine in the evening when nobody is in there any more.';
  expect(splitLong(text)).toBe(text);
  expect(splitLong('I came, and I saw.')).toBe('I came, and I saw.');
});
