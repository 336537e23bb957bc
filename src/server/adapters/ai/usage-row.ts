import { addTokens, noTokens } from './answer.ts';
import { findCost } from './cost.ts';
import type { ModelFault } from './failure.ts';
import type { Pair } from './parse-chain.ts';
import type { Runtime } from './runtime.ts';
import type { Tokens } from './answer.ts';

// interrupted: part of a chat answer came, then the line broke; the part is kept and marked.
export type Outcome = 'ok' | 'repaired' | 'fit' | 'interrupted' | 'built-in';
export type UsageRow = {
  task: string;
  user: string;
  // Null where no model was asked (over budget, breaker open).
  provider: string | null;
  model: string | null;
  tokens: Tokens;
  ms: number;
  firstTokenMs: number | null;
  attempts: number;
  outcome: Outcome;
  fault: ModelFault | null;
  costMicros: number | null;
};

// Counts what a request used, over retries, repairs and models.
export const createMeter = (runtime: Runtime) => {
  const began = runtime.now();
  const used = new Map<Pair, Tokens>();
  let firstTokenMs: number | null = null;
  return {
    add(pair: Pair, tokens: Tokens) {
      used.set(pair, addTokens(used.get(pair) ?? noTokens, tokens));
    },
    firstToken() {
      firstTokenMs ??= Math.round(runtime.now() - began);
    },
    async read(): Promise<Pick<UsageRow, 'tokens' | 'ms' | 'firstTokenMs' | 'costMicros'>> {
      const ms = Math.round(runtime.now() - began);
      const costs = await Promise.all([...used].map(([pair, tokens]) => findCost(pair, tokens)));
      const known = costs.filter((cost) => cost !== null);
      return {
        tokens: [...used.values()].reduce(addTokens, noTokens),
        ms,
        firstTokenMs,
        // One unknown part makes the sum unknown.
        costMicros: known.length > 0 && known.length === costs.length ? known.reduce((sum, cost) => sum + cost, 0) : null,
      };
    },
  };
};
export type Meter = ReturnType<typeof createMeter>;
