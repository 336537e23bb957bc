import type { Prompt } from '#contract/prompt';

export type Tokens = { in: number; out: number; cached: number; reasoning: number };
export type Finish = 'stop' | 'length' | 'filtered' | 'other';
export type Answer = { text: string; finish: Finish; tokens: Tokens };
export type Sink = {
  onText: (delta: string) => void;
  // Any sign of life, thinking included; it feeds the idle timer.
  onEvent: () => void;
};
// One server, one model.
export type Client = {
  generate: (prompt: Prompt, signal: AbortSignal) => Promise<Answer>;
  stream: (prompt: Prompt, sink: Sink, signal: AbortSignal) => Promise<Answer>;
};

export const noTokens: Tokens = { in: 0, out: 0, cached: 0, reasoning: 0 };
export const addTokens = (a: Tokens, b: Tokens): Tokens => ({ in: a.in + b.in, out: a.out + b.out, cached: a.cached + b.cached, reasoning: a.reasoning + b.reasoning });
