// `npm test`: installs what is missing, then hands over to the Node that the lock brings. `npm test -- unit` runs one
// stage; further words narrow its tests to files.
import { join } from 'node:path';
import { Stopped, runChild } from './setup/child.mjs';
import { stopWithParent } from './setup/parent.mjs';
import { childEnv, nodePath, root } from './setup/paths.mjs';

stopWithParent();
const run = (...args) => runChild(nodePath(), args, { cwd: root, env: childEnv() });

try {
  const installed = await run(join(root, 'scripts', 'setup.mjs'), '--install');
  if (installed === 0) process.exitCode = await run(join(root, 'scripts', 'test', 'run.ts'), ...process.argv.slice(2));
  else {
    console.log('FAILED install: the packages could not be installed (see above), so nothing could run');
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = error instanceof Stopped ? error.exitCode : 1;
}
