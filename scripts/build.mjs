// Makes dist/: `web` (the pages, with .br and .gz beside each file), `server` (in plain JavaScript) and `template` (a
// ready, empty database folder that a first start copies instead of making one). Names of parts as arguments; none means all.
import { join } from 'node:path';
import { compressFolder } from './build/compress.mjs';
import { prerender } from './build/prerender.mjs';
import { buildServer } from './build/server.mjs';
import { swapIn } from './build/swap.mjs';
import { Stopped, runChild } from './setup/child.mjs';
import { childEnv, nodePath, root } from './setup/paths.mjs';
import { hashSources, parts, templateScript, writeStamp } from './setup/stamp.mjs';

const run = async (what, args) => {
  const code = await runChild(nodePath(), args, { cwd: root, env: childEnv() });
  if (code !== 0) throw new Error(`${what} ended with code ${code}`);
};

const makers = {
  async web() {
    await swapIn('web', async (folder) => {
      await run('vite build', [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'warn']);
      const drawn = await prerender(folder);
      const packed = await compressFolder(folder);
      console.log(`built dist/web, ${drawn} pages prerendered, ${packed} files precompressed`);
    });
  },
  async server() {
    await buildServer();
    console.log('built dist/server');
  },
  async template() {
    await run('the database template', [templateScript]);
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.includes(name));
try {
  if (unknown.length > 0) throw new Error(`no part is called ${unknown.join(', ')}; there are ${parts.join(', ')}`);
  for (const part of asked.length > 0 ? asked : parts) {
    // Hashed before the work: what changes while it runs is built again next time, and so is what was not finished.
    const hash = hashSources(part);
    writeStamp(part, null);
    await makers[part]();
    writeStamp(part, hash);
  }
} catch (error) {
  console.error(`build failed: ${error.message}`);
  process.exitCode = error instanceof Stopped ? error.exitCode : 1;
}
