// Starts the server in this process, so that a signal to it is a signal to the server.
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { stopWithParent } from './setup/parent.mjs';
import { program } from './setup/paths.mjs';

const isNewEnough = ([major, minor]) => major > 22 || (major === 22 && minor >= 18);
if (!isNewEnough(process.versions.node.split('.').map(Number))) {
  console.error(
    `Winward needs Node 22.18 or newer; this is ${process.version}. On Linux \`npm start\` brings its own` +
      ' (it is an optional package: install without --omit=optional). Elsewhere install Node 24 from https://nodejs.org.',
  );
  process.exit(1);
}

// Without the embedded database there is memory for sweeping less often than package.json's flags say. The coach's thread, which
// begins later and makes the most, gets the larger space for new objects.
if (process.env.DATABASE_URL) for (const flag of ['--max-semi-space-size=16', '--heap-growing-percent=50']) setFlagsFromString(flag);

stopWithParent();
await import(pathToFileURL(program).href);
