import { expect, test } from 'vitest';
import { gather } from './gather.ts';

test('look-ups that arrive while others are under way go out together, each key once', async () => {
  const asked: string[][] = [];
  const begun: (() => void)[] = [];
  const find = gather(async (keys) => {
    asked.push(keys);
    await new Promise<void>((resolve) => begun.push(resolve));
    return new Map(keys.map((key) => [key, key.toUpperCase()]));
  });
  const all = Promise.all(['a', 'b', 'c', 'd', 'c'].map((key) => find(key)));
  begun.shift()!();
  begun.shift()!();
  await expect.poll(() => begun.length).toBe(1);
  begun.shift()!();
  expect(await all).toEqual(['A', 'B', 'C', 'D', 'C']);
  expect(asked).toEqual([['a'], ['b'], ['c', 'd']]);
});

test('G10 whoever waits behind a statement that fails is told at once, and the next look-up is tried anew', async () => {
  const underWay: { resolve: (found: Map<string, number>) => void; reject: (error: Error) => void }[] = [];
  const find = gather<number>(() => new Promise((resolve, reject) => underWay.push({ resolve, reject })));
  const [first, second, third] = ['a', 'b', 'c'].map((key) => find(key));
  underWay[1]!.reject(new Error('Query read timeout'));
  await expect(second).rejects.toThrow('Query read timeout');
  await expect(third).rejects.toThrow('Query read timeout');
  const fourth = find('d');
  underWay[2]!.resolve(new Map([['d', 4]]));
  expect(await fourth).toBe(4);
  underWay[0]!.resolve(new Map([['a', 1]]));
  expect(await first).toBe(1);
});
