import { ModelFailure } from './failure.ts';

export type Semaphore = { acquire: (signal: AbortSignal) => Promise<() => void> };

// At most so many calls at once at one provider; a few more wait in order, the rest go elsewhere at once.
export const createSemaphore = (limit: number, waitingLimit = limit * 4): Semaphore => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const free = () => {
    let done = false;
    return () => {
      if (done) return;
      done = true;
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    };
  };
  return {
    acquire(signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      if (running < limit) {
        running += 1;
        return Promise.resolve(free());
      }
      if (waiting.length >= waitingLimit) return Promise.reject(new ModelFailure('busy'));
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(signal.reason as Error);
        };
        const enter = () => {
          signal.removeEventListener('abort', leave);
          resolve(free());
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(enter);
      });
    },
  };
};
