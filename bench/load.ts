import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

// As `npm start` does: little room for what is young, quick code for the embedded database, few pools of memory.
const FLAGS = ['--max-semi-space-size=8', '--liftoff-only'];
const POOLS = { MALLOC_ARENA_MAX: '2' };

// Starts a server of ours or a peer, and waits for the line that says where it listens.
export async function startServer(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [...FLAGS, file], { env: { ...process.env, ...POOLS, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`)));
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

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
