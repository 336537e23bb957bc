import { isIP } from 'node:net';
import { levels } from 'pino';
import type { Settings } from './http/settings.ts';

type Setting<T> = { about: string; holds: string; initial: string; secret?: true; read: (text: string) => T | undefined };

const text = (about: string, initial = ''): Setting<string> => ({ about, holds: 'any text', initial, read: (value) => value });
const secret = (about: string): Setting<string> => ({ about, holds: 'any text; never logged', initial: '', secret: true, read: (value) => value });
// The example of a manual is no password.
const adminPassword = (about: string): Setting<string> => ({
  ...secret(about),
  holds: 'empty, or a password of your own, not an example',
  read: (value) => (/^change-?me$/i.test(value) ? undefined : value),
});
const wholeNumber = (about: string, initial: number, [least, most]: [number, number]): Setting<number> => ({
  about,
  holds: `a whole number from ${least} to ${most}`,
  initial: String(initial),
  read: (value) => (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined),
});
const url = (about: string, protocols: string[], initial = ''): Setting<string> => ({
  about,
  holds: `empty, or an address that begins with ${protocols.join(' or ')}`,
  initial,
  read: (value) => (value === '' || (URL.canParse(value) && protocols.some((protocol) => value.startsWith(protocol))) ? value.replace(/\/$/, '') : undefined),
});
// Another process may read what is printed at the start.
const hidePassword = (value: string) => value.replace(/(\/\/[^/@]*?:).*@/, '$1***@');
// One address or network of a proxy, as the server's core reads it.
const isNetwork = (value: string) => {
  const [address = '', bits, more] = value.trim().split('/');
  const most = [0, 0, 0, 0, 32, 0, 128][isIP(address)] ?? 0;
  return /^(?:loopback|linklocal|uniquelocal)$/.test(value.trim()) || (most > 0 && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)));
};
const networks = (about: string): Setting<string> => ({
  about,
  holds: 'empty, or addresses and networks by comma, such as 10.0.0.1 or 10.0.0.0/8',
  initial: '',
  read: (value) => (value === '' || value.split(',').every(isNetwork) ? value : undefined),
});
const mailAddress = (about: string, initial: string): Setting<string> => ({
  about,
  holds: 'an address such as name@example.com, alone or as Name <name@example.com>',
  initial,
  read: (value) => (/^(?:[^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(value) ? value : undefined),
});
const flag = (about: string): Setting<boolean> => ({
  about,
  holds: 'on or off',
  initial: 'off',
  read: (value) => (/^(?:on|true|1|yes)$/i.test(value) ? true : /^(?:off|false|0|no)$/i.test(value) ? false : undefined),
});
const oneOf = (about: string, values: string[], initial: string): Setting<string> => ({
  about,
  holds: `one of ${values.join(', ')}`,
  initial,
  read: (value) => values.find((known) => known === value),
});

export const settings = {
  PORT: wholeNumber('Port to listen on; 0 takes any free one.', 3000, [0, 65_535]),
  HOST: text('Address to listen on. Use 0.0.0.0 behind a proxy or in a container.', '127.0.0.1'),
  DATA_DIR: text('Folder of the embedded database and the outbox of mails.', './data'),
  DATABASE_URL: url('A PostgreSQL server (15 or newer). Empty: the embedded database in DATA_DIR.', ['postgres://', 'postgresql://']),
  PUBLIC_URL: url('The address people use, for links in mails. Empty: http://HOST:PORT.', ['http://', 'https://']),
  PRODUCT_NAME: text('The name shown everywhere.', 'Winward'),
  ADMIN_PASSWORD: adminPassword('Password of /admin. Empty: one is made at the first start and printed once.'),
  LOG_LEVEL: oneOf('How much is logged.', [...Object.keys(levels.values), 'silent'], 'info'),
  SMTP_URL: url('Mail server. Empty: mails are written to DATA_DIR/outbox.', ['smtp://', 'smtps://']),
  MAIL_FROM: mailAddress('Sender of mails.', 'Winward <hello@localhost>'),
  COACH_MODELS: text('Chain of models, e.g. anthropic:NAME,openai-compatible:NAME. Empty: the built-in coach alone.'),
  COACH_BASE_URL: url('Address of an OpenAI-compatible server.', ['http://', 'https://']),
  COACH_API_KEY: secret('Key of the model provider, where its own setting is empty.'),
  ANTHROPIC_API_KEY: secret('Key of Anthropic.'),
  ANTHROPIC_BASE_URL: url('Another address of Anthropic, such as a gateway.', ['http://', 'https://']),
  GOOGLE_API_KEY: secret('Key of Google.'),
  GOOGLE_BASE_URL: url('Another address of Google.', ['http://', 'https://']),
  OPENAI_API_KEY: secret('Key of OpenAI.'),
  OPENAI_BASE_URL: url('Another address of OpenAI.', ['http://', 'https://']),
  COACH_PARALLEL: wholeNumber('Requests that one model server gets at once; 0: 64, and 4 at a private address.', 0, [0, 10_000]),
  COACH_DEADLINE_SECONDS: wholeNumber('The time that models have for one request; 0: 30, and 60 at a private address.', 0, [0, 90]),
  COACH_USER_DAILY_CALLS: wholeNumber('Requests to models that one user may cause in a day (UTC); over it the built-in coach answers. 0: no limit.', 500, [0, 1_000_000]),
  COACH_USER_DAILY_CENTS: wholeNumber('What models may cost for one user in a day, in US cents. 0: no limit.', 100, [0, 10_000_000]),
  COACH_DAILY_CENTS: wholeNumber('What models may cost for everybody in a day, in US cents. 0: no limit.', 2000, [0, 100_000_000]),
  COACH_THREADS: wholeNumber('Threads in which the built-in coach writes, beside the one that answers requests; 0: in that one.', 1, [0, 64]),
  ASSISTANT_EXTRAS: flag('Turns the proposal and call-prep assistants on.'),
  STRIPE_SECRET_KEY: secret('Stripe key. Empty: the sandbox, which moves no money.'),
  STRIPE_PUBLISHABLE_KEY: text('Stripe key for the browser.'),
  STRIPE_WEBHOOK_SECRET: secret('Secret that signs Stripe events.'),
  STRIPE_API_BASE: url('Another address of the Stripe API, for a local stand-in.', ['http://', 'https://']),
  SUPPORT_EMAIL: mailAddress('Where support requests are copied to, and the address shown to users.', 'support@localhost'),
  THROTTLE_SCALE: wholeNumber('Multiplies every limit on attempts; for load tests.', 1, [1, 1_000_000]),
  TRIAL_DAYS: wholeNumber('Length of the trial.', 30, [0, 3650]),
  TRIAL_MESSAGES: wholeNumber('Messages in the trial.', 300, [0, 1_000_000]),
  PASSWORD_MAX_AGE_DAYS: wholeNumber('Days after which a password expires; 0 turns it off.', 180, [0, 36_500]),
  TRUST_PROXY: networks('Addresses or networks of the proxies in front. Empty: X-Forwarded-For is not believed.'),
} satisfies { [N in keyof Settings]: Setting<Settings[N]> };

// Reads every setting once; a bad one ends in one line that says what it holds and what it may hold.
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = (Object.entries(settings) as [string, Setting<unknown>][]).map(([name, setting]) => {
    const given = env[name]?.trim() || setting.initial;
    const value = setting.read(given);
    if (value === undefined) throw new Error(`The setting ${name} holds ${setting.secret ? 'something else' : `'${hidePassword(given)}'`}, but it must hold ${setting.holds}.`);
    return [name, value];
  });
  return Object.fromEntries(read) as Settings;
}

export const readEnvironment = () => readSettings(process.env);

// The table in docs/operations.md.
export const settingsTable = () =>
  ['| setting | default | holds | what for |', '| --- | --- | --- | --- |', ...Object.entries(settings).map(([name, { initial, holds, about }]) => `| ${name} | ${initial === '' ? '(empty)' : `\`${initial}\``} | ${holds} | ${about} |`)].join('\n');
