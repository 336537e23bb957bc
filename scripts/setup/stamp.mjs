import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

// What each part of dist/ is made from.
const sources = {
  web: ['src/web', 'src/contract', 'src/domain', 'src/coach', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'scripts/build.mjs', 'scripts/build/compress.mjs', 'scripts/build/prerender.mjs', 'scripts/build/swap.mjs'],
  server: ['src/server', 'src/contract', 'src/domain', 'src/coach', 'package.json', 'package-lock.json', 'scripts/build/server.mjs', 'scripts/build/swap.mjs'],
  template: ['src/server/db', 'scripts/template.ts', 'package-lock.json'],
};
const outputs = { web: ['dist/web/index.html'], server: ['main', 'coach-thread', 'pglite-worker'].map((name) => `dist/server/${name}.js`), template: ['dist/database'] };
export const templateScript = join(root, 'scripts', 'template.ts');
export const parts = existsSync(templateScript) ? ['web', 'server', 'template'] : ['web', 'server'];
const file = join(root, 'dist', 'stamp.json');

const listFiles = (path) => {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path)).sort().flatMap((name) => listFiles(`${path}/${name}`));
};

export const hashSources = (part) => {
  const hash = createHash('sha256');
  for (const path of sources[part].flatMap(listFiles)) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

const readStamps = () => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};
export const listStale = () => {
  const stamps = readStamps();
  const isMade = (part) => outputs[part].every((path) => existsSync(join(root, path)));
  return parts.filter((part) => stamps[part] !== hashSources(part) || !isMade(part));
};
export const writeStamp = (part, hash) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readStamps(), [part]: hash }, null, 2));
};
