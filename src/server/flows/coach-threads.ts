import { setImmediate } from 'node:timers/promises';
import type { DraftRequest } from '#coach/brief';
import { openThreadPool, type ThreadPool } from '#server/adapters/thread-pool';
import { writeHere, type BuiltInJob } from './built-in.ts';
import type { Written } from './draft-case.ts';

// A draft takes some five milliseconds of the processor, in which nobody else would be answered.
export const openCoachThreads = (size: number) => openThreadPool({ file: new URL('./coach-thread.ts', import.meta.url), size, inline: (job) => writeHere(job as BuiltInJob) });

export const writeBuiltIn = (threads: ThreadPool, job: BuiltInJob) => threads.run(job) as Promise<Written>;

// Reads libraries and models of language, and lets Node make the coach's code quick: a draft takes half as long after some
// dozens. A step at a time, so that requests get through between them.
const WARM_ROUNDS = 40;
export async function warmCoach(threads: ThreadPool, now: Date) {
  const brain = { firstName: 'Ann', offeringDetails: 'We sell ovens' };
  const form = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm', meetingLink: '', signature: '' } as const;
  const text = 'Hi Ann, how much is it, and could we talk on Friday? Best, Sam';
  const requests: DraftRequest[] = [
    { kind: 'reply', inbound: text, ...form },
    { kind: 'outbound', target: 'Sam Ortiz at Harbour Bakery', ...form },
    { kind: 'rewrite', message: text, goal: 'clear', thread: '', ...form },
  ];
  for (let seed = 0; seed < WARM_ROUNDS; seed += 1) {
    for (const request of requests) {
      await writeBuiltIn(threads, { request, context: { brain, now, seed } });
      await setImmediate();
    }
  }
}
