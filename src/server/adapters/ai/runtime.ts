// Time and chance, given from outside so that tests own them.
export type Runtime = {
  now: () => number;
  random: () => number;
  // Runs once after so many milliseconds; the answer cancels it.
  after: (ms: number, run: () => void) => () => void;
};

export const systemRuntime: Runtime = {
  now: () => performance.timeOrigin + performance.now(),
  random: Math.random,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export const sleep = (runtime: Runtime, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = runtime.after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
