import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'winward-lock-'));
  file = join(folder, 'setup.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const startSleeper = async (seconds: number) => {
  const child = spawn('sleep', [String(seconds)]);
  await new Promise((resolve) => child.once('spawn', resolve));
  return child;
};

test('two set-ups at once run one after the other, and the second says that it waits', async () => {
  const order: string[] = [];
  const first = withLock(file, async () => {
    order.push('first begins');
    await sleep(300);
    order.push('first ends');
  });
  await withLock(file, async () => void order.push('second'), () => order.push('second waits'));
  await first;
  expect(order).toEqual(['first begins', 'second waits', 'first ends', 'second']);
  expect(existsSync(file)).toBe(false);
});

test('ten set-ups at once over the lock of a dead one never meet', async () => {
  const dead = await startSleeper(0);
  await new Promise((resolve) => dead.once('exit', resolve));
  writeFileSync(file, JSON.stringify([{ pid: dead.pid, started: '1' }]));
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (inside += 1));
    await sleep(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => withLock(file, work)));
  expect(most).toBe(1);
});

test('a lock whose process id was given to another process is not believed', async () => {
  writeFileSync(file, JSON.stringify([{ pid: process.pid, started: '1' }]));
  expect(await withLock(file, async () => 'taken')).toBe('taken');
});

test('when the holder is gone but its program still runs, the next one waits for the program', async () => {
  const program = await startSleeper(0.6);
  await withLock(file, async (addChild) => {
    addChild(program.pid!);
    const [, child] = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; started: string }[];
    writeFileSync(`${file}.copy`, JSON.stringify([{ pid: 2 ** 22 + 1, started: '1' }, child]));
  });
  writeFileSync(file, readFileSync(`${file}.copy`));
  // The end of a child is told a moment after it.
  await withLock(file, () => expect.poll(() => program.exitCode, { timeout: 300 }).toBe(0));
});

test('work that fails gives the lock back', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(existsSync(file)).toBe(false);
});
