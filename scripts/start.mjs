// Starts the server in this process, so that a signal to it is a signal to the server.
import { pathToFileURL } from 'node:url';
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

stopWithParent();
await import(pathToFileURL(program).href);
