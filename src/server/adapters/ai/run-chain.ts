import { createBreaker } from './breaker.ts';
import { createSemaphore } from './semaphore.ts';
import { createClient } from './client.ts';
import { ModelFailure, orBug } from './failure.ts';
import { sleep } from './runtime.ts';
import { startDeadline, untilAborted } from './deadline.ts';
import type { Breaker } from './breaker.ts';
import type { Client } from './answer.ts';
import type { Deadline } from './deadline.ts';
import type { Pair } from './parse-chain.ts';
import type { Runtime } from './runtime.ts';
import type { Semaphore } from './semaphore.ts';

const DEADLINE_MS = 30_000;
const PRIVATE_DEADLINE_MS = 60_000;
const RETRY_AFTER_MS = 250;
const RETRY_JITTER_MS = 500;
// While others wait behind it in the chain, one server gets this share of the time that is left.
const SHARE_BEFORE_LAST = 2 / 3;
const PARALLEL = 64;
const PRIVATE_PARALLEL = 4;

export type Link = { pair: Pair; client: Client; semaphore: Semaphore };
export type Chain = { links: Link[]; breaker: Breaker; runtime: Runtime; deadlineMs: (pair: Pair) => number };
export type ChainOptions = { runtime: Runtime; deadlineMs?: number; parallel?: number };

// Two models at one address share its places.
export const createChain = (pairs: Pair[], options: ChainOptions): Chain => {
  const places = new Map<string, Semaphore>();
  const placeOf = (pair: Pair) => {
    const key = `${pair.provider} ${pair.baseUrl}`;
    const place = places.get(key) ?? createSemaphore(options.parallel ?? (pair.isPrivate ? PRIVATE_PARALLEL : PARALLEL));
    places.set(key, place);
    return place;
  };
  return {
    links: pairs.map((pair) => ({ pair, client: createClient(pair, options.runtime.now), semaphore: placeOf(pair) })),
    breaker: createBreaker(options.runtime),
    runtime: options.runtime,
    deadlineMs: (pair) => options.deadlineMs ?? (pair.isPrivate ? PRIVATE_DEADLINE_MS : DEADLINE_MS),
  };
};

// What an admin may see of it: no key, no address.
export const describeChain = ({ links, breaker }: Chain) => links.map(({ pair }) => ({ engine: pair.name, isPrivate: pair.isPrivate, isResting: breaker.isOpen(pair.name) }));

export type Attempt<T> = (link: Link, deadline: Deadline) => Promise<T>;
export type ChainResult<T> = { attempts: number; pair: Pair | null } & ({ value: T; failure: ModelFailure | null } | { value: null; failure: ModelFailure });

// How long to wait before a second try here; null: better go on to the next.
const findPause = (chain: Chain, failure: ModelFailure, left: number): number | null => {
  if (!failure.canRetry) return null;
  const pause = Math.max(failure.retryAfterMs ?? 0, RETRY_AFTER_MS + chain.runtime.random() * RETRY_JITTER_MS);
  return pause <= left / 2 ? pause : null;
};

const tryOnce = async <T>(chain: Chain, link: Link, work: { deadline: Deadline; attempt: Attempt<T> }): Promise<T> => {
  const { deadline, attempt } = work;
  try {
    const free = await link.semaphore.acquire(deadline.signal);
    try {
      const value = await untilAborted(attempt(link, deadline), deadline.signal);
      chain.breaker.succeeded(link.pair.name);
      return value;
    } finally {
      free();
    }
  } catch (error) {
    const reason: unknown = deadline.signal.aborted ? deadline.signal.reason : error;
    const failure = orBug(reason);
    chain.breaker.failed(link.pair.name, failure);
    throw failure;
  }
};

// Each [provider, model] in turn, one retry each, all under one deadline. Every failure comes back as a value: the caller has the built-in coach.
export const runChain = async <T>(chain: Chain, attempt: Attempt<T>, options: { signal?: AbortSignal; mayGoOn?: () => boolean } = {}): Promise<ChainResult<T>> => {
  const { runtime, breaker } = chain;
  const mayGoOn = options.mayGoOn ?? (() => true);
  const whole = startDeadline(runtime, Math.max(0, ...chain.links.map((link) => chain.deadlineMs(link.pair))), options.signal);
  const began = runtime.now();
  let attempts = 0;
  let pair: Pair | null = null;
  let failure = new ModelFailure('breaker_open');
  try {
    for (const [index, link] of chain.links.entries()) {
      const left = Math.min(whole.left(), chain.deadlineMs(link.pair) - (runtime.now() - began));
      if (left <= 0 || whole.signal.aborted || !mayGoOn() || !breaker.mayTry(link.pair.name)) continue;
      const isLast = index === chain.links.length - 1;
      const deadline = startDeadline(runtime, isLast ? left : left * SHARE_BEFORE_LAST, whole.signal);
      pair = link.pair;
      try {
        for (let tries = 0; tries < 2; tries += 1) {
          attempts += 1;
          try {
            return { value: await tryOnce(chain, link, { deadline, attempt }), pair, attempts, failure: null };
          } catch (error) {
            failure = orBug(error);
            const pause = tries === 0 && mayGoOn() ? findPause(chain, failure, deadline.left()) : null;
            if (pause === null || breaker.isOpen(link.pair.name)) break;
            await sleep(runtime, pause, deadline.signal);
          }
        }
      } catch (error) {
        failure = orBug(error);
      } finally {
        deadline.stop();
      }
    }
    return { value: null, pair, attempts, failure: whole.signal.aborted ? orBug(whole.signal.reason) : failure };
  } finally {
    whole.stop();
  }
};
