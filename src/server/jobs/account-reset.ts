import { hash, randomBytes } from 'node:crypto';
import { findUserByEmail } from '#server/db/account';
import type { Db } from '#server/db/connect';
import { insertJob, type Job } from '#server/db/job';
import { insertLink } from '#server/db/link';
import { queueMail } from './mail.ts';

export const LINK_LIVES_MS = 60 * 60_000;

// The request only queues this, for an address with an account and for one without: so neither its answer nor its time tells.
export const queueReset = (db: Db, { email, key, now }: { email: string; key: string; now: Date }) => insertJob(db, { kind: 'reset', key: `reset:${key}`, payload: { email }, userId: null, now });

export const sendResetLink =
  (db: Db, now: () => Date) =>
  async ({ id, payload }: Job) => {
    const user = await findUserByEmail(db, String(payload.email));
    if (!user) return;
    const token = randomBytes(32).toString('base64url');
    await db.transaction(async (tx) => {
      // Run a second time after a crash, this changes nothing: the link that was mailed stays good.
      const isNew = await queueMail(tx, { key: `reset:${id}`, to: user.email, userId: user.id, now: now(), letter: { about: 'reset', firstName: user.firstName, token } });
      if (isNew) await insertLink(tx, { hash: hash('sha256', token, 'base64url'), userId: user.id, kind: 'reset', endsAt: new Date(now().getTime() + LINK_LIVES_MS) });
    });
  };
