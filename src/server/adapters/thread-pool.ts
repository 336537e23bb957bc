import { Worker } from 'node:worker_threads';

// Longer than any text takes: what runs on is a fault of ours, and must not hold up the others.
const LONGEST_MS = 15_000;
type Job = { input: unknown; resolve: (output: unknown) => void; reject: (error: Error) => void };
// A thread says 0 once it has loaded what it needs.
type Reply = { id: number; output?: unknown; error?: string };
export type ThreadPool = { size: number; run: (input: unknown) => Promise<unknown>; close: () => Promise<void> };
type Options = { file: URL; size: number; inline: (input: unknown) => unknown; longestMs?: number };

// Work that takes the processor for milliseconds is done beside the thread that answers requests. A size of 0 does it there.
export function openThreadPool({ file, size, inline, longestMs = LONGEST_MS }: Options): ThreadPool {
  const threads = Array.from({ length: size }, () => openThread(file, longestMs));
  return {
    size,
    run: async (input) => (size === 0 ? inline(input) : threads.reduce((least, each) => (each.count() < least.count() ? each : least)).run(input)),
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}

// Starts with the first job, and again after it was lost.
function openThread(file: URL, longestMs: number) {
  const jobs = new Map<number, Job>();
  let worker: Worker | null = null;
  let isReady = false;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  // The first job in line is the one that runs. While a thread loads, nothing runs.
  const watch = () => {
    clearTimeout(timer);
    if (isReady && jobs.size > 0) timer = setTimeout(() => void worker?.terminate(), longestMs).unref();
  };
  const send = (job: Job) => {
    lastId += 1;
    jobs.set(lastId, job);
    worker ??= start();
    worker.postMessage({ id: lastId, input: job.input });
    if (jobs.size === 1) watch();
  };
  const settle = ({ id, output, error }: Reply) => {
    isReady = true;
    const job = jobs.get(id);
    jobs.delete(id);
    watch();
    if (error === undefined) job?.resolve(output);
    else job?.reject(new Error(error));
  };
  // Whatever was running is lost with it; what waited behind it goes to the next one.
  const lose = (lost: Worker, error: Error) => {
    if (worker !== lost) return;
    worker = null;
    isReady = false;
    const [first, ...others] = jobs.values();
    jobs.clear();
    first?.reject(error);
    for (const job of others) send(job);
    watch();
  };
  function start() {
    const started = new Worker(file);
    started.unref();
    started.on('message', settle);
    started.once('error', (error) => lose(started, error instanceof Error ? error : new Error(String(error))));
    started.once('exit', () => lose(started, new Error('a thread of the coach ended while it worked')));
    return started;
  }
  return {
    count: () => jobs.size,
    run: (input: unknown) => new Promise<unknown>((resolve, reject) => send({ input, resolve, reject })),
    close: async () => void (await worker?.terminate()),
  };
}
