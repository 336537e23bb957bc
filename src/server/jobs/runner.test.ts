import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPasswordReset, resetPassword } from '#contract/account';
import { claimJob, insertJob, MOST_ATTEMPTS } from '#server/db/job';
import { openRunner, waitAfter } from '#server/jobs/runner';
import { openTestHouse, type TestHouse } from '#server/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const HOUR = 3_600_000;
const log = { warn: () => {}, error: () => {} };
const queue = (kind: string, key: string, payload = {}) => insertJob(house.house.db, { kind, key, payload, userId: null, now: house.clock.now });
const jobRow = async (key: string) => (await house.pool.query('select * from jobs where key = $1', [key])).rows[0];
const openRunnerFor = (kind: string, work: () => Promise<void>) => openRunner({ db: house.house.db, now: () => house.clock.now, log, lanes: [{ [kind]: work }], schedules: [] });

test('a cause has one job, however often it is queued', async () => {
  expect([await queue('one', 'one:1'), await queue('one', 'one:1')]).toEqual([true, false]);
});

test('F40 runners that look at once run each job once', async () => {
  const ran: string[] = [];
  for (let n = 0; n < 20; n++) await queue('many', `many:${n}`, { n });
  const lanes = [{ many: async ({ id }: { id: string }) => void ran.push(id) }];
  await Promise.all(Array.from({ length: 4 }, () => openRunner({ db: house.house.db, now: () => house.clock.now, log, lanes, schedules: [] }).runDueJobs()));
  expect(ran).toHaveLength(20);
  expect(new Set(ran).size).toBe(20);
});

test('a job that fails is tried again later and later, and keeps its fault; done, it keeps nothing of what it held', async () => {
  let tries = 0;
  const runner = openRunnerFor('flaky', async () => {
    tries += 1;
    if (tries < 3) throw new Error('the other side is away');
  });
  await queue('flaky', 'flaky:1', { secret: 'a link' });
  await runner.runDueJobs();
  await runner.runDueJobs();
  expect([tries, (await jobRow('flaky:1')).fault]).toEqual([1, 'the other side is away']);
  house.clock.advance(5000);
  await runner.runDueJobs();
  expect(tries).toBe(2);
  house.clock.advance(10_000);
  await runner.runDueJobs();
  expect(await jobRow('flaky:1')).toMatchObject({ attempts: 3, payload: {}, fault: null, done_at: house.clock.now });
});

test('what a log tells of a failed job holds nothing of what it carried', async () => {
  const lines: string[] = [];
  const keep = (what: object, message: string) => void lines.push(JSON.stringify([what, message]));
  const work = async () => {
    throw new Error('Failed query: insert into x values ($1) params: a secret link', { cause: new Error('the table is away') });
  };
  await queue('leaky', 'leaky:1', { link: 'a secret link' });
  await openRunner({ db: house.house.db, now: () => house.clock.now, log: { warn: keep, error: keep }, lanes: [{ leaky: work }], schedules: [] }).runDueJobs();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the table is away');
  expect(lines[0]).not.toContain('a secret link');
  expect((await jobRow('leaky:1')).fault).toBe('the table is away');
});

test('waits double up to an hour', () => {
  expect([1, 2, 3, 10, 11, 40].map(waitAfter)).toEqual([5000, 10_000, 20_000, 2_560_000, HOUR, HOUR]);
});

test('a job that never ends well is given up after its tries and kept with its fault', async () => {
  let tries = 0;
  const runner = openRunnerFor('hopeless', async () => {
    tries += 1;
    throw new Error(`no. ${tries}`);
  });
  await queue('hopeless', 'hopeless:1', { to: 'x' });
  for (let n = 0; n < MOST_ATTEMPTS + 3; n++) {
    await runner.runDueJobs();
    house.clock.advance(HOUR);
  }
  expect(tries).toBe(MOST_ATTEMPTS);
  expect(await jobRow('hopeless:1')).toMatchObject({ attempts: 40, fault: 'no. 40', payload: { to: 'x' }, done_at: null });
});

test('a job whose process died is taken up by another when its lease ends', async () => {
  await queue('orphan', 'orphan:1');
  expect(await claimJob(house.house.db, { kinds: ['orphan'], now: house.clock.now, leaseMs: 60_000 })).not.toBeNull();
  let ran = 0;
  const runner = openRunnerFor('orphan', async () => void (ran += 1));
  await runner.runDueJobs();
  expect(ran).toBe(0);
  house.clock.advance(60_000);
  await runner.runDueJobs();
  expect(ran).toBe(1);
});

test('a runner that stops lets the job in hand end and takes no other', async () => {
  const done: number[] = [];
  await queue('slow', 'slow:1');
  await queue('slow', 'slow:2');
  const runner = openRunnerFor('slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    done.push(1);
  });
  runner.start();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await runner.stop();
  expect(done).toEqual([1]);
});

test('scheduled work is queued once a window', async () => {
  const open = () => openRunner({ db: house.house.db, now: () => house.clock.now, log, lanes: [{ tick: async () => void (ticks += 1) }], schedules: [{ kind: 'tick', everyMinutes: 60 }] });
  let ticks = 0;
  await Promise.all([open().runDueJobs(), open().runDueJobs()]);
  await open().runDueJobs();
  expect(ticks).toBe(1);
  house.clock.advance(HOUR);
  await open().runDueJobs();
  expect(ticks).toBe(2);
});

test('housekeeping takes away what has ended, and leaves what lives', async () => {
  const gone = await house.signUp();
  await house.call(requestPasswordReset, { email: gone.email });
  await house.readMails();
  house.clock.advance(25 * HOUR);
  const lives = await house.signUp();
  await house.runDueJobs();
  const count = async (table: string, email: string) => (await house.pool.query(`select count(*)::int as n from ${table} where user_id = (select user_id from users where email = $1)`, [email])).rows[0].n;
  expect([await count('sessions', gone.email), await count('session_keys', gone.email), await count('link_keys', gone.email)]).toEqual([0, 0, 0]);
  expect([await count('sessions', lives.email), await count('session_keys', lives.email)]).toEqual([1, 2]);
  expect((await house.pool.query('select count(*)::int as n from attempts where window_ends_at < $1', [house.clock.now])).rows[0].n).toBe(0);
});

test('F12 a reset link that was mailed stays good where its job is run a second time', async () => {
  const { email } = await house.signUp();
  await house.call(requestPasswordReset, { email });
  const [mail] = await house.readMails(email);
  await house.pool.query(`update jobs set done_at = null, payload = $1 where kind = 'reset' and done_at is not null`, [{ email }]);
  expect(await house.readMails(email)).toHaveLength(1);
  const token = new URL(mail!.link).searchParams.get('token')!;
  expect((await house.call(resetPassword, { token, newPassword: 'Tailwind-8-sails' })).status).toBe(200);
});

test('F12 a mail that is sent a second time carries the same Message-ID', async () => {
  const { email } = await house.signUp();
  await house.call(requestPasswordReset, { email });
  const [first] = await house.readMails(email);
  await rm(`${house.house.settings.DATA_DIR}/outbox/${first!.file}`);
  const letter = { about: 'password_changed', firstName: 'Dana' };
  await house.pool.query(`update jobs set done_at = null, payload = $1 where id = $2`, [{ to: email, letter }, first!.file.replace('.eml', '')]);
  const [second] = await house.readMails(email);
  expect(first!.messageId).toMatch(/^<[\w-]{36}@localhost>$/);
  expect(second!.messageId).toBe(first!.messageId);
});
