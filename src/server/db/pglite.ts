import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './folder-lock.ts';

const STUCK_AFTER_SECONDS = 30;
type Message = { connection: number; data?: Uint8Array; began?: true; ended?: true; ready?: true; stopped?: true };

// What pg takes for a socket; its bytes travel to the thread of the embedded database.
class ThreadSocket extends Duplex {
  readonly #worker: Worker;
  readonly #id: number;
  constructor(worker: Worker, id: number) {
    super();
    this.#worker = worker;
    this.#id = id;
  }
  connect() {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;
  override _read() {}
  override _write(chunk: Buffer, _encoding: string, sent: () => void) {
    this.#worker.postMessage({ connection: this.#id, data: new Uint8Array(chunk) });
    sent();
  }
  override _final(sent: () => void) {
    this.push(null);
    sent();
  }
  override _destroy(error: Error | null, gone: (error: Error | null) => void) {
    this.#worker.postMessage({ connection: this.#id, closed: true });
    gone(error);
  }
}

export async function openPglite({ dataDir, template, onStuck }: { dataDir: string; template: string | null; onStuck: () => void }) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, 'pg');
  if (template) await copyTemplate(template, folder);
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  const sockets = new Map<number, ThreadSocket>();
  let nextId = 1;
  let runningSince: number | null = null;
  worker.on('message', ({ connection, data, began, ended }: Message) => {
    if (data) sockets.get(connection)?.push(Buffer.from(data.buffer));
    if (began) runningSince = performance.now();
    if (ended) runningSince = null;
  });
  await heard(worker, 'ready');

  // On a full disk the embedded database hangs for good: better to say so and stop than to answer nobody.
  const watchdog = setInterval(() => {
    if (runningSince !== null && performance.now() - runningSince > STUCK_AFTER_SECONDS * 1000) onStuck();
  }, 1000).unref();

  return {
    openSocket() {
      const id = nextId++;
      const socket = new ThreadSocket(worker, id);
      sockets.set(id, socket);
      socket.once('close', () => sockets.delete(id));
      return socket;
    },
    async close() {
      clearInterval(watchdog);
      const stopped = heard(worker, 'stopped');
      worker.postMessage({ connection: 0, stop: true });
      await stopped;
      await worker.terminate();
      await unlock();
    },
  };
}

// A ready folder spares the first start the five seconds that making a database takes. Renamed last, so that a killed copy is never opened.
async function copyTemplate(template: string, folder: string) {
  if (await stat(folder).catch(() => null)) return;
  const half = `${folder}.copying`;
  await rm(half, { recursive: true, force: true });
  await cp(template, half, { recursive: true });
  await rename(half, folder);
}

const heard = (worker: Worker, word: 'ready' | 'stopped') =>
  new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: Message) => {
      if (message[word]) resolve();
    });
  });
