// D-ACC-2: does the time of an answer tell whether an address has an account? Known and unknown are asked in turn, so that
// whatever else the machine does falls on both alike.
import { login, register, requestPasswordReset } from '#contract/account';
import type { Endpoint } from '#contract/endpoint';
import { openClient, PASSWORD } from '#server/testing';
import { median, startWinward } from './load.ts';
import { startPostgres } from '../scripts/postgres.mjs';

const TRIES = Number(process.env.TIMING_TRIES ?? 200);
const WARM_UP = 10;
const postgres = await startPostgres();
const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', PORT: '0', THROTTLE_SCALE: '1000000', NODE_ENV: 'production' };
const server = await startWinward(env);
try {
  const client = openClient(server.url);
  const known = await client.signUp();
  // A sign-up needs a new address each time; for the others one address has the same history of attempts as the other.
  const nobody = () => 'nobody@example.com';
  const fresh = (n: number) => `unknown-${n}-${Date.now()}@example.com`;
  const wrong = { password: 'Wrong-password-1' };
  const names = { firstName: 'Dana', lastName: 'Whitmore', password: PASSWORD };
  await compare('login', login, nobody, (email) => ({ email, ...wrong }));
  await compare('reset', requestPasswordReset, nobody, (email) => ({ email }));
  await compare('register', register, fresh, (email) => ({ email, ...names }));

  async function compare(name: string, endpoint: Endpoint, unknown: (n: number) => string, input: (email: string) => Record<string, unknown>) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let n = -WARM_UP; n < TRIES; n++) {
      // Whoever comes first in a pair changes from pair to pair.
      const pair = [['known', known.email], ['unknown', unknown(n)]] as const;
      for (const [kind, email] of n % 2 ? pair : pair.toReversed()) {
        const began = performance.now();
        await client.call(endpoint, input(email));
        if (n >= 0) times[kind].push(performance.now() - began);
      }
    }
    const [a, b] = [median(times.known), median(times.unknown)];
    console.log(`D-ACC-2 ${name}: known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, difference ${((Math.abs(a - b) / Math.max(a, b)) * 100).toFixed(1)}% (goal under 5%)`);
  }
} finally {
  await server.stop();
  await postgres.stop();
}
