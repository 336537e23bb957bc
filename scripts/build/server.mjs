import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { program, root } from '../setup/paths.mjs';
import { swapIn } from './swap.mjs';

const made = dirname(program);
const sources = join(root, 'src', 'server');
// A thread is started by the address of its file, so each has one of its own, beside the program.
const input = { main: join(sources, 'main.ts'), 'coach-thread': join(sources, 'flows', 'coach-thread.ts'), 'pglite-worker': join(sources, 'db', 'pglite-worker.ts') };

// Packages of many files that name each other: from node_modules Drizzle alone takes half a second and 160 MB to be read.
const taken = new Set(['drizzle-orm', 'zod', 'compromise', 'chrono-node', 'minisearch', 'nodemailer']);
const listOutside = () => Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies).filter((name) => !taken.has(name));

// All else that a file looks for beside itself stays where it was.
const addresses = {
  name: 'addresses',
  transform(code, id) {
    if (relative(sources, id).startsWith('..') || !code.includes('import.meta.url')) return null;
    const file = relative(made, id).split(sep).join('/');
    return code.replaceAll(".ts', import.meta.url", ".js', import.meta.url").replaceAll(/(?<!\.js', )import\.meta\.url/g, `new URL('${file}', import.meta.url).href`);
  },
};
const address = /new URL\("(?:\.\/([\w-]+\.js)|(?:\.\.\/)+src\/[\w./-]+)", import\.meta\.url\)/g;
const checkAddresses = (chunks) => {
  const files = new Set(chunks.map(({ fileName }) => fileName));
  for (const { fileName, code } of chunks) {
    const found = [...code.matchAll(address)];
    const isKnown = found.length === code.split('import.meta').length - 1 && found.every(([, thread]) => thread === undefined || files.has(thread));
    if (!isKnown) throw new Error(`dist/server/${fileName} would look for a file in the wrong place; name a new thread in scripts/build/server.mjs, and write new URL('./x', import.meta.url)`);
  }
};

// The server in plain JavaScript: Node would else load a library of WebAssembly into each thread to read TypeScript.
export const buildServer = () =>
  swapIn('server', async (dir) => {
    const bundle = await rolldown({ cwd: root, input, platform: 'node', tsconfig: false, plugins: [addresses], external: listOutside().map((name) => new RegExp(`^${name}(?:/|$)`)) });
    try {
      const { output } = await bundle.write({ dir, entryFileNames: '[name].js', chunkFileNames: '[name].js' });
      checkAddresses(output);
    } finally {
      await bundle.close();
    }
  });
