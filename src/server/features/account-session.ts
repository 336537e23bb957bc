import { fail } from '#contract/errors';
import { listSessionsOf, removeSession, removeSessionsOf } from '#server/db/session';
import { markLeft } from '#server/db/session-resume';
import type { Handlers } from '#server/http/handler';
import { hashToken, idleSince, noResumeCookie, resumeSession } from '#server/http/session';
import { describeDevice } from './account-device.ts';

const RESUME_WITHIN_MS = 60_000;
const RETURN_FROM_PAYMENT_WITHIN_MS = 30 * 60_000;

export const sessionHandlers = {
  async resumeSession({ db, client, now, setCookie }) {
    // A cookie alone signs in here, so no other site may cause it.
    if (!client.sameOrigin) throw fail('forbidden');
    const resumed = await resumeSession(db, { client, now: now() });
    setCookie(resumed?.cookie ?? noResumeCookie);
    return { token: resumed?.token ?? null };
  },

  async leaveSession({ input, db, now }) {
    const at = now();
    const within = input.toPayment ? RETURN_FROM_PAYMENT_WITHIN_MS : RESUME_WITHIN_MS;
    await markLeft(db, hashToken(input.token), { now: at, until: new Date(at.getTime() + within) });
    return { success: true };
  },

  async listSessions({ user, db, now }) {
    const at = now();
    const sessions = await listSessionsOf(db, user.id, { now: at, idleSince: idleSince(at) });
    return {
      sessions: sessions.map(({ id, createdAt, lastSeenAt, device, address }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        device: describeDevice(device),
        address,
        current: id === user.session.id,
      })),
    };
  },

  async endSession({ input, user, db }) {
    if (!(await db.transaction((tx) => removeSession(tx, user.id, input.id)))) throw fail('not_found');
    return { success: true };
  },

  async endOtherSessions({ user, db }) {
    await db.transaction((tx) => removeSessionsOf(tx, user.id, user.session.id));
    return { success: true };
  },
} satisfies Handlers;
