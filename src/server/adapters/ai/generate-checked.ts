import type { Fault, Prompt, Turn } from '#contract/prompt';
import { findGarbage } from './find-garbage.ts';
import { ModelFailure } from './failure.ts';
import { keepAccount } from './account.ts';
import { readLenientJson } from './lenient-json.ts';
import { runChain } from './run-chain.ts';
import type { Account, Caller } from './account.ts';
import type { Deadline } from './deadline.ts';
import type { Link } from './run-chain.ts';
import type { Meter } from './usage-row.ts';

const MAX_REPAIRS = 2;
const MAX_HARD_FAULTS = 2;
// With less time than this left, the text is fitted by rule instead of asked for again.
const LEAST_MS_TO_REPAIR = 4_000;

export type Stage = 'asking' | 'checking' | 'repairing' | 'fitting';
export type Job<T> = {
  prompt: Prompt;
  // The shape: undefined where the answer hasn't got it.
  read: (value: unknown) => T | undefined;
  // The guard, the window, the score: what is wrong, in sentences.
  check: (value: T) => Fault[];
  // What to say to the model about its faults.
  repair: (faults: Fault[]) => string;
  // Mends by rule what the model didn't; null where it can't.
  fit: (value: T, faults: Fault[]) => T | null;
  onStage?: (stage: Stage) => void;
};
export type Checked<T> = { value: T; engine: string; outcome: 'ok' | 'repaired' | 'fit' };

const readAnswer = <T>(text: string, job: Job<T>): T => {
  if (text.trim() === '') throw new ModelFailure('empty');
  const found = readLenientJson(text);
  if (found === undefined) {
    // A refusal or a leak is told as what it is.
    throw new ModelFailure(findGarbage(text, job.prompt) ?? 'not_json', text);
  }
  const value = job.read(found);
  if (value === undefined) throw new ModelFailure('wrong_shape', text);
  const garbage = findGarbage(value, job.prompt);
  if (garbage) throw new ModelFailure(garbage);
  return value;
};

const ask = async <T>(job: Job<T>, turns: Turn[], wire: { link: Link; deadline: Deadline; meter: Meter }): Promise<{ text: string; value: T }> => {
  const { link, deadline, meter } = wire;
  const answer = await link.client.generate({ ...job.prompt, turns }, deadline.signal);
  meter.add(link.pair, answer.tokens);
  if (answer.finish === 'filtered') throw new ModelFailure('filtered');
  return { text: answer.text, value: readAnswer(answer.text, job) };
};

const isBetter = (a: Fault[], b: Fault[]) => {
  const weigh = (faults: Fault[]) => faults.length + 10 * faults.filter((fault) => fault.hard).length;
  return weigh(a) < weigh(b);
};

const improve = async <T>(job: Job<T>, wire: { link: Link; deadline: Deadline; meter: Meter }): Promise<{ value: T; outcome: Checked<T>['outcome'] }> => {
  job.onStage?.('asking');
  let best = await ask(job, job.prompt.turns, wire);
  job.onStage?.('checking');
  let faults = job.check(best.value);
  if (faults.filter((fault) => fault.hard).length > MAX_HARD_FAULTS) throw new ModelFailure('rejected', faults.map((fault) => fault.code).join(' '));
  for (let repairs = 0; faults.length > 0 && repairs < MAX_REPAIRS && wire.deadline.left() > LEAST_MS_TO_REPAIR; repairs += 1) {
    job.onStage?.('repairing');
    const turns: Turn[] = [...job.prompt.turns, { role: 'assistant', content: best.text }, { role: 'user', content: job.repair(faults) }];
    // A failed repair leaves what there was; the rules may still mend it.
    const next = await ask(job, turns, wire).catch(() => null);
    if (next === null) break;
    const left = job.check(next.value);
    if (left.length === 0) return { value: next.value, outcome: 'repaired' };
    if (isBetter(left, faults)) [best, faults] = [next, left];
  }
  if (faults.length === 0) return { value: best.value, outcome: 'ok' };
  job.onStage?.('fitting');
  const fitted = job.fit(best.value, faults);
  if (fitted === null || job.check(fitted).length > 0 || findGarbage(fitted, job.prompt)) throw new ModelFailure('unfit', faults.map((fault) => fault.code).join(' '));
  return { value: fitted, outcome: 'fit' };
};

// Asks the models in turn until one answer passes every rule; null: the built-in coach answers.
export const generateChecked = <T>(account: Account, caller: Caller, job: Job<T>): Promise<Checked<T> | null> =>
  keepAccount(account, { ...caller, task: job.prompt.task }, async (meter) => {
    const run = await runChain(account.chain, (link, deadline) => improve(job, { link, deadline, meter }), caller);
    const { attempts, pair, failure } = run;
    if (run.value === null) return { result: null, outcome: 'built-in', failure, attempts, pair };
    const { value, outcome } = run.value;
    return { result: { value, outcome, engine: pair!.name }, outcome, failure: null, attempts, pair };
  });
