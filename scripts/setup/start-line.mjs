import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

// The server as `npm start` runs it, once all is built: with the same settings of Node and of the C library.
const { start } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
export const startArgs = [...start.match(/--\S+/g), join(root, 'scripts', 'start.mjs')];
export const startEnv = Object.fromEntries([...start.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]));
