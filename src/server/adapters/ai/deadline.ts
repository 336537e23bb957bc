import { ModelFailure } from './failure.ts';
import type { Runtime } from './runtime.ts';

export type Deadline = {
  signal: AbortSignal;
  left: () => number;
  // Gives up its own end and keeps its parent's.
  yieldToParent: () => void;
  stop: () => void;
};

// One clock for a whole request: it ends when the time is up or when its parent (the client, the request) goes away.
export const startDeadline = (runtime: Runtime, ms: number, parent?: AbortSignal): Deadline => {
  const controller = new AbortController();
  const ends = runtime.now() + ms;
  const follow = () => controller.abort(parent?.reason instanceof ModelFailure ? parent.reason : new ModelFailure('aborted'));
  const cancel = runtime.after(ms, () => controller.abort(new ModelFailure('timeout', `no answer in ${ms} ms`)));
  if (parent?.aborted) follow();
  else parent?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    left: () => Math.max(0, ends - runtime.now()),
    yieldToParent: cancel,
    stop() {
      cancel();
      parent?.removeEventListener('abort', follow);
    },
  };
};

// A library that forgets the signal must not hold the request, so the signal wins whatever the work does.
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
