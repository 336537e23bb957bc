import { removeOldTrials } from '#server/db/account';
import { removeOldAdminSessions } from '#server/db/admin-session';
import { removeOldPaymentEvents } from '#server/db/billing';
import type { Db } from '#server/db/connect';
import { removeOldDevices } from '#server/db/device';
import { removeOldJobs } from '#server/db/job';
import { removeOldLinks } from '#server/db/link';
import { removeOldReplays } from '#server/db/replay';
import { removeEndedSessions } from '#server/db/session';
import { removeOldAttempts } from '#server/db/throttle';

const DAY_MS = 86_400_000;
const KEEP_DONE_JOBS_MS = 7 * DAY_MS;
// Signatures are refused after five minutes, so an event doesn't come again after this.
const KEEP_EVENTS_MS = 90 * DAY_MS;
const KEEP_DEVICES_MS = 365 * DAY_MS;

// Takes away what has ended. Nothing here decides whether something is still good: every query asks for that itself.
export const keepHouse = (db: Db, now: () => Date) => async () => {
  const at = now();
  await removeEndedSessions(db, at, new Date(at.getTime() - DAY_MS));
  await removeOldAdminSessions(db, at);
  await removeOldLinks(db, at);
  await removeOldReplays(db, at);
  await removeOldAttempts(db, at);
  await removeOldDevices(db, new Date(at.getTime() - KEEP_DEVICES_MS));
  await removeOldTrials(db, at);
  await removeOldPaymentEvents(db, new Date(at.getTime() - KEEP_EVENTS_MS));
  await removeOldJobs(db, new Date(at.getTime() - KEEP_DONE_JOBS_MS));
};
