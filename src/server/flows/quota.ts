import { fail } from '#contract/errors';
import { dayOf } from '#domain/day';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import { setMessages } from '#server/db/ledger';
import { nudgeAtOnce } from '#server/db/nudge-sweep';
import { hasStock, holdMessage, releaseMessage, type Held, type Hold, type Terms } from '#server/db/quota';
import { settle, type Settlement } from '#server/db/settle';
import { findLastDay } from '#server/db/user-day';

// Longer than any answer takes.
const HOLD_MS = 120_000;
type Desk = { db: Db; now: () => Date };
type Payer = { id: string; trialEndsAt: Date; timeZone: string };
// A message kept for an answer, and the day on which that was.
export type Kept = Held & { hold: Hold; day: string };
export type Storing = Pick<Settlement, 'first' | 'store' | 'sent' | 'counts'>;
// Stores the answer and counts its message. False where it isn't to be stored.
export type Store = (storing: Storing, at: Date) => Promise<boolean>;

// D-BIL-3: a message is kept before the work begins, counted when its answer is stored, and given back if it fails.
export async function withMessage<T>({ db, now }: Desk, payer: Payer, { key, work }: { key: string | null; work: (store: Store) => Promise<T> }): Promise<T> {
  const at = now();
  const kept = await keepMessage(db, payer, { id: key ?? newId(at), now: at });
  let isStored = false;
  try {
    return await work(async (storing, storedAt) => (isStored = await storeAndCount(db, payer, { kept, storing, now: storedAt })));
  } finally {
    // If this fails, it runs out by itself.
    if (!isStored) await releaseMessage(db, kept.hold).catch(() => undefined);
  }
}

export const termsOf = ({ timeZone }: Pick<Payer, 'timeZone'>, now: Date): Terms => ({ now, day: dayOf(now, timeZone) });
export const holdOf = ({ id: userId }: Pick<Payer, 'id'>, id: string, now: Date): Hold => ({ userId, id, until: new Date(now.getTime() + HOLD_MS) });

export async function keepMessage(db: Db, payer: Payer, { id, now, room }: { id: string; now: Date; room?: Terms['room'] }): Promise<Kept> {
  const hold = holdOf(payer, id, now);
  const terms = { ...termsOf(payer, now), ...(room && { room }) };
  const held = await holdMessage(db, hold, terms);
  return held ? { ...held, hold, day: terms.day } : refuse(db, payer, terms);
}

export async function storeAndCount(db: Db, payer: Payer, { kept, storing, now }: { kept: Kept; storing: Storing; now: Date }): Promise<boolean> {
  const day = dayOf(now, payer.timeZone);
  // Past midnight the day on which it was begun may be the last one itself.
  const before = day === kept.day ? kept.before : await findLastDay(db, payer.id, day);
  const outcome = await settle(db, { ...storing, hold: kept.hold, before, day }, now);
  if (outcome === 'nothing_left') return refuse(db, payer, { now });
  if (outcome === 'not_stored') return false;
  // What is lost here is told by the sweep.
  if (outcome.isNotable) await nudgeAtOnce(db, payer.id, now).catch(() => undefined);
  return true;
}

// By staff: so many messages are left from now on.
export const setQuota = async (tx: Db, quota: { userId: string; count: number }, now: Date) => void (await setMessages(tx, { ...quota, ref: `staff:${newId(now)}`, now }));

const TRY_AGAIN_AFTER_SECONDS = 5;
export async function refuse(db: Db, { id, trialEndsAt }: Payer, { now, room }: Pick<Terms, 'now' | 'room'>): Promise<never> {
  if (room && (await hasStock(db, id, now))) throw fail('too_many_at_once', { retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS });
  throw fail('limit_reached', trialEndsAt <= now ? { sentence: 'Your trial has ended. Upgrade your plan to continue.' } : {});
}
