import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint';
import { fail } from '#contract/errors';
import { claimReplay, dropReplay, findReplay, storeReplay, type Claim } from '#server/db/replay';
import { NOBODY } from '#server/db/schema';
import type { SignedIn } from '#server/db/session';
import type { House } from './handler.ts';

const KEPT_MS = 24 * 3_600_000;
// Longer than any call takes: after it, the first one is taken for dead.
const LOCKED_MS = 120_000;
const FIRST_LOOK_MS = 50;
const LAST_LOOK_MS = 400;
const WAIT_MS = 10_000;
const KEY = /^[\w-]{8,100}$/;

export function readReplayKey(request: FastifyRequest, endpoint: Endpoint, user: SignedIn | null) {
  const key = request.headers['idempotency-key'];
  const may = endpoint.method === 'POST' && !endpoint.raw && (endpoint.replay || (endpoint.access === 'user' && user !== null));
  if (key === undefined || !may) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw fail('unreadable');
  return key;
}

type Asked = { endpoint: Endpoint; user: SignedIn | null; key: string; sent: unknown };

// Sent again, a call gets the answer of the first time and has no second effect; sent twice at once, one waits for the other.
export async function replayOnce({ db, now }: House, { endpoint, user, key, sent }: Asked, answer: () => Promise<string>): Promise<string> {
  const at = now();
  const call = `${endpoint.method} ${endpoint.path}`;
  const claim: Claim = {
    userId: user?.id ?? NOBODY,
    key,
    call,
    bodyHash: hash('sha256', JSON.stringify(sent), 'base64url'),
    lockedUntil: new Date(at.getTime() + LOCKED_MS),
    endsAt: new Date(at.getTime() + KEPT_MS),
  };
  // Ever less often: many who wait must not keep those from the database for whom they wait.
  for (let waited = 0, pause = FIRST_LOOK_MS; waited <= WAIT_MS; waited += pause, pause = Math.min(LAST_LOOK_MS, pause * 1.5)) {
    if (await claimReplay(db, claim, at)) return answerFirst(claim);
    const found = await findReplay(db, claim);
    if (found && (found.call !== call || found.bodyHash !== claim.bodyHash)) throw fail('key_reused');
    if (found?.answer) return found.answer;
    await wait(pause);
  }
  throw fail('under_way');

  async function answerFirst(own: Claim) {
    try {
      const text = await answer();
      await storeReplay(db, own, text);
      return text;
    } catch (error) {
      await dropReplay(db, own);
      throw error;
    }
  }
}
