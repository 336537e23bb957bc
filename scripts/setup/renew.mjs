import { join } from 'node:path';
import { runChild } from './child.mjs';
import { withLock } from './lock.mjs';
import { cache, childEnv, nodePath, root } from './paths.mjs';
import { listStale } from './stamp.mjs';

export const setupLock = join(cache, 'setup.lock');

export const build = async (names, addChild) => {
  const code = await runChild(nodePath(), [join(root, 'scripts', 'build.mjs'), ...names], { cwd: root, env: childEnv() }, addChild);
  if (code !== 0) throw new Error(`the build ended with code ${code}; its words are above`);
};

// The part of dist/ as its sources are now.
export const renew = (part) =>
  withLock(setupLock, async (addChild) => {
    if (listStale().includes(part)) await build([part], addChild);
  });
