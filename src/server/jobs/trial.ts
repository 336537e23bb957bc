import { daysLeft } from '#domain/plan';
import type { Db } from '#server/db/connect';
import { expireTrialMessages } from '#server/db/ledger';
import { insertTrialNotice, listTrialsEnding } from '#server/db/trial';
import { queueMail } from './mail.ts';

const DAY_MS = 86_400_000;
// How many days before the end a mail goes out.
export const NOTICE_DAYS = [7, 3, 0] as const;
// Who comes back from longer than this finds it on the screen.
const LATEST_MS = 2 * DAY_MS;
export const TRIAL_END = 'trial-end';

// Tells whose trial ends, and takes the messages of those that are over.
export const endTrials = (db: Db, now: () => Date) => async () => {
  while ((await expireTrialMessages(db, now())) > 0);
  const at = now();
  // From the last to the first: who was missed for days gets one mail, with the days that are really left.
  for (const days of NOTICE_DAYS.toReversed()) {
    for (;;) {
      const ending = await listTrialsEnding(db, { days, from: new Date(at.getTime() - LATEST_MS), until: new Date(at.getTime() + days * DAY_MS) });
      if (ending.length === 0) break;
      for (const { userId, email, firstName, trialEndsAt, messagesRemaining } of ending) {
        await db.transaction(async (tx) => {
          if (!(await insertTrialNotice(tx, { userId, daysBefore: days, createdAt: at }))) return;
          const letter = { about: 'trial_ends' as const, firstName, daysLeft: daysLeft(trialEndsAt, at), messagesLeft: messagesRemaining };
          await queueMail(tx, { key: `trial:${userId}:${days}`, to: email, userId, now: at, letter });
        });
      }
    }
  }
};
