// Makes the folder ready to start: packages as the lock names them, and dist/ as the sources are now. Runs before
// anything is installed, on any Node from 20.19. `--install` stops after the packages.
import { Stopped } from './setup/child.mjs';
import { install, missingPackage } from './setup/install.mjs';
import { withLock } from './setup/lock.mjs';
import { build, setupLock } from './setup/renew.mjs';
import { listStale } from './setup/stamp.mjs';

const onlyInstall = process.argv.includes('--install');
const say = (text) => console.log(`winward: ${text}`);

const stale = () => (onlyInstall ? [] : listStale());
const isReady = () => missingPackage() === null && stale().length === 0;

const prepare = async (addChild) => {
  const missing = missingPackage();
  if (missing !== null) {
    say(`installing packages (${missing})`);
    await install(addChild);
  }
  const names = stale();
  if (names.length > 0) {
    say(`building ${names.join(' and ')}`);
    await build(names, addChild);
  }
};

try {
  const wait = () => say('another set-up is running in this folder; waiting for it');
  if (!isReady()) await withLock(setupLock, prepare, wait);
} catch (error) {
  console.error(`winward: set-up failed: ${error.message}`);
  process.exitCode = error instanceof Stopped ? error.exitCode : 1;
}
