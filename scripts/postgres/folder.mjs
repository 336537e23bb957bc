import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const QUIT_TRIES = 50;
const QUIT_POLL_MS = 100;
const PREFIX = 'winward-postgres-';
const asRoot = process.getuid?.() === 0;

// PostgreSQL refuses to run as root.
export const otherUser = () => {
  if (!asRoot) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => lines.find((line) => line[0] === name)).find(Boolean);
  if (!found) throw new Error('running as root, and there is neither an OS user postgres nor nobody to run PostgreSQL under');
  return { uid: Number(found[2]), gid: Number(found[3]) };
};

// Every folder on the way must let others pass.
const isReachable = (path) => {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (dirname(at) === at) return true;
  }
};
const temporary = () => [tmpdir(), '/tmp', '/var/tmp'].find((path) => existsSync(path) && (!asRoot || isReachable(path))) ?? tmpdir();

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};
const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

// What a killed keeper left behind: the server, if it lives, and its folder.
const sweep = (base) => {
  for (const name of readdirSync(base)) {
    const keeper = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    const folder = join(base, name);
    if (!keeper || isAlive(Number(keeper)) || statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    const server = Number(read(join(folder, 'data', 'postmaster.pid')).split('\n')[0]);
    const isOurs = () => server > 1 && read(`/proc/${server}/cmdline`).includes(folder);
    if (isOurs()) process.kill(server, 'SIGQUIT');
    for (let left = QUIT_TRIES; isOurs() && left > 0; left -= 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, QUIT_POLL_MS);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};

export const makeFolder = () => {
  const base = temporary();
  sweep(base);
  const folder = mkdtempSync(join(base, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
};
