import { hash } from 'node:crypto';
import type { Throttle } from '#contract/endpoint';
import { fail } from '#contract/errors';
import type { Db } from '#server/db/connect';
import { isKnownNetwork } from '#server/db/device';
import { countAttempt, forgetAttempts, takeAttemptBack } from '#server/db/throttle';

export type Limit = { windowSeconds: number; perAccount?: number; perAddress?: number; perUser?: number; failuresOnly?: boolean };
export type Limits = Record<Throttle, Limit>;
type Asker = { network: string; account: string | null; userId: string | null };
type Count = { key: string; most: number; ofAccount: boolean };
type Book = { db: Db; now: () => Date };

// An attempt is counted before it is made, so that many at once can't slip past together; a success of a call whose
// failures alone count takes it back, and clears the account's.
export function openThrottle(db: Db, { limits, scale, now }: { limits: Limits; scale: number; now: () => Date }) {
  const takeInAdvance = openAdvance({ db, now });
  return async (name: Throttle, asker: Asker) => {
    const limit = limits[name];
    const counts = countsFor(name, limit, asker);
    for (const { key, most, ofAccount } of counts) {
      const { windowSeconds, failuresOnly } = limit;
      const inAdvance = !failuresOnly && most * scale >= LARGE;
      const { count, windowEndsAt } = inAdvance ? await takeInAdvance(key, { most: most * scale, windowSeconds }) : await countAttempt(db, key, { now: now(), windowSeconds });
      if (count <= most * scale) continue;
      if (name === 'login' && ofAccount && (await hasOwnWay(db, asker, { most: most * scale, windowSeconds: limit.windowSeconds, now: now() }))) continue;
      throw fail('too_many', { retryAfterSeconds: Math.max(1, Math.ceil((windowEndsAt.getTime() - now().getTime()) / 1000)) });
    }
    return async () => {
      if (!limit.failuresOnly) return;
      for (const { key, ofAccount } of counts) await (ofAccount ? forgetAttempts(db, key) : takeAttemptBack(db, key));
    };
  };
}

// Of a large number ten attempts are taken at once, so that most of them wait for no database. Never more get through than
// may; with several processes the last of them may be refused while another process still has some.
const LARGE = 100;
const AT_ONCE = 10;
const MOST_KEPT = 10_000;

type Taken = { used: number; upTo: number; windowEndsAt: Date };

function openAdvance({ db, now }: Book) {
  const taken = new Map<string, Promise<Taken>>();

  async function take(key: string, { most, windowSeconds }: { most: number; windowSeconds: number }): Promise<Taken> {
    const { count, windowEndsAt } = await countAttempt(db, key, { now: now(), windowSeconds, times: AT_ONCE });
    return { used: count - AT_ONCE, upTo: Math.min(count, most), windowEndsAt };
  }

  return async (key: string, limit: { most: number; windowSeconds: number }) => {
    for (;;) {
      const asked = taken.get(key);
      const mine = await asked;
      if (mine && mine.windowEndsAt > now() && (mine.used < mine.upTo || mine.upTo >= limit.most)) return { count: (mine.used += 1), windowEndsAt: mine.windowEndsAt };
      // Of those who find them used up one takes more, for all.
      if (taken.get(key) !== asked) continue;
      if (taken.size >= MOST_KEPT) taken.clear();
      const next = take(key, limit);
      taken.set(key, next);
      next.catch(() => taken.delete(key));
    }
  };
}

// A stranger who uses up an account's attempts must not lock its owner out: a network from which the account was signed
// in to before has a count of its own.
async function hasOwnWay(db: Db, { account, network }: Asker, { most, windowSeconds, now }: { most: number; windowSeconds: number; now: Date }) {
  if (account === null || !(await isKnownNetwork(db, account, network))) return false;
  const { count } = await countAttempt(db, `${accountKey('login', account)}:${network}`, { now, windowSeconds });
  return count <= most;
}

export const accountKey = (name: Throttle, account: string) => `${name}:account:${hash('sha256', account, 'base64url')}`;

function countsFor(name: Throttle, limit: Limit, { network, account, userId }: Asker): Count[] {
  const counts: Count[] = [];
  if (limit.perAddress) counts.push({ key: `${name}:address:${network}`, most: limit.perAddress, ofAccount: false });
  const whose = account ?? userId;
  if (limit.perAccount && whose) counts.push({ key: accountKey(name, whose), most: limit.perAccount, ofAccount: true });
  if (limit.perUser && userId) counts.push({ key: `${name}:user:${userId}`, most: limit.perUser, ofAccount: true });
  return counts;
}
