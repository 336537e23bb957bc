import { createMeter } from './usage-row.ts';
import { ModelFailure, orBug } from './failure.ts';
import type { Chain } from './run-chain.ts';
import type { Meter, Outcome, UsageRow } from './usage-row.ts';
import type { Pair } from './parse-chain.ts';

export type Account = {
  chain: Chain;
  // Whether this user, and everybody together, may still spend.
  maySpend: (user: string, task: string) => boolean | Promise<boolean>;
  record: (row: UsageRow) => void | Promise<void>;
  // For the log: why the built-in coach had to answer (at most 300 letters of what came), and any bug in what was passed in.
  report: (error: unknown) => void;
};
export type Caller = { user: string; signal?: AbortSignal };
export type Verdict = { outcome: Outcome; failure: ModelFailure | null; attempts: number; pair: Pair | null };

// Nothing is wrong there.
const quiet = new Set(['aborted', 'budget', 'breaker_open', 'busy']);

// Asks the budget first and writes one row afterwards, whatever happened between.
export const keepAccount = async <T>(account: Account, who: Caller & { task: string }, work: (meter: Meter) => Promise<{ result: T | null } & Verdict>): Promise<T | null> => {
  const { chain, report } = account;
  if (chain.links.length === 0) return null;
  const meter = createMeter(chain.runtime);
  const write = async (verdict: Verdict) => {
    const { pair, outcome, failure, attempts } = verdict;
    if (failure && !quiet.has(failure.fault)) report(failure);
    try {
      await account.record({ task: who.task, user: who.user, provider: pair?.provider ?? null, model: pair?.model ?? null, attempts, outcome, fault: failure?.fault ?? null, ...(await meter.read()) });
    } catch (error) {
      report(error);
    }
  };
  try {
    if (!(await account.maySpend(who.user, who.task))) {
      await write({ outcome: 'built-in', failure: new ModelFailure('budget'), attempts: 0, pair: null });
      return null;
    }
    const { result, ...verdict } = await work(meter);
    await write(verdict);
    return result;
  } catch (error) {
    // A bug must not take the built-in answer with it.
    await write({ outcome: 'built-in', failure: orBug(error), attempts: 0, pair: null });
    return null;
  }
};
