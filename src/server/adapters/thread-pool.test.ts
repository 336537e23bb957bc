import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openThreadPool } from './thread-pool.ts';

let folder: string;
let file: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winward-thread-'));
  const path = join(folder, 'worker.mjs');
  await writeFile(
    path,
    `import { parentPort } from 'node:worker_threads';
    parentPort.postMessage({ id: 0 });
    parentPort.on('message', ({ id, input }) => {
      if (input === 'end') process.exit(1);
      if (input === 'hang') for (;;);
      parentPort.postMessage(input === 'throw' ? { id, error: 'it broke' } : { id, output: input * 2 });
    });`,
  );
  file = pathToFileURL(path);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('each job gets its own answer, however many there are, and a fault of one is its own', async () => {
  const pool = openThreadPool({ file, size: 2, inline: () => 0 });
  const answers = await Promise.all([...Array.from({ length: 50 }, (_, n) => pool.run(n)), pool.run('throw').catch((error: Error) => error.message)]);
  expect(answers).toEqual([...Array.from({ length: 50 }, (_, n) => n * 2), 'it broke']);
  await pool.close();
});

test('a thread that ends or hangs loses the job that it ran, and none of those that wait behind it', async () => {
  const pool = openThreadPool({ file, size: 1, inline: () => 0, longestMs: 500 });
  for (const fault of ['end', 'hang']) {
    const lost = pool.run(fault).catch((error: Error) => error.message);
    const waiting = [pool.run(4), pool.run(5)];
    expect(await lost).toBe('a thread of the coach ended while it worked');
    expect(await Promise.all(waiting)).toEqual([8, 10]);
  }
  await pool.close();
});

test('without threads the work is done here', async () => {
  const pool = openThreadPool({ file, size: 0, inline: (input) => (input as number) + 1 });
  expect(await pool.run(1)).toBe(2);
  await pool.close();
});
