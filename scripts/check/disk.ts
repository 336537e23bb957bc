import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { readSource } from './source.ts';
import type { Tree } from './source.ts';

const folders = ['src', 'scripts', 'e2e', 'bench', 'evals', 'faults'];
const endings = /\.(tsx?|css|sql|json)$/;

const listFiles = (path: string): string[] => {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return endings.test(path) ? [path] : [];
  return readdirSync(join(root, path)).flatMap((name) => (name === 'node_modules' ? [] : listFiles(`${path}/${name}`)));
};

export const readTree = (): Tree => new Map(folders.flatMap(listFiles).map((path) => [path, readSource(path, readFileSync(join(root, path), 'utf8'))]));
