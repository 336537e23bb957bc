import type { ModelFailure } from './failure.ts';
import type { Runtime } from './runtime.ts';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;
const MAX_OPEN_MS = 300_000;
// A wrong key or model name doesn't mend itself: no five users need to wait for it.
const openAtOnce = new Set(['unauthorized', 'not_found']);

export type Breaker = ReturnType<typeof createBreaker>;

// Per [provider, model]: after five failures in a row it is left alone for half a minute, then one call tries it.
export const createBreaker = (runtime: Runtime) => {
  const states = new Map<string, { failures: number; openUntil: number; trying: boolean }>();
  const find = (name: string) => {
    const state = states.get(name) ?? { failures: 0, openUntil: 0, trying: false };
    states.set(name, state);
    return state;
  };
  return {
    isOpen: (name: string) => find(name).openUntil > runtime.now(),
    mayTry(name: string): boolean {
      const state = find(name);
      if (state.openUntil === 0) return true;
      if (state.openUntil > runtime.now() || state.trying) return false;
      state.trying = true;
      return true;
    },
    succeeded(name: string) {
      states.delete(name);
    },
    failed(name: string, failure: ModelFailure) {
      const state = find(name);
      const wasTrial = state.trying;
      state.trying = false;
      if (failure.isAnswer) states.delete(name);
      if (!failure.isServerSide) return;
      state.failures += 1;
      const wait = Math.min(MAX_OPEN_MS, Math.max(OPEN_MS, failure.retryAfterMs ?? 0));
      const longWait = (failure.retryAfterMs ?? 0) > OPEN_MS;
      if (wasTrial || longWait || openAtOnce.has(failure.fault) || state.failures >= FAILURES_TO_OPEN) state.openUntil = runtime.now() + wait;
    },
  };
};
