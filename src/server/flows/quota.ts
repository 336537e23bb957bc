import { fail } from '#contract/errors';
import type { PlanName } from '#contract/account';
import { isUnlimited } from '#domain/plan';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import { holdMessage, lockUser, releaseMessage, spendMessage } from '#server/db/quota';

// Longer than any answer takes.
const HOLD_MS = 120_000;
type Desk = { db: Db; now: () => Date };
type Payer = { id: string; plan: PlanName; trialEndsAt: Date; messagesBought: number };
// To be called in the transaction that stores the answer.
export type Spend = (tx: Db) => Promise<void>;

// D-BIL-3: a message is kept before the work begins, counted when its answer is stored, and given back if it fails.
export async function withMessage<T>({ db, now }: Desk, { payer, key }: { payer: Payer; key: string | null }, work: (spend: Spend) => Promise<T>): Promise<T> {
  if (isUnlimited(payer.plan)) return work(async (tx) => void ((await lockUser(tx, payer.id)) || refuse(payer, now())));
  const at = now();
  const hold = { userId: payer.id, id: key ?? newId(at), until: new Date(at.getTime() + HOLD_MS) };
  if (!(await holdMessage(db, hold, at))) refuse(payer, at);
  let stored = false;
  try {
    const result = await work(async (tx) => {
      stored = await spendMessage(tx, hold, now());
      if (!stored) refuse(payer, now());
    });
    return result;
  } catch (error) {
    stored = false;
    throw error;
  } finally {
    // If this fails, it runs out by itself.
    if (!stored) await releaseMessage(db, hold).catch(() => undefined);
  }
}

function refuse({ trialEndsAt }: Payer, now: Date): never {
  throw fail('limit_reached', trialEndsAt <= now ? { sentence: 'Your trial has ended. Upgrade your plan to continue.' } : {});
}
