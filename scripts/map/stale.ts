import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure, Tree } from '../check/source.ts';
import { root } from '../setup/paths.mjs';
import { readCalls } from './calls.ts';
import { renderMap } from './render.ts';

const at = { path: 'docs/map.md', rule: 'map' };
const readMap = () => {
  try {
    return readFileSync(join(root, at.path), 'utf8');
  } catch {
    return '';
  }
};

export const checkMap = async (tree: Tree): Promise<Failure[]> => {
  try {
    const [old, now] = [readMap().split('\n'), renderMap(tree, await readCalls()).split('\n')];
    const line = now.findIndex((text, index) => text !== old[index]);
    if (line < 0 && old.length === now.length) return [];
    return [{ ...at, line: Math.max(line, 0) + 1, what: 'the map is stale', todo: 'run `npm run map` and commit it' }];
  } catch (error) {
    return [{ ...at, line: 1, what: `the map cannot be made: ${error instanceof Error ? error.message : String(error)}`, todo: 'the files of src/contract and src/server/features must load by themselves' }];
  }
};
