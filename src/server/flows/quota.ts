import { fail } from '#contract/errors';
import type { PlanName } from '#contract/account';
import { isUnlimited } from '#domain/plan';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import { setMessages } from '#server/db/ledger';
import { holdMessage, lockUser, releaseMessage, spendMessage } from '#server/db/quota';

// Longer than any answer takes.
const HOLD_MS = 120_000;
type Desk = { db: Db; now: () => Date };
type Payer = { id: string; plan: PlanName; trialEndsAt: Date; messagesBought: number };
// To be called in the transaction that stores the answer.
export type Spend = (tx: Db, sent: number) => Promise<void>;

// D-BIL-3: a message is kept before the work begins, counted when its answer is stored, and given back if it fails.
export async function withMessage<T>({ db, now }: Desk, { payer, key }: { payer: Payer; key: string | null }, work: (spend: Spend) => Promise<T>): Promise<T> {
  const at = now();
  const hold = { userId: payer.id, id: key ?? newId(at), until: new Date(at.getTime() + HOLD_MS) };
  const isHeld = !isUnlimited(payer.plan);
  if (isHeld && !(await holdMessage(db, hold, at))) refuse(payer, at);
  let stored = false;
  try {
    const result = await work(async (tx, sent) => {
      stored = await spendMessage(tx, { ...hold, sent }, now());
      if (!stored) refuse(payer, now());
    });
    return result;
  } catch (error) {
    stored = false;
    throw error;
  } finally {
    // If this fails, it runs out by itself.
    if (isHeld && !stored) await releaseMessage(db, hold).catch(() => undefined);
  }
}

// For work that outlives its request. Until the transaction ends, nothing else of the same user is begun. Belongs into the transaction that begins it; `countMessage` into the one that stores it.
export async function keepMessage(tx: Db, payer: Payer, { id, now }: { id: string; now: Date }) {
  const hold = { userId: payer.id, id, until: new Date(now.getTime() + HOLD_MS) };
  const isKept = isUnlimited(payer.plan) ? await lockUser(tx, payer.id, 'no key update') : await holdMessage(tx, hold, now);
  if (!isKept) refuse(payer, now);
}
export async function countMessage(tx: Db, payer: Payer, { id, now }: { id: string; now: Date }) {
  if (!(await spendMessage(tx, { userId: payer.id, id, sent: 1 }, now))) refuse(payer, now);
}
// By staff: so many messages are left from now on.
export const setQuota = async (tx: Db, quota: { userId: string; count: number }, now: Date) => void (await setMessages(tx, { ...quota, ref: `staff:${newId(now)}`, now }));

function refuse({ trialEndsAt }: Payer, now: Date): never {
  throw fail('limit_reached', trialEndsAt <= now ? { sentence: 'Your trial has ended. Upgrade your plan to continue.' } : {});
}
