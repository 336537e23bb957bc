// The thread in which the built-in coach writes.
import { parentPort } from 'node:worker_threads';
import { writeHere, type BuiltInJob } from './built-in.ts';

parentPort!.postMessage({ id: 0 });
parentPort!.on('message', ({ id, input }: { id: number; input: BuiltInJob }) => {
  try {
    parentPort!.postMessage({ id, output: writeHere(input) });
  } catch (error) {
    parentPort!.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
