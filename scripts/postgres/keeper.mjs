// A process of its own that starts PostgreSQL and ends it when its input closes, so also when the one who asked for it
// was killed. Says one line of JSON: {url, version, source} or {error}.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findMachine, findPackage } from './binaries.mjs';
import { makeFolder, otherUser } from './folder.mjs';

const PORT_TRIES = 5;
const START_MS = 60_000;
const STOP_MS = 10_000;

const user = otherUser();
const folder = makeFolder();
const data = join(folder, 'data');
const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', TZ: 'UTC' };
let server;
let ending = false;

const end = async (code) => {
  if (ending) return;
  ending = true;
  if (server && server.exitCode === null && server.signalCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
    await gone;
    clearTimeout(timer);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.exit(code);
};
process.stdin.resume().once('end', () => void end(0)).once('error', () => void end(0));
// The one who asked may be gone before we speak.
process.stdout.on('error', () => {});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

const finders = { machine: () => findMachine(user), npm: () => findPackage(user, folder) };
const findBinaries = (only) => {
  const problems = [];
  for (const source of only ? [only] : Object.keys(finders)) {
    try {
      return { source, ...finders[source]() };
    } catch (error) {
      problems.push(`${source}: ${error.message}`);
    }
  }
  throw new Error(problems.join('; '));
};

const initialise = (binaries, password) => {
  mkdirSync(data, { mode: 0o700 });
  const secret = join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (user.uid !== undefined) for (const path of [data, secret]) chownSync(path, user.uid, user.gid);
  const run = (locale) =>
    spawnSync(join(binaries, 'initdb'), ['-D', data, '-U', 'winward', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', `--locale=${locale}`], { ...user, cwd: folder, env, encoding: 'utf8' });
  let made = run('C.UTF-8');
  if (made.status !== 0) made = run('C');
  rmSync(secret);
  if (made.status !== 0) throw new Error(`initdb failed: ${(made.stderr || made.error?.message || '').trim().split('\n').at(-1)}`);
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const launch = (binaries, port) =>
  new Promise((resolve, reject) => {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'on', max_connections: 200, lc_messages: 'C', logging_collector: 'off' };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...args], { ...user, cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    const timer = setTimeout(() => reject(new Error(`not ready after ${START_MS / 1000} s: ${log.slice(-400)}`)), START_MS);
    server.once('error', reject);
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`postgres ended: ${log.trim().slice(-400)}`));
    });
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-4000);
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });

const start = async () => {
  const binaries = findBinaries(process.argv[2]);
  const password = randomBytes(18).toString('hex');
  initialise(binaries.folder, password);
  for (let left = PORT_TRIES; ; left -= 1) {
    const port = await freePort();
    try {
      await launch(binaries.folder, port);
      return { url: `postgres://winward:${password}@127.0.0.1:${port}/postgres`, version: binaries.version, source: binaries.source };
    } catch (error) {
      if (left === 1 || ending || !/in use/.test(error.message)) throw error;
    }
  }
};

try {
  const answer = await start();
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  server.once('exit', () => void end(1));
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: error.message })}\n`);
  await end(1);
}
