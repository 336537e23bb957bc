import { composeDraft } from '#coach/compose/compose';
import { cases } from './windows/cases.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const TRIES = 3;

// The fastest of three, so that other work on the machine doesn't count.
export function runSpeed() {
  const timeOf = (work: () => unknown) => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  const times = cases.map(({ brain, request, seed }) => Math.min(...Array.from({ length: TRIES }, () => timeOf(() => composeDraft(request, { brain, now: NOW, seed })))));
  const at = (share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
  return { drafts: times.length, p95: at(0.95), p99: at(0.99) };
}
