import { fail } from '#contract/errors';
import { dayOf } from '#domain/day';
import { countMessages } from '#domain/plan';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import { setMessages } from '#server/db/ledger';
import { nudgeAtOnce } from '#server/db/nudge-sweep';
import { holdMessage, releaseMessage, type Held, type Hold, type Terms, type Unheld } from '#server/db/quota';
import type { SignedIn } from '#server/db/session';
import { settle, type Settlement } from '#server/db/settle';
import { findLastDay } from '#server/db/user-day';

// Longer than any answer takes.
const HOLD_MS = 120_000;
type Desk = { db: Db; now: () => Date };
type Payer = Pick<SignedIn, 'id' | 'plan' | 'trialEndsAt' | 'messagesRemaining' | 'messagesBought' | 'timeZone'>;
// What an answer is paid with, and the day on which it was begun. `before` is known, and the message kept, unless the work is quick.
export type Kept = Partial<Held> & { hold: Hold; day: string };
export type Storing = Pick<Settlement, 'store' | 'sent' | 'counts'>;
// Stores the answer and counts its message. False where it isn't to be stored.
export type Store = (storing: Storing, at: Date) => Promise<boolean>;
// Quick is what asks no model: it is done before a message could be kept for it, and paid when it is stored.
type Work<T> = { key: string | null; isQuick: boolean; work: (store: Store) => Promise<T> };

// D-BIL-3: a message is kept before the work begins, counted when its answer is stored, and given back if it fails.
export async function withMessage<T>({ db, now }: Desk, payer: Payer, { key, isQuick, work }: Work<T>): Promise<T> {
  const at = now();
  const id = key ?? newId(at);
  if (isQuick && countMessages(payer, at) === 0) return refuse(payer, at);
  const kept: Kept = isQuick ? { hold: holdOf(payer, id, at), day: dayOf(at, payer.timeZone) } : await keepMessage(db, payer, { id, now: at });
  let isStored = false;
  try {
    return await work(async (storing, storedAt) => (isStored = await storeAndCount(db, payer, { kept, storing, now: storedAt })));
  } finally {
    // If this fails, it runs out by itself.
    if (!isStored && !isQuick) await releaseMessage(db, kept.hold).catch(() => undefined);
  }
}

export const termsOf = ({ timeZone }: Pick<Payer, 'timeZone'>, now: Date): Terms => ({ now, day: dayOf(now, timeZone) });
export const holdOf = ({ id: userId }: Pick<Payer, 'id'>, id: string, now: Date): Hold => ({ userId, id, until: new Date(now.getTime() + HOLD_MS) });

export async function keepMessage(db: Db, payer: Payer, { id, now, room }: { id: string; now: Date; room?: Terms['room'] }): Promise<Kept> {
  const hold = holdOf(payer, id, now);
  const terms = { ...termsOf(payer, now), ...(room && { room }) };
  const held = await holdMessage(db, hold, terms);
  return typeof held === 'string' ? refuse(payer, now, held) : { ...held, hold, day: terms.day };
}

export async function storeAndCount(db: Db, payer: Payer, { kept, storing, now }: { kept: Kept; storing: Storing; now: Date }): Promise<boolean> {
  const day = dayOf(now, payer.timeZone);
  const settlement = { ...storing, hold: kept.hold, isKept: kept.before !== undefined, day };
  // Past midnight the day on which it was begun may be the last one itself.
  const before = day === kept.day ? kept.before : undefined;
  let outcome = await settle(db, { ...settlement, before }, now);
  // Or its day has not begun yet.
  if (outcome === 'nothing_left' && before === undefined) outcome = await settle(db, { ...settlement, before: await findLastDay(db, payer.id, day) }, now);
  if (outcome === 'nothing_left') return refuse(payer, now);
  if (outcome === 'not_stored') return false;
  // What is lost here is told by the sweep.
  if (outcome.isNotable) await nudgeAtOnce(db, payer.id, now).catch(() => undefined);
  return true;
}

// By staff: so many messages are left from now on.
export const setQuota = async (tx: Db, quota: { userId: string; count: number }, now: Date) => void (await setMessages(tx, { ...quota, ref: `staff:${newId(now)}`, now }));

const TRY_AGAIN_AFTER_SECONDS = 5;
export function refuse({ trialEndsAt }: Pick<Payer, 'trialEndsAt'>, now: Date, why: Unheld = 'nothing_left'): never {
  if (why === 'no_room') throw fail('too_many_at_once', { retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS });
  throw fail('limit_reached', trialEndsAt <= now ? { sentence: 'Your trial has ended. Upgrade your plan to continue.' } : {});
}
