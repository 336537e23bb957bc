import type { Db } from '#server/db/connect';
import { rememberTrial, removeAccounts } from '#server/db/account';

const REMEMBER_TRIAL_MS = 365 * 86_400_000;

// An account ends in one way, whoever ends it: sessions and everything stored go with it. Tells who was there.
export async function closeAccounts(tx: Db, userIds: string[], now: Date) {
  const closed = await removeAccounts(tx, userIds, now);
  const endsAt = new Date(now.getTime() + REMEMBER_TRIAL_MS);
  for (const { email, trialEndsAt, messagesRemaining } of closed) await rememberTrial(tx, email, { trialEndsAt, messagesRemaining, endsAt });
  return closed;
}
