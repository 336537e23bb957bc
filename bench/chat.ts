// P4: chat through the whole server, session, quota, history and storing included: how much later than from the bare upstream
// is the first word there, and what do 500 open answers take of memory, with PostgreSQL and with the embedded database.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openClient } from '#server/testing';
import { startPostgres } from '../scripts/postgres.mjs';
import { median, startWinward, tellSpeed } from './load.ts';

const PEOPLE = 100;
const ALONE = 25;
const WARM_UP = 4;
const upstream = fork(new URL('./stream-upstream.ts', import.meta.url));
const port = await new Promise<number>((ready) => upstream.once('message', (message) => ready(Number(message))));
const baseUrl = `http://127.0.0.1:${port}/v1`;
const settings = { LOG_LEVEL: 'warn', PORT: '0', THROTTLE_SCALE: '100000', TRIAL_MESSAGES: '100000', NODE_ENV: 'production', COACH_MODELS: 'openai-compatible:m', COACH_BASE_URL: baseUrl, COACH_PARALLEL: '5000', COACH_USER_DAILY_CALLS: '0' };
const agent = new http.Agent({ keepAlive: true, maxSockets: 1000 });

// Until the first word of the model is there, and until the end.
type Sent = { url: string; body: string; token?: string };
const open = ({ url, body, token }: Sent) =>
  new Promise<number>((done, reject) => {
    const began = performance.now();
    let first: number | null = null;
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      response.on('data', (bytes: Buffer) => {
        if (first === null && /at\d+x\d+/.test(bytes.toString())) first = performance.now() - began;
      });
      response.on('end', () => (first === null ? reject(new Error(`no word came; status ${response.statusCode}`)) : done(first)));
    });
    request.on('error', reject).end(body);
  });
const bare = (how = '') => open({ url: `${baseUrl}/chat/completions`, body: JSON.stringify({ how }) });
const readMemory = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
const p = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)]!;

type Base = { name: string; env: Record<string, string>; withSingles: boolean; rounds: number[] };
async function measure({ name, env, withSingles, rounds }: Base) {
  const server = await startWinward({ ...settings, ...env });
  try {
    const client = openClient(server.url);
    const tokens: string[] = [];
    for (let count = 0; count < PEOPLE; count += 1) tokens.push((await client.signUp()).token);
    const chat = (n: number, how = '') => open({ url: `${server.url}/api/chat/stream`, body: JSON.stringify({ message: `They say my price is too high, what do I say ${how}? ${n}` }), token: tokens[n % PEOPLE]! });
    for (let round = 0; round < WARM_UP; round += 1) await Promise.all(tokens.map((_, n) => chat(n)));
    // Short answers come one upon the other; after a long one of two seconds, and one of the upstream's, the machine has gone to rest.
    if (withSingles) await tellSpeed();
    for (const how of withSingles ? ['in short', ''] : []) {
      const ours: number[] = [];
      const upstreams: number[] = [];
      for (let n = 0; n < ALONE; n += 1) {
        upstreams.push(await bare(how));
        ours.push(await chat(n, how));
      }
      console.log(`P4 ${name}, one answer at a time, ${how || 'at length'}: first word ${(median(ours) - median(upstreams)).toFixed(1)} ms later than from the bare upstream (${median(upstreams).toFixed(1)} ms); goal 10`);
    }
    for (const streams of rounds) {
      const all = async (way: (n: number) => Promise<number>) =>
        Promise.all(
          Array.from({ length: streams }, async (_, n) => {
            await new Promise((resolve) => setTimeout(resolve, (n / streams) * 1000));
            return way(n);
          }),
        );
      const bareTimes = await all(() => bare());
      let most = 0;
      const watch = setInterval(() => (most = Math.max(most, readMemory(server.pid))), 100);
      const times = await all(chat);
      clearInterval(watch);
      console.log(`P4 ${name}, ${streams} open answers: first word ${(median(times) - median(bareTimes)).toFixed(1)} ms later, of the slowest hundredth ${(p(times, 0.99) - p(bareTimes, 0.99)).toFixed(1)} ms; the server's memory ${most.toFixed(0)} MB (goal 400 at 500)`);
    }
  } finally {
    await server.stop();
  }
}

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'winward-chat-'));
try {
  await measure({ name: 'PostgreSQL', env: { DATABASE_URL: postgres.url }, withSingles: true, rounds: [20, 200, 500] });
  // More than once, for what a server takes grows with its first answers.
  await measure({ name: 'embedded', env: { DATABASE_URL: '', DATA_DIR: folder }, withSingles: false, rounds: [500, 500, 500] });
} finally {
  agent.destroy();
  upstream.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
