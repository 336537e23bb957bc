import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { root } from './paths.mjs';

const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return null;
  }
};

// What npm wrote about node_modules is compared with the lock itself: a stamp of our own would not know of an install
// made by hand. An optional package may be absent (another system's), but not of another version.
export const missingPackage = () => {
  const wanted = readPackages('package-lock.json');
  const found = readPackages('node_modules/.package-lock.json');
  if (!wanted) throw new Error('package-lock.json is missing or not readable');
  if (!found) return 'node_modules is not there';
  for (const [path, want] of Object.entries(wanted)) {
    if (path === '') continue;
    const have = found[path];
    if (!have && (want.optional || want.devOptional)) continue;
    if (!have) return `${path} is missing`;
    if (have.version !== want.version || have.integrity !== want.integrity) return `${path} is ${have.version}, the lock says ${want.version}`;
  }
  const extra = Object.keys(found).find((path) => !wanted[path]);
  return extra ? `${extra} is not in the lock` : null;
};

const isLink = () => lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

export const install = async (onPid) => {
  if (isLink()) throw new Error('node_modules is a link to another folder; run npm ci there');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const own = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  const code = await runChild(...own, { cwd: root, shell: process.platform === 'win32' && own[0] === 'npm' }, onPid);
  if (code !== 0) throw new Error(`npm ci ended with code ${code}; its words are above`);
};
