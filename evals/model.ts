import type { Brain, DraftRequest } from '#coach/brief';
import { guardText } from '#coach/guard/guard';
import { composeWhole } from '#coach/compose/compose';
import { splitLetter } from '#coach/rewrite/letter';
import type { Account } from '#server/adapters/ai/account';
import { parseChain, type ChainSettings } from '#server/adapters/ai/parse-chain';
import { createChain } from '#server/adapters/ai/run-chain';
import { systemRuntime } from '#server/adapters/ai/runtime';
import type { UsageRow } from '#server/adapters/ai/usage-row';
import { brainOf } from '#server/flows/author';
import { openCoachThreads } from '#server/flows/coach-threads';
import { writeDraft } from '#server/flows/draft';
import type { Written } from '#server/flows/draft-case';
import { findMisfit } from './windows/count.ts';

const threads = openCoachThreads(0);

const NOW = new Date('2026-11-21T09:00:00Z');
export type ModelCase = { name: string; brain: Brain; request: DraftRequest };
export type ModelResult = { cases: number; byModel: number; repaired: number; fitted: number; inWindow: number; grounded: number; faults: Record<string, number>; medianMs: number; costMicros: number | null; failures: string[] };

export function openAccount(engine: string, settings: ChainSettings, { deadlineMs }: { deadlineMs?: number } = {}) {
  const rows: UsageRow[] = [];
  const chain = createChain(parseChain(engine, settings), { runtime: systemRuntime, ...(deadlineMs && { deadlineMs }) });
  const account: Account = { chain, maySpend: () => true, record: (row) => void rows.push(row), report: () => {} };
  return { account, rows };
}

// The built-in coach knows which part is the core, and gives one line to whoever wants to be left alone; of a model's text it is cut out.
function isInWindow({ brain, request }: ModelCase, { draft, engine }: Written) {
  if (engine !== 'built-in') return findMisfit(splitLetter(draft.body, request.signature).core, request) === null;
  const { core, fragments } = composeWhole(request, { brain, now: NOW, seed: 0 });
  return fragments.every((fragment) => fragment.startsWith('unsubscribe.')) || findMisfit(core, request) === null;
}

// The guarantees hold whoever wrote the text, so they are judged on what the user would get.
function findStrange({ brain, request }: ModelCase, { subject = '', body }: Written['draft']) {
  const inputs = [...Object.values(brain), ...Object.values(request)].filter((value) => typeof value === 'string');
  return guardText(`${subject}\n${body}`, { inputs, meetingLink: request.meetingLink, signature: request.signature }).map(({ kind, quote }) => `${kind} "${quote}"`);
}

// One case after the other, as a small server wants it.
export async function runModel(cases: ModelCase[], { account, rows }: ReturnType<typeof openAccount>): Promise<ModelResult> {
  const result: ModelResult = { cases: cases.length, byModel: 0, repaired: 0, fitted: 0, inWindow: 0, grounded: 0, faults: {}, medianMs: 0, costMicros: null, failures: [] };
  for (const each of cases) {
    const { firstName = 'Dana', voice: _voice, ...brain } = each.brain;
    const author = { id: 'evaluation', firstName, brain };
    const written = await writeDraft({ models: account, threads, now: () => NOW }, author, { request: each.request, order: { seed: 0 } });
    const known = { ...each, brain: brainOf(author) };
    const [inWindow, strange] = [isInWindow(known, written), findStrange(known, written.draft)];
    result.byModel += written.engine === 'built-in' ? 0 : 1;
    result.inWindow += inWindow ? 1 : 0;
    result.grounded += strange.length === 0 ? 1 : 0;
    if (!inWindow || strange.length > 0) result.failures.push(`${each.name} (${written.engine}): ${inWindow ? '' : 'outside its window '}${strange.join(', ')}`);
  }
  for (const { outcome, fault, costMicros } of rows) {
    if (outcome === 'repaired') result.repaired += 1;
    if (outcome === 'fit') result.fitted += 1;
    if (fault) result.faults[fault] = (result.faults[fault] ?? 0) + 1;
    if (costMicros !== null) result.costMicros = (result.costMicros ?? 0) + costMicros;
  }
  result.medianMs = rows.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0;
  return result;
}
