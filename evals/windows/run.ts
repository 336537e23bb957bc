import { composeWhole } from '#coach/compose/compose';
import { cases, fuzz, type Case } from './cases.ts';
import { findMisfit } from './count.ts';

export type WindowsResult = { cases: number; inside: number; p95: number; p99: number; failures: string[] };
const now = new Date('2026-11-21T09:00:00Z');

const judge = ({ name, brain, request, seed }: Case): string | null => {
  const { body, core, subject, fragments } = composeWhole(request, { brain, now, seed });
  // Whoever asked to be left alone gets one line, whatever length was chosen.
  const one = fragments.every((fragment) => fragment.startsWith('unsubscribe.'));
  const misfit = one ? (core.includes('\n') || core.length > 160 ? 'more than a line' : null) : findMisfit(core, request);
  if (misfit) return `${name}: ${misfit}`;
  if (!body.includes(core) || !body.endsWith(request.channel === 'voicemail' ? core : request.signature)) return `${name}: the signature was changed`;
  if (request.channel === 'email' && (!subject || subject.length > 50 || subject.split(' ').length > 10)) return `${name}: subject "${subject ?? ''}"`;
  return null;
};

// The 400 cases, and as many made-up ones as asked for.
export const runWindows = (fuzzed: number): WindowsResult => {
  const all = [...cases, ...Array.from({ length: fuzzed }, (_, at) => fuzz(at + 1))];
  const times: number[] = [];
  const failures = all.flatMap((each) => {
    const start = performance.now();
    const failure = judge(each);
    times.push(performance.now() - start);
    return failure ?? [];
  });
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { cases: all.length, inside: all.length - failures.length, p95: at(0.95), p99: at(0.99), failures };
};
