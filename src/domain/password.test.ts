import { expect, test } from 'vitest';
import { checkPassword, findPasswordFaults } from '#domain/password';

test('R-ACC-11 a strong password has no faults', () => {
  expect(findPasswordFaults('Harbour-42 lights')).toEqual([]);
});

test('R-ACC-11 each rule that is broken has its own sentence', () => {
  expect(findPasswordFaults('')).toEqual([
    'Password must be at least 8 characters long',
    'Password must contain at least one uppercase letter (A-Z)',
    'Password must contain at least one lowercase letter (a-z)',
    'Password must contain at least one number (0-9)',
    'Password must contain at least one special character (!@#$%^&*)',
  ]);
  expect(findPasswordFaults('Hrb-42x')).toEqual(['Password must be at least 8 characters long']);
  expect(findPasswordFaults('harbour-42 lights')).toEqual(['Password must contain at least one uppercase letter (A-Z)']);
  expect(findPasswordFaults('HARBOUR-42 LIGHTS')).toEqual(['Password must contain at least one lowercase letter (a-z)']);
  expect(findPasswordFaults('Harbour-two lights')).toEqual(['Password must contain at least one number (0-9)']);
  expect(findPasswordFaults('Harbour42 lights')).toEqual(['Password must contain at least one special character (!@#$%^&*)']);
});

test('R-ACC-09 the popup ticks off the rules one by one', () => {
  const met = (text: string) => checkPassword(text).filter((rule) => rule.met).map(({ rule }) => rule);
  expect(met('')).toEqual([]);
  expect(met('h')).toEqual(['lowercase']);
  expect(met('hA')).toEqual(['uppercase', 'lowercase']);
  expect(met('hA7')).toEqual(['uppercase', 'lowercase', 'number']);
  expect(met('hA7€')).toEqual(['uppercase', 'lowercase', 'number', 'special']);
  expect(met('hA7€hhhh')).toEqual(['length', 'uppercase', 'lowercase', 'number', 'special']);
});

test('D-ACC-3 a common password is refused in any disguise', () => {
  for (const common of ['Password1!', 'P@ssw0rd2026!', 'Pa$$w0rd1', 'Welcome123!', 'Qwerty123!', '1qaz@WSX', '123!Sunshine', 'Summer2026!', 'Winward1!', 'Adm1n@123']) {
    expect.soft(findPasswordFaults(common), common).toContain('That password is too common. Please choose another.');
  }
  expect(findPasswordFaults('Summer-rain-2026')).toEqual([]);
});

test('a password of 256 bytes is taken, one of 257 is not, whatever its characters', () => {
  expect(findPasswordFaults('Aa1!' + 'x'.repeat(252))).toEqual([]);
  expect(findPasswordFaults('Aa1!' + 'x'.repeat(253))).toEqual(['Password must be at most 256 bytes long']);
  expect(findPasswordFaults('Aa1!' + 'é'.repeat(127))).toEqual(['Password must be at most 256 bytes long']);
});
