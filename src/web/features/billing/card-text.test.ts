import { expect, test } from 'vitest';
import { checkCard, groupExpiry, groupNumber, isCardNumber } from './card-text.ts';

const now = new Date('2026-11-21T10:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', code: '123' };

test('R-BIL-06 a card number is grouped by four, whatever is typed or pasted', () => {
  expect(groupNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupNumber('4242-4242 42')).toBe('4242 4242 42');
  expect(groupNumber('4242')).toBe('4242');
});

test.each([['1', '', '1'], ['12', '1', '12 / '], ['9', '', '09 / '], ['12 / 3', '12 / ', '12 / 3'], ['1230', '', '12 / 30'], ['12 /', '12 / ', '1']])('R-BIL-06 the expiry %s, after %s, reads %s', (typed, before, shown) => {
  expect(groupExpiry(typed, before)).toBe(shown);
});

test.each(['4242424242424242', '4000000000000002', '4000000000009995', '4000002500003155'])('R-BIL-06 the test card %s is a card number', (digits) => {
  expect(isCardNumber(digits)).toBe(true);
});

test('R-BIL-06 what is wrong with a card is said beside its field, before anything is sent', () => {
  expect(checkCard(good, now)).toEqual({});
  expect(checkCard({ number: '4242 4242 4242 4241', expiry: '13 / 30', code: '12' }, now)).toEqual({ number: 'Check the card number.', expiry: 'Month and year, such as 09 / 28.', code: '3 or 4 digits.' });
  expect(checkCard({ ...good, expiry: '10 / 26' }, now)).toEqual({ expiry: 'This card has expired.' });
  expect(checkCard({ ...good, expiry: '11 / 26' }, now)).toEqual({});
});
