// For work: the server restarts when its files change, the pages are served by Vite and change in place. One Ctrl-C
// ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { stopWithParent } from './setup/parent.mjs';
import { childEnv, nodePath, root } from './setup/paths.mjs';

stopWithParent();
const apiPort = process.env.PORT ?? '3000';
const webPort = Number(process.env.WEB_PORT ?? 5173);
const target = `http://127.0.0.1:${apiPort}`;

const server = spawn(nodePath(), ['--watch', '--watch-preserve-output', join(root, 'src', 'server', 'main.ts')], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: childEnv({ NODE_ENV: 'development', PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${webPort}` }),
});
const vite = await createServer({
  root,
  server: { host: '127.0.0.1', port: webPort, strictPort: true, proxy: Object.fromEntries(['/api', '/healthz', '/readyz'].map((path) => [path, { target }])) },
});

let stopping = false;
const stop = async (code) => {
  if (stopping) return;
  stopping = true;
  server.kill('SIGTERM');
  await vite.close();
  if (server.exitCode === null && server.signalCode === null) await new Promise((resolve) => server.once('exit', resolve));
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
server.once('exit', (code) => void stop(code ?? 1));

await vite.listen();
console.log(`winward: pages at http://127.0.0.1:${webPort}, server at ${target}`);
