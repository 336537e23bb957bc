import type { Db } from '#server/db/connect';
import { sweepNudges } from '#server/db/nudge-sweep';

export const sendNudges = (db: Db, now: () => Date) => () => sweepNudges(db, now());
