import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openClient } from '#server/testing';
import { startArgs, startEnv } from '../scripts/setup/start-line.mjs';

const children: ChildProcess[] = [];
const address = /http:\/\/[\d.]+:\d+/;

// The server as `npm start` runs it, in a process of its own that a test can end as it likes.
export function spawnServer(env: Record<string, string>) {
  const child = spawn(process.execPath, startArgs, { env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...startEnv, ...env } });
  children.push(child);
  let said = '';
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        said += data.toString();
        const found = address.exec(said);
        if (found) resolve(found[0]);
      });
    }
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}: ${said}`)));
  });
  url.catch(() => {});
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  return { child, url, said: () => said, end };
}

// One that listens already. Load tests are not throttled.
export async function startServer(env: Record<string, string>) {
  const server = spawnServer({ THROTTLE_SCALE: '1000', ...env });
  const url = await server.url;
  return { ...server, url, client: openClient(url) };
}

export const endServers = () => children.forEach((child) => child.kill('SIGKILL'));
