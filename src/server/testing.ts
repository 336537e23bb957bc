import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { login, register } from '#contract/account';
import type { Endpoint, Output } from '#contract/endpoint';
import { fillPath, pathNames } from '#contract/paths';
import { readOutbox } from './adapters/mail/outbox-reader.ts';
import { buildApp } from './app.ts';
import { readSettings } from './config.ts';
import { connect } from './db/connect.ts';
import { describeFault } from './http/log.ts';
import { openMailer } from './jobs.ts';

export const PASSWORD = 'Headwind7!';
type Init = { token?: string; headers?: Record<string, string> };
export type Answer<E extends Endpoint> = { status: number; body: Output<E>; text: string; headers: Headers };
export type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;

// The real server on a real port, over the real database: the embedded one, or PostgreSQL where TEST_DATABASE_URL names a server.
export async function openTestHouse(env: Record<string, string> = {}) {
  const database = await openTestDatabase(env.DATABASE_URL ? null : process.env.TEST_DATABASE_URL);
  const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', THROTTLE_SCALE: '1000', COACH_THREADS: '0', PUBLIC_URL: 'http://localhost:3000', ...database.env, ...env });
  const connection = await connect({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  const clock = { now: new Date(), advance: (ms: number) => (clock.now = new Date(clock.now.getTime() + ms)) };
  const lines: string[] = [];
  const log = pino({ level: 'debug', serializers: { err: describeFault } }, { write: (line: string) => lines.push(line) });
  const mailer = openMailer(settings);
  const { app, house, jobs } = await buildApp({ settings, connection, mailer, now: () => clock.now, log });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = openClient(url);
  return {
    url,
    clock,
    log: lines,
    house,
    pool: connection.pool,
    databaseUrl: settings.DATABASE_URL,
    runDueJobs: jobs.runDueJobs,
    // What was mailed so far, by what is due: the oldest first.
    async readMails(to?: string) {
      await jobs.runDueJobs();
      return readOutbox(join(settings.DATA_DIR, 'outbox'), to);
    },
    ...client,
    async close() {
      await app.close();
      await connection.close();
      await database.remove();
    },
  };
}

// Speaks to a server as a client does: by the table of calls, over the wire.
export function openClient(url: string) {
  async function call<E extends Endpoint>(endpoint: E, input: Record<string, unknown> = {}, { token, headers }: Init = {}): Promise<Answer<E>> {
    const inPath = pathNames(endpoint.path);
    const rest = Object.entries(input).filter(([name]) => !inPath.includes(name));
    const inQuery = endpoint.method === 'GET';
    const query = inQuery && rest.length > 0 ? `?${new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))}` : '';
    const hasBody = !inQuery && rest.length > 0;
    const response = await fetch(`${url}${fillPath(endpoint.path, input)}${query}`, {
      method: endpoint.method,
      headers: { ...(hasBody && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(hasBody && { body: JSON.stringify(Object.fromEntries(rest)) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Output<E>, text, headers: response.headers };
  }

  // A new person, so that tests share nothing.
  async function signUp(changes: Record<string, unknown> = {}) {
    const person = { firstName: 'Dana', lastName: 'Whitmore', email: `dana-${randomUUID()}@example.com`, password: PASSWORD, ...changes };
    const { status, body, text } = await call(register, person);
    if (status !== 200) throw new Error(`sign-up answered ${status}: ${text}`);
    return { ...person, token: body.token };
  }
  const signIn = async ({ email, password = PASSWORD }: { email: string; password?: string }) => (await call(login, { email, password })).body;

  return { call, signUp, signIn, fetch: (path: string, init?: RequestInit) => fetch(url + path, init) };
}

export async function openTestDatabase(server: string | undefined | null) {
  const folder = await mkdtemp(join(tmpdir(), 'winward-test-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (!server) return { env: { DATA_DIR: folder, DATABASE_URL: '' }, remove: removeFolder };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await askServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const remove = async () => {
    await askServer(server, `drop database ${name} with (force)`);
    await removeFolder();
  };
  return { env: { DATABASE_URL: address.href, DATA_DIR: folder }, remove };
}

async function askServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
