import { expect, test } from 'vitest';
import { readSettings, settingsTable } from './config.ts';

test('without an environment every setting has its documented default', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', DATABASE_URL: '', PRODUCT_NAME: 'Winward', THROTTLE_SCALE: 1, TRIAL_DAYS: 30, TRIAL_MESSAGES: 300, PASSWORD_MAX_AGE_DAYS: 180 });
});

test.each([
  [{ PORT: 'eighty' }, "The setting PORT holds 'eighty', but it must hold a whole number from 0 to 65535."],
  [{ DATABASE_URL: 'mysql://x' }, "The setting DATABASE_URL holds 'mysql://x', but it must hold empty, or an address that begins with postgres:// or postgresql://."],
  [{ LOG_LEVEL: 'loud' }, "The setting LOG_LEVEL holds 'loud', but it must hold one of trace, debug, info, warn, error, fatal, silent."],
  [{ TRUST_PROXY: '10.0.0.0/99' }, "The setting TRUST_PROXY holds '10.0.0.0/99', but it must hold empty, or addresses and networks by comma, such as 10.0.0.1 or 10.0.0.0/8."],
  [{ TRUST_PROXY: 'everyone' }, "The setting TRUST_PROXY holds 'everyone'"],
  [{ MAIL_FROM: 'nobody' }, "The setting MAIL_FROM holds 'nobody', but it must hold an address such as name@example.com, alone or as Name <name@example.com>."],
  [{ DATABASE_URL: 'postgresq://app:hunter2@db/winward' }, "The setting DATABASE_URL holds 'postgresq://app:***@db/winward'"],
  [{ DATABASE_URL: 'postgresq://app:hun/ter@2@db/winward' }, "The setting DATABASE_URL holds 'postgresq://app:***@db/winward'"],
  [{ PASSWORD_MAX_AGE_DAYS: '-1' }, "The setting PASSWORD_MAX_AGE_DAYS holds '-1', but it must hold a whole number from 0 to 36500."],
])('a bad value is named with what it holds and what it may hold: %o', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});

test('a secret with a bad value is named, but never shown', () => {
  expect(() => readSettings({ ADMIN_PASSWORD: 'Change-me' })).toThrow('The setting ADMIN_PASSWORD holds something else, but it must hold empty, or a password of your own, not an example.');
});

test('an empty value means the default', () => {
  expect(readSettings({ PORT: '' }).PORT).toBe(3000);
});

test('the table of settings names each once', () => {
  expect(settingsTable().match(/^\| THROTTLE_SCALE \|/gm)).toHaveLength(1);
});

test('proxies are named by address or by network, and mail by address', () => {
  const good = { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1, fd00::/8, loopback', MAIL_FROM: 'Fair Wind <hello@example.com>', SUPPORT_EMAIL: 'help@localhost' };
  expect(readSettings(good)).toMatchObject(good);
});
