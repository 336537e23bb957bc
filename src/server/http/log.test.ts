import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { describeFault } from './log.ts';

test('a failed statement is logged without its parameters', () => {
  const lines: string[] = [];
  const log = pino({ serializers: { err: describeFault } }, { write: (line: string) => lines.push(line) });
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(dana@example.com) already exists.' });
  log.error({ err: new DrizzleQueryError('insert into mails values ($1)', ['the secret link'], cause) }, 'a job failed');
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'a job failed', err: { type: 'Error', message: 'duplicate key', code: '23505' } });
  expect(lines[0]).not.toMatch(/secret link|dana@example/);
});
