import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { replays } from './schema.ts';

export type Claim = { userId: string; key: string; call: string; bodyHash: string; lockedUntil: Date; endsAt: Date };
type Whose = Pick<Claim, 'userId' | 'key'>;
const same = ({ userId, key }: Whose) => and(eq(replays.userId, userId), eq(replays.key, key));

// The first to ask with a key gets it; so does a later one whose forerunner died on the way, or was a day ago.
export async function claimReplay(db: Db, claim: Claim, now: Date) {
  const { rowCount } = await db
    .insert(replays)
    .values(claim)
    .onConflictDoUpdate({
      target: [replays.userId, replays.key],
      set: { ...claim, answer: null },
      setWhere: or(lte(replays.endsAt, now), and(isNull(replays.answer), lte(replays.lockedUntil, now), eq(replays.bodyHash, claim.bodyHash), eq(replays.call, claim.call))),
    });
  return rowCount === 1;
}

export async function findReplay(db: Db, whose: Whose) {
  const [found] = await db.select({ call: replays.call, bodyHash: replays.bodyHash, answer: replays.answer }).from(replays).where(same(whose));
  return found ?? null;
}

const mine = (claim: Claim) => and(same(claim), eq(replays.lockedUntil, claim.lockedUntil), isNull(replays.answer));
export const storeReplay = (db: Db, claim: Claim, answer: string) => db.update(replays).set({ answer }).where(mine(claim));
// What failed had no effect, and may be tried again with the same key.
export const dropReplay = (db: Db, claim: Claim) => db.delete(replays).where(mine(claim));
export const removeOldReplays = (db: Db, now: Date) => db.delete(replays).where(lt(replays.endsAt, now));
