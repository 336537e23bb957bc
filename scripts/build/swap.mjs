import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

// A part of dist/ is made beside the old one and put in its place at the end: nobody finds half a file. A server that runs
// reads the new part from then on, and its next thread is of the new build.
export const swapIn = async (name, make) => {
  const [next, old, made] = [`${name}-next`, `${name}-old`, name].map((folder) => join(root, 'dist', folder));
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  await make(next);
  if (existsSync(made)) renameSync(made, old);
  renameSync(next, made);
  rmSync(old, { recursive: true, force: true });
};
