import type { Account } from '#server/adapters/ai/account';
import { ModelFailure } from '#server/adapters/ai/failure';
import { parseChain, type ChainSettings } from '#server/adapters/ai/parse-chain';
import { createChain } from '#server/adapters/ai/run-chain';
import { systemRuntime } from '#server/adapters/ai/runtime';
import type { UsageRow } from '#server/adapters/ai/usage-row';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import { insertModelCall, sumModelCalls, sumModelCallsOf } from '#server/db/model-call';

// What all processes together have spent is looked up this often; what this one spends is known at once.
const SUM_EVERY_MS = 15_000;
const MICROS_A_CENT = 10_000;

type ModelSettings = ChainSettings & {
  COACH_MODELS: string;
  COACH_PARALLEL: number;
  COACH_DEADLINE_SECONDS: number;
  COACH_USER_DAILY_CALLS: number;
  COACH_USER_DAILY_CENTS: number;
  COACH_DAILY_CENTS: number;
};
type Parts = { settings: ModelSettings; db: Db; now: () => Date; log: { warn: (about: object, text: string) => void } };

const startOfDay = (at: Date) => new Date(at.toISOString().slice(0, 10));

// Whether the user may spend is asked at once, while what the model will be told is still gathered.
export function askEarly(models: Account, { user, task }: { user: string; task: string }): Account {
  if (models.chain.links.length === 0) return models;
  const asked = Promise.resolve(models.maySpend(user, task));
  // Whoever waits for it gets the fault; somebody may never do.
  asked.catch(() => undefined);
  return { ...models, maySpend: () => asked };
}

// The chain of models with its books: every call is written down, and whoever is over budget gets the built-in coach.
export function openModels({ settings, db, now, log }: Parts): Account {
  const { COACH_PARALLEL, COACH_DEADLINE_SECONDS, COACH_USER_DAILY_CALLS, COACH_USER_DAILY_CENTS, COACH_DAILY_CENTS } = settings;
  const chain = createChain(parseChain(settings.COACH_MODELS, settings), {
    runtime: systemRuntime,
    ...(COACH_PARALLEL > 0 && { parallel: COACH_PARALLEL }),
    ...(COACH_DEADLINE_SECONDS > 0 && { deadlineMs: COACH_DEADLINE_SECONDS * 1000 }),
  });
  let spent = { day: 0, at: 0, micros: 0 };

  async function readSpent(at: Date) {
    const day = startOfDay(at);
    if (spent.day !== day.getTime() || at.getTime() - spent.at > SUM_EVERY_MS) spent = { day: day.getTime(), at: at.getTime(), micros: (await sumModelCalls(db, day)).costMicros };
    return spent.micros;
  }

  return {
    chain,
    // What a model said may quote what a user wrote, so the log gets the kind of fault alone; a bug of ours is told whole.
    report(error) {
      const fault = error instanceof ModelFailure ? error.fault : 'bug';
      log.warn({ fault, ...(fault === 'bug' && { err: error }) }, 'no model answered, so the built-in coach did');
    },
    async maySpend(user) {
      const at = now();
      if (COACH_DAILY_CENTS > 0 && (await readSpent(at)) >= COACH_DAILY_CENTS * MICROS_A_CENT) return false;
      if (COACH_USER_DAILY_CALLS === 0 && COACH_USER_DAILY_CENTS === 0) return true;
      const { calls, costMicros } = await sumModelCallsOf(db, user, startOfDay(at));
      if (COACH_USER_DAILY_CALLS > 0 && calls >= COACH_USER_DAILY_CALLS) return false;
      return COACH_USER_DAILY_CENTS === 0 || costMicros < COACH_USER_DAILY_CENTS * MICROS_A_CENT;
    },
    async record({ user, tokens, ...row }: UsageRow) {
      const at = now();
      spent.micros += row.costMicros ?? 0;
      await insertModelCall(db, { ...row, userId: user, id: newId(at), createdAt: at, tokensIn: tokens.in, tokensOut: tokens.out, tokensCached: tokens.cached, tokensReasoning: tokens.reasoning });
    },
  };
}
