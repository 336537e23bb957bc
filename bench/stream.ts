import http from 'node:http';
import { fork } from 'node:child_process';
import { createChain } from '#server/adapters/ai/run-chain';
import { createSdkClient } from '#server/adapters/ai/sdk-client';
import { parseChain } from '#server/adapters/ai/parse-chain';
import { streamChat } from '#server/adapters/ai/stream-chat';
import { systemRuntime } from '#server/adapters/ai/runtime';
import { buildChatPrompt } from '#server/prompts/chat';

// How much later the first token is, and what a token costs, beside the bare upstream. P4 and P5 of the model side alone.
const TOKENS = 40;
const upstream = fork(new URL('./stream-upstream.ts', import.meta.url));
const port = await new Promise<number>((ready) => upstream.once('message', (message) => ready(Number(message))));
const baseUrl = `http://127.0.0.1:${port}/v1`;
const prompt = buildChatPrompt({ brain: {}, turns: [{ role: 'user', content: 'Hi' }], seals: { marker: 'k7q2m9', canary: 'zq-4417-vv' } });
const agent = new http.Agent({ keepAlive: true });
const now = () => performance.timeOrigin + performance.now();

// The way of one answer; it tells each text as it comes.
type Way = (onText: (text: string) => void) => Promise<unknown>;
const bare: Way = (onText) =>
  new Promise((done, reject) => {
    const request = http.request(`${baseUrl}/chat/completions`, { method: 'POST', agent }, (response) => response.on('data', (bytes: Buffer) => onText(bytes.toString())).on('end', done));
    request.on('error', reject).end('{}');
  });
const pairs = parseChain('openai-compatible:m', { COACH_BASE_URL: baseUrl });
const chain = createChain(pairs, { runtime: systemRuntime, parallel: 5_000 });
const account = { chain, maySpend: () => true, record: () => {}, report: (error: unknown) => console.error(error) };
const ours: Way = (onText) => streamChat(account, { user: 'u' }, { prompt, onText });
const sdk = createSdkClient(pairs[0]!);
const sdkOnly: Way = (onText) => sdk.stream(prompt, { onText, onEvent: () => {} }, new AbortController().signal);

const measure = async (way: Way, streams: number) => {
  const late: number[] = [];
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100);
  const cpu = process.cpuUsage();
  await Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await new Promise((done) => setTimeout(done, (index / streams) * 1_000));
      let first = true;
      await way((text) => {
        if (!first) return;
        first = false;
        late.push(now() - Number(/at(\d+x\d+)/.exec(text)![1]!.replace('x', '.')));
      });
    }),
  );
  clearInterval(watch);
  const { user, system } = process.cpuUsage(cpu);
  late.sort((a, b) => a - b);
  const at = (share: number) => late[Math.floor((late.length - 1) * share)]!.toFixed(2);
  return { streams, 'median ms': at(0.5), 'p99 ms': at(0.99), 'CPU µs a token': ((user + system) / streams / TOKENS).toFixed(1), 'kB a stream': ((most - before) / streams / 1000).toFixed(0) };
};

const ways: [string, Way][] = [['bare', bare], ['ours', ours], ['AI SDK doStream', sdkOnly]];
for (const [, way] of ways) await measure(way, 20);
const results: Record<string, unknown> = {};
for (const streams of [1, 200, 1_000]) for (const [name, way] of ways) results[`${name}, ${streams}`] = await measure(way, streams);
console.table(results);
upstream.kill();
process.exit(0);
