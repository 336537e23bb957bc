import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';
import { createSemaphore } from './semaphore.ts';
import { failureOf, ModelFailure, readRetryAfter } from './failure.ts';

const createClock = () => {
  const clock = { time: 1_000, now: () => clock.time, random: () => 0.5, after: () => () => {} };
  return clock;
};
const refused = new ModelFailure('refused');

test('F25 five failures in a row open the breaker; after half a minute one call tries', () => {
  const clock = createClock();
  const breaker = createBreaker(clock);
  for (let n = 0; n < 4; n += 1) breaker.failed('a', refused);
  expect(breaker.mayTry('a')).toBe(true);
  breaker.failed('a', refused);
  expect([breaker.mayTry('a'), breaker.mayTry('b')]).toEqual([false, true]);
  clock.time += 30_000;
  expect([breaker.mayTry('a'), breaker.mayTry('a')]).toEqual([true, false]);
  breaker.failed('a', refused);
  expect(breaker.mayTry('a')).toBe(false);
  clock.time += 30_000;
  expect(breaker.mayTry('a')).toBe(true);
  breaker.succeeded('a');
  expect([breaker.mayTry('a'), breaker.mayTry('a')]).toEqual([true, true]);
});

test('A success in between starts the count anew', () => {
  const breaker = createBreaker(createClock());
  for (let n = 0; n < 20; n += 1) {
    if (n % 4 === 3) breaker.succeeded('a');
    else breaker.failed('a', refused);
  }
  expect(breaker.mayTry('a')).toBe(true);
});

test('What a user pasted cannot close a model to others', () => {
  const breaker = createBreaker(createClock());
  for (const fault of ['leak', 'not_json', 'aborted', 'empty', 'rejected', 'refusal'] as const) for (let n = 0; n < 9; n += 1) breaker.failed('a', new ModelFailure(fault));
  expect(breaker.mayTry('a')).toBe(true);
});

test('A useless answer shows that the server is back', () => {
  const clock = createClock();
  const breaker = createBreaker(clock);
  breaker.failed('a', new ModelFailure('unauthorized'));
  clock.time += 30_000;
  expect(breaker.mayTry('a')).toBe(true);
  breaker.failed('a', new ModelFailure('not_json'));
  expect([breaker.mayTry('a'), breaker.mayTry('a')]).toEqual([true, true]);
});

test('A trial that the client left gives the next caller its turn', () => {
  const clock = createClock();
  const breaker = createBreaker(clock);
  breaker.failed('a', new ModelFailure('unauthorized'));
  expect(breaker.mayTry('a')).toBe(false);
  clock.time += 30_000;
  expect(breaker.mayTry('a')).toBe(true);
  breaker.failed('a', new ModelFailure('aborted'));
  expect(breaker.mayTry('a')).toBe(true);
});

test('F25 a long Retry-After is kept, up to five minutes', () => {
  const clock = createClock();
  const breaker = createBreaker(clock);
  breaker.failed('a', new ModelFailure('rate_limited', '', 120_000));
  clock.time += 119_000;
  expect(breaker.mayTry('a')).toBe(false);
  clock.time += 1_000;
  expect(breaker.mayTry('a')).toBe(true);
  expect([readRetryAfter('5', 0), readRetryAfter('Thu, 01 Jan 1970 00:00:09 GMT', 1_000), readRetryAfter('soon', 0), readRetryAfter('-1', 0), readRetryAfter(null, 0)]).toEqual([5_000, 8_000, null, null, null]);
});

test('A semaphore lets so many in, keeps the order, sends the rest away and drops who leaves', async () => {
  const places = createSemaphore(1, 2);
  const stay = new AbortController().signal;
  const leaver = new AbortController();
  const free = await places.acquire(stay);
  const left = places.acquire(leaver.signal);
  const second = places.acquire(stay);
  await expect(places.acquire(stay)).rejects.toThrow('busy');
  leaver.abort(new ModelFailure('aborted'));
  await expect(left).rejects.toThrow('aborted');
  free();
  free();
  const freeSecond = await second;
  const third = places.acquire(stay);
  let entered = false;
  void third.then(() => (entered = true));
  await Promise.resolve();
  expect(entered).toBe(false);
  freeSecond();
  await third;
  await expect(places.acquire(leaver.signal)).rejects.toThrow('aborted');
});

test('A wrapped error is told by its own reason', () => {
  const wrap = (cause: unknown) => Object.assign(new Error('Failed to process'), { statusCode: 200, cause });
  expect(failureOf(wrap(new ModelFailure('too_long')), 0).fault).toBe('too_long');
  expect(failureOf(wrap(Object.assign(new Error('bad'), { name: 'AI_JSONParseError' })), 0).fault).toBe('not_json');
  expect(failureOf(Object.assign(new Error('x'), { statusCode: 429, responseHeaders: { 'retry-after': '2' } }), 0)).toMatchObject({ fault: 'rate_limited', retryAfterMs: 2_000 });
  expect(failureOf(new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }), 0).fault).toBe('refused');
  expect(failureOf(new TypeError('terminated', { cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }) }), 0).fault).toBe('cut');
});
