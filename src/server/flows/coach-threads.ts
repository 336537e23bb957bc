import { setImmediate } from 'node:timers/promises';
import type { DraftRequest } from '#coach/brief';
import { openThreadPool, type ThreadPool } from '#server/adapters/thread-pool';
import { writeHere, type BuiltInJob } from './built-in.ts';
import type { Written } from './draft-case.ts';

// A draft takes milliseconds of the processor, a long text many, in which nobody else would be answered.
export const openCoachThreads = (size: number) => openThreadPool({ file: new URL('./coach-thread.ts', import.meta.url), size, inline: (job) => writeHere(job as BuiltInJob) });

export const writeBuiltIn = (threads: ThreadPool, job: BuiltInJob) => threads.run(job) as Promise<Written>;

// Reads libraries and models of language, and lets Node make the coach's code quick: a draft takes half as long after some
// dozens. A step at a time, so that requests get through between them.
const WARM_ROUNDS = 30;
export async function warmCoach(threads: ThreadPool, now: Date) {
  const brain = { firstName: 'Ann', offeringDetails: 'We sell ovens' };
  const form = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm', meetingLink: '', signature: '' } as const;
  for (let seed = 0; seed < WARM_ROUNDS; seed += 1) {
    // Another text each time, for what was read once isn't read again.
    const text = `Hi Ann, how much is it for ${seed + 2} shops, and could we talk on Friday? Best, Sam`;
    const requests: DraftRequest[] = [
      { kind: 'reply', inbound: text, ...form },
      { kind: 'outbound', target: `Sam Ortiz at Harbour Bakery, ${seed + 2} shops`, ...form },
      { kind: 'objection', objection: `It's too expensive for ${seed + 2} shops.`, thread: '', ...form },
      { kind: 'rewrite', message: text, goal: 'clear', thread: '', ...form },
    ];
    for (const request of requests) {
      const job = { request, context: { brain, now, seed } };
      await Promise.all(Array.from({ length: Math.max(1, threads.size) }, () => writeBuiltIn(threads, job)));
      await setImmediate();
    }
  }
}
