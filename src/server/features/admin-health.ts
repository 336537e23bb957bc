import { fail } from '#contract/errors';
import { testConnection } from '#server/adapters/ai/test-connection';
import type { Db } from '#server/db/connect';
import { listJobRuns, measureDatabase, sumJobs } from '#server/db/health';
import { findLastFault, listBuiltInUsage, listModelUsage } from '#server/db/model-usage';
import { NOBODY } from '#server/db/schema';
import { BUILT_IN } from '#server/flows/built-in';
import type { Handlers } from '#server/http/handler';
import { audit } from './admin-audit.ts';

const USAGE_MS = 14 * 86_400_000;
const MICROS_A_DOLLAR = 1_000_000;

export const healthHandlers = {
  async readHealth({ db, pulse }) {
    const runs = await listJobRuns(db);
    const jobs = runs.map(({ name, lastRunAt, lastError }) => ({ name, lastRunAt: lastRunAt === null ? null : new Date(lastRunAt).toISOString(), lastError }));
    return { ...(await sumJobs(db)), jobs, databaseBytes: await measureDatabase(db), ...pulse.read() };
  },

  async readProviders({ db, models, now }) {
    const at = now();
    const since = new Date(new Date(at.getTime() - USAGE_MS).toISOString().slice(0, 10));
    const { links, breaker } = models.chain;
    const chain = await Promise.all(
      links.map(async ({ pair: { name: engine, provider, model } }) => {
        const last = await findLastFault(db, { provider, model, since });
        return { engine, state: breaker.isOpen(engine) ? ('resting' as const) : ('ready' as const), lastFault: last ? `${last.fault}, ${last.at.toISOString()}` : null };
      }),
    );
    return { chain: [...chain, { engine: BUILT_IN, state: 'ready' as const, lastFault: null }], usage: await readUsage(db, since) };
  },

  // It asks the server of the model, so it is written down before.
  async testProvider({ input, db, models, client, now }) {
    const link = models.chain.links.find(({ pair }) => pair.name === input.engine);
    if (!link) throw fail('not_found');
    await audit(db, { client, now }, { action: 'provider.tested', subject: link.pair.name });
    const [result] = await testConnection({ ...models, chain: { ...models.chain, links: [link] } }, NOBODY);
    return { checks: (['plain', 'stream', 'schema'] as const).map((check) => ({ check, passed: result![check].ok, ms: result![check].ms, message: result![check].note })) };
  },
} satisfies Handlers;

async function readUsage(db: Db, since: Date) {
  const models = (await listModelUsage(db, since)).map(({ costMicros, ...day }) => ({ ...day, costUsd: costMicros === null ? null : costMicros / MICROS_A_DOLLAR }));
  const builtIn = (await listBuiltInUsage(db, since)).map((day) => ({ ...day, engine: BUILT_IN, inputTokens: 0, outputTokens: 0, costUsd: 0 }));
  return [...models, ...builtIn].toSorted((a, b) => b.day.localeCompare(a.day) || b.calls - a.calls);
}
