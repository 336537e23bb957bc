// Starts the server in this process, so that a signal to it is a signal to the server.
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stopWithParent } from './setup/parent.mjs';
import { cache, root } from './setup/paths.mjs';

const isNewEnough = ([major, minor]) => major > 22 || (major === 22 && minor >= 18);
if (!isNewEnough(process.versions.node.split('.').map(Number))) {
  console.error(
    `Winward needs Node 22.18 or newer; this is ${process.version}. On Linux and Windows \`npm start\` brings its own` +
      ' (it is an optional package: install without --omit=optional). Elsewhere install Node 24 from https://nodejs.org.',
  );
  process.exit(1);
}

stopWithParent();
nodeModule.enableCompileCache?.(join(cache, 'compiled'));
await import(pathToFileURL(join(root, 'src', 'server', 'main.ts')).href);
