// P1: the signed-in profile over the real route against a bare Fastify and pg with two queries, side by side in one run;
// and a token that is revoked in the middle of it is refused on its very next request.
import { fileURLToPath } from 'node:url';
import { logout, readProfile } from '#contract/account';
import { openClient } from '#server/testing';
import { startPostgres } from '../scripts/postgres.mjs';
import { load, median, startServer, startWinward } from './load.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 64;
const USERS = 100;

const postgres = await startPostgres();
const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', PORT: '0', THROTTLE_SCALE: '1000', NODE_ENV: 'production' };
const ours = await startWinward(env);
const peer = await startServer([fileURLToPath(new URL('./reference.ts', import.meta.url))], env);
try {
  const client = openClient(ours.url);
  const people = await Promise.all(Array.from({ length: USERS }, () => client.signUp()));
  const tokens = people.slice(1).map(({ token }) => token);
  const measure = (url: string) => load({ url: `${url}/api/user/profile`, seconds: SECONDS, connections: CONNECTIONS, tokens });
  await measure(ours.url);
  await measure(peer.url);
  const rounds: { ours: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push({ peer: (await measure(peer.url)).perSecond, ours: (await measure(ours.url)).perSecond });

  const underLoad = measure(ours.url);
  const { token } = people[0]!;
  const before = (await client.call(readProfile, {}, { token })).status;
  await client.call(logout, {}, { token });
  const after = (await client.call(readProfile, {}, { token })).status;
  await underLoad;

  const ratio = median(rounds.map((round) => round.ours / round.peer));
  console.log(`P1 profile: ours ${Math.round(median(rounds.map((round) => round.ours)))}/s, bare ${Math.round(median(rounds.map((round) => round.peer)))}/s, ratio ${ratio.toFixed(2)} (goal 3)`);
  console.log(`P1 revoked token under load: ${before} before, ${after} on the next request (goal 200, 401)`);
} finally {
  await ours.stop();
  await peer.stop();
  await postgres.stop();
}
