import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { renew } from '../scripts/setup/renew.mjs';
import { startArgs, startEnv } from '../scripts/setup/start-line.mjs';

// Ours, as `npm start` runs it, built from the sources as they are now.
export async function startWinward(env: Record<string, string>) {
  await renew('server');
  return startServer(startArgs, { ...startEnv, ...env });
}

// Starts a program, ours or a peer, and waits for the line that says where it listens.
export async function startServer(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`${args.at(-1)} ended with code ${code}`)));
  });
  return { url, pid: child.pid!, stop: () => stop(child) };
}

async function stop(child: ChildProcess) {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await once(child, 'exit');
}

// Each connection asks for one person after the other, so that no answer is another's by luck.
type Load = { url: string; seconds: number; connections: number; tokens: string[] };
export async function load({ url, seconds, connections, tokens }: Load) {
  const requests = tokens.map((token) => ({ headers: { authorization: `Bearer ${token}` } }));
  const result = await autocannon({ url, duration: seconds, connections, pipelining: 1, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

// A goal in milliseconds was set on a machine on which a bare server answered so many requests a second (64,000 to 79,000).
const HELLOS_THERE = 71_500;
const SPEED_SECONDS = 4;
export async function tellSpeed() {
  const server = await startServer([fileURLToPath(new URL('./hello.ts', import.meta.url))], {});
  try {
    const { requests } = await autocannon({ url: server.url, duration: SPEED_SECONDS, connections: 64 });
    console.log(`this machine just now: ${(requests.average / HELLOS_THERE).toFixed(2)} of the speed of the one on which the goals were set (bare node:http: ${Math.round(requests.average)} requests a second, there ${HELLOS_THERE})`);
  } finally {
    await server.stop();
  }
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
