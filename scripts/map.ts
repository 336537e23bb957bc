// The map of the house: which slice stands on which floor, and every call. Prints it; `--write` (npm run map) renews
// docs/map.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from './check/disk.ts';
import { readCalls } from './map/calls.ts';
import { renderMap } from './map/render.ts';
import { root } from './setup/paths.mjs';

const map = renderMap(readTree(), await readCalls());
if (process.argv.includes('--write')) {
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs', 'map.md'), map);
  console.log('wrote docs/map.md');
} else process.stdout.write(map);
