import { processorMs } from '#contract/testing/processor-time';
import { composeDraft } from '#coach/compose/compose';
import { cases } from './windows/cases.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const TRIES = 3;

export function runSpeed() {
  const times = cases.map(({ brain, request, seed }) => processorMs(() => composeDraft(request, { brain, now: NOW, seed }), TRIES));
  const at = (share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
  return { drafts: times.length, p95: at(0.95), p99: at(0.99) };
}
