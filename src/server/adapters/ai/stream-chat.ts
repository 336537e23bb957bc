import type { Prompt } from '#contract/prompt';
import { createTextGate } from './text-gate.ts';
import { keepAccount } from './account.ts';
import { ModelFailure, orBug } from './failure.ts';
import { runChain } from './run-chain.ts';
import { untilAborted } from './deadline.ts';
import type { Account, Caller } from './account.ts';
import type { Deadline } from './deadline.ts';
import type { Link } from './run-chain.ts';
import type { Meter } from './usage-row.ts';
import type { ModelFault } from './failure.ts';
import type { Runtime } from './runtime.ts';

const IDLE_MS = 15_000;

// A partial answer names what broke it; a whole one has no fault.
export type ChatAnswer = { text: string; engine: string; fault: ModelFault | null };
export type ChatJob = { prompt: Prompt; onText: (text: string) => void; idleMs?: number };

// Starts with the first sign of life: before it, the deadline alone counts (a model may still be loading).
const startIdleTimer = (runtime: Runtime, ms: number) => {
  const controller = new AbortController();
  let last = runtime.now();
  let cancel: (() => void) | null = null;
  const watch = (wait: number) => {
    cancel = runtime.after(wait, () => {
      const left = last + ms - runtime.now();
      if (left > 0) watch(left);
      else controller.abort(new ModelFailure('idle', `silent for ${ms} ms`));
    });
  };
  return {
    signal: controller.signal,
    // One timer for the whole stream; a token costs an assignment.
    alive() {
      last = runtime.now();
      if (cancel === null) watch(ms);
    },
    stop: () => cancel?.(),
  };
};

// What was shown can't be taken back unless it had to be: these make the caller replace it by its own answer.
const mustReplace = new Set<ModelFault>(['leak', 'foreign_url', 'markup', 'garbled', 'refusal', 'repeats', 'empty']);

const streamOnce = async (link: Link, wire: { job: ChatJob; deadline: Deadline; runtime: Runtime; meter: Meter; show: (text: string) => void }): Promise<string> => {
  const { job, deadline, runtime, meter, show } = wire;
  const idle = startIdleTimer(runtime, job.idleMs ?? IDLE_MS);
  const signal = AbortSignal.any([deadline.signal, idle.signal]);
  const gate = createTextGate(job.prompt, (text) => {
    // Bytes that were on their way when the time was up.
    if (signal.aborted) return;
    // No other model will begin now, so its share of the time is this one's.
    deadline.yieldToParent();
    show(text);
  });
  try {
    const answer = await untilAborted(link.client.stream(job.prompt, { onText: (text) => gate.push(text), onEvent: () => idle.alive() }, signal), signal);
    meter.add(link.pair, answer.tokens);
    if (answer.finish === 'filtered') throw new ModelFailure('filtered');
    return gate.end();
  } catch (error) {
    throw idle.signal.aborted && !deadline.signal.aborted ? idle.signal.reason : error;
  } finally {
    idle.stop();
  }
};

// Sends text on as it comes. Once something was shown no other model begins anew: the part is kept and marked.
export const streamChat = (account: Account, caller: Caller, job: ChatJob): Promise<ChatAnswer | null> =>
  keepAccount<ChatAnswer>(account, { ...caller, task: job.prompt.task }, async (meter) => {
    const { runtime } = account.chain;
    let shown = '';
    const show = (text: string) => {
      if (shown === '') meter.firstToken();
      shown += text;
      try {
        job.onText(text);
      } catch (error) {
        throw orBug(error);
      }
    };
    const run = await runChain(account.chain, (link, deadline) => streamOnce(link, { job, deadline, runtime, meter, show }), { ...caller, mayGoOn: () => shown === '' });
    const { attempts, pair } = run;
    if (run.value !== null) return { result: { text: run.value, engine: pair!.name, fault: null }, outcome: 'ok', failure: null, attempts, pair };
    const { failure } = run;
    const { fault } = failure;
    if (shown.trim() === '' || mustReplace.has(fault)) return { result: null, outcome: 'built-in', failure, attempts, pair };
    return { result: { text: shown, engine: pair!.name, fault }, outcome: 'interrupted', failure, attempts, pair };
  });
