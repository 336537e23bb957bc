// Whether any text can make 'understand' throw or take long. node evals/robustness/run.ts
import { understand } from '#coach/understand/understand';
import { adversarialTexts } from './texts.ts';

export type RobustnessFigures = { texts: number; thrown: string[]; wrongSpans: string[]; slowestMs: number; slowest: string; slow: string[] };

const NOW = new Date('2026-11-21T10:00:00Z');
const LIMIT_MS = 100;

function hasWrongSpan(text: string): boolean {
  const found = understand(text, NOW);
  const spans = [found.intents, found.questions, found.names, found.dates, found.amounts, found.seats, found.competitors, found.instructions].flat();
  return spans.some(({ start, end, quote }) => text.slice(start, end) !== quote);
}

// The time of the processor, not of the clock, and the least of three, so that other work on the machine doesn't count.
function time(text: string): number {
  const times = [0, 1, 2].map(() => {
    const began = process.cpuUsage();
    understand(text, NOW);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

export function runRobustnessEval(): RobustnessFigures {
  understand('Hello, how much is it? Call me on Monday.', NOW);
  const thrown: string[] = [];
  const wrongSpans: string[] = [];
  const times = adversarialTexts.map(({ name, text }) => {
    try {
      if (hasWrongSpan(text)) wrongSpans.push(name);
      return { name, ms: time(text) };
    } catch {
      thrown.push(name);
      return { name, ms: 0 };
    }
  });
  const [slowest] = times.toSorted((a, b) => b.ms - a.ms);
  return { texts: times.length, thrown, wrongSpans, slowestMs: Number((slowest?.ms ?? 0).toFixed(1)), slowest: slowest?.name ?? '', slow: times.filter(({ ms }) => ms > LIMIT_MS).map(({ name, ms }) => `${name} ${ms.toFixed(0)}`) };
}

if (import.meta.main) console.log(runRobustnessEval());
