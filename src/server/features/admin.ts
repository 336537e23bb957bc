import { fail } from '#contract/errors';
import { adminName, closeAdminSession, noAdminCookie, openAdminSession, readAdminSession } from '#server/http/admin-session';
import type { Handlers } from '#server/http/handler';
import { audit } from './admin-audit.ts';
import { isAdminPassword } from './admin-password.ts';

const NOBODY_YET = 'not signed in';

// The gate of /admin: the password is checked here alone, and opens a session that only the browser's cookie holds.
export const adminHandlers = {
  async openAdmin({ input, db, settings, client, now, setCookie }) {
    if (!client.sameOrigin) throw fail('forbidden');
    if (!(await isAdminPassword(db, settings.ADMIN_PASSWORD, input.password))) {
      await audit(db, { client, now, who: NOBODY_YET }, { action: 'gate.refused' });
      throw fail('wrong_admin_password');
    }
    const cookie = await db.transaction(async (tx) => {
      const opened = await openAdminSession(tx, { client, settings }, now());
      await audit(tx, { client, now, who: opened.who }, { action: 'gate.opened' });
      return opened.cookie;
    });
    setCookie(cookie);
    return { success: true };
  },

  async closeAdmin({ db, settings, client, now, setCookie }) {
    if (!client.sameOrigin) throw fail('forbidden');
    await db.transaction(async (tx) => {
      if (await closeAdminSession(tx, { client, settings })) await audit(tx, { client, now, who: adminName(client) }, { action: 'gate.closed' });
    });
    setCookie(noAdminCookie);
    return { success: true };
  },

  async readAdminSession({ db, settings, client, now }) {
    const session = await readAdminSession(db, { client, settings }, now());
    return { signedIn: session !== null, expiresAt: session?.endsAt.toISOString() ?? null };
  },
} satisfies Handlers;
