import type { Stripe } from 'stripe';
import { PaymentFailure } from './provider.ts';

// The version that this code was written against. The account's own default may be older or newer.
export const STRIPE_VERSION = '2026-10-28.endive';
const GIVE_UP_AFTER_MS = 15_000;
const RETRIES = 2;

export type StripeSettings = { secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string };
export type Errors = typeof Stripe.errors;

// Loaded when it is used: a house with the sandbox doesn't pay for Stripe's code.
export async function openStripeClient({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>) {
  const { Stripe: Client } = await import('stripe');
  const client = new Client(secretKey, { apiVersion: STRIPE_VERSION, maxNetworkRetries: RETRIES, timeout: GIVE_UP_AFTER_MS, telemetry: false, ...addressOf(apiBase) });
  return { client, ask: openAsk(Client.errors) };
}

function addressOf(apiBase: string) {
  if (apiBase === '') return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? ('http' as const) : ('https' as const) };
}

export type Ask = <T>(work: () => Promise<T>) => Promise<T>;

// Every failure of Stripe's becomes one of ours; only a declined card keeps its words, because they are for the user.
const openAsk =
  (errors: Errors): Ask =>
  async (work) => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof PaymentFailure ? error : translate(error, errors);
    }
  };

function translate(error: unknown, errors: Errors) {
  if (error instanceof errors.StripeCardError) return new PaymentFailure('declined', error.message, { cause: error });
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.code === 'resource_missing' ? new PaymentFailure('unknown', 'Stripe has no such object.', { cause: error }) : new PaymentFailure('refused', `Stripe refused it: ${error.code ?? error.message}`, { cause: error });
  }
  if (error instanceof errors.StripeIdempotencyError) return new PaymentFailure('refused', 'That key was used for something else.', { cause: error });
  if (error instanceof errors.StripeError) return new PaymentFailure('unreachable', 'Stripe could not be reached.', { cause: error });
  // A fault of our own code must not look like one of theirs.
  return error;
}

// The same, where something that is gone already is as good as done.
export const unlessGone = (work: Promise<unknown>) =>
  work.then(
    () => {},
    (error: unknown) => {
      if (!(error instanceof PaymentFailure && error.fault === 'unknown')) throw error;
    },
  );

export const idOf = (object: string | { id: string } | null | undefined) => (typeof object === 'string' ? object : (object?.id ?? null));
export const dateOf = (seconds: number) => new Date(seconds * 1000);
