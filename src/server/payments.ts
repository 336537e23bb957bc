import { randomBytes } from 'node:crypto';
import { paths } from '#contract/paths';
import type { PaymentProvider } from './adapters/payments/provider.ts';
import { openSandbox, type Sandbox } from './adapters/payments/sandbox.ts';
import type { SandboxAccount, SandboxEvent } from './adapters/payments/sandbox-account.ts';
import { openStripe } from './adapters/payments/stripe.ts';
import type { Db } from './db/connect.ts';
import { findFact, insertFact } from './db/fact.ts';
import { openSandboxStore } from './db/sandbox.ts';
import type { Settings } from './http/settings.ts';

export type Payments = { payments: PaymentProvider; sandbox: (Sandbox & { secret: string }) | null };
type Parts = { settings: Settings; db: Db; now: () => Date };

const SECRET_FACT = 'sandbox_signing_secret';

// With a key of Stripe, Stripe; without one, the sandbox. Never both.
export async function openPayments({ settings, db, now }: Parts): Promise<Payments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = settings;
  if (secretKey) return { payments: await openStripe({ secretKey, publishableKey, webhookSecret, apiBase }, now), sandbox: null };
  const secret = await prepareSecret(db);
  const sandbox = openSandbox({ store: openSandboxStore<SandboxAccount, SandboxEvent>(db, now), secret, now, paths: { checkout: paths.sandboxCheckout, portal: paths.sandboxPortal, receipt: paths.sandboxReceipt } });
  return { payments: sandbox.provider, sandbox: { ...sandbox, secret } };
}

// Made once for all processes on one database.
async function prepareSecret(db: Db) {
  const found = await findFact(db, SECRET_FACT);
  if (found) return found;
  await insertFact(db, SECRET_FACT, randomBytes(32).toString('base64url'));
  return (await findFact(db, SECRET_FACT))!;
}
