import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Api, CallName } from '#contract/api';
import type { Endpoint, Input, Output } from '#contract/endpoint';
import type { Account } from '#server/adapters/ai/account';
import type { PaymentProvider } from '#server/adapters/payments/provider';
import type { Sandbox } from '#server/adapters/payments/sandbox';
import type { ThreadPool } from '#server/adapters/thread-pool';
import type { Connection, Database } from '#server/db/connect';
import type { SignedIn } from '#server/db/session';
import type { LiveAnswers } from './live-answers.ts';
import type { Pulse } from './pulse.ts';
import type { Settings } from './settings.ts';

// What the whole server shares; time, ids and the outside world are handed in, so that a test can hold them.
export type House = {
  db: Database;
  pool: Connection['pool'];
  settings: Settings;
  now: () => Date;
  log: FastifyBaseLogger;
  models: Account;
  payments: PaymentProvider;
  // Only where no provider is set.
  sandbox: (Sandbox & { secret: string }) | null;
  // Where the built-in coach writes.
  threads: ThreadPool;
  live: LiveAnswers;
  pulse: Pulse;
};
export type Client = { address: string; network: string; device: string; sameOrigin: boolean; cookies: Record<string, string>; token: string | null };
export type Cookie = { name: string; value: string; path: string; maxAgeSeconds?: number };

type Who<E extends Endpoint> = E['access'] extends 'user' | 'expired' ? SignedIn : SignedIn | null;
export type Context<E extends Endpoint = Endpoint> = House & {
  input: Input<E>;
  user: Who<E>;
  client: Client;
  setCookie: (cookie: Cookie) => void;
  // Set where the client may send the same call again: what is stored under an id made of it is stored once.
  replayKey: string | null;
  // Only for calls whose answer is not JSON.
  wire: { request: FastifyRequest; reply: FastifyReply };
};
type Handler<E extends Endpoint> = (context: Context<E>) => Promise<Output<E>>;
export type Handlers = { [N in CallName]?: Handler<Api[N]> };
