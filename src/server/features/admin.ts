import { fail } from '#contract/errors';
import { closeAdminSession, noAdminCookie, openAdminSession, readAdminSession } from '#server/http/admin-session';
import type { Handlers } from '#server/http/handler';
import { isAdminPassword } from './admin-password.ts';

// The gate of /admin: the password is checked here alone, and opens a session that only the browser's cookie holds.
export const adminHandlers = {
  async openAdmin({ input, db, settings, client, now, setCookie }) {
    if (!client.sameOrigin) throw fail('forbidden');
    if (!(await isAdminPassword(db, settings.ADMIN_PASSWORD, input.password))) throw fail('wrong_admin_password');
    setCookie(await openAdminSession(db, client, now()));
    return { success: true };
  },

  async closeAdmin({ db, client, setCookie }) {
    if (!client.sameOrigin) throw fail('forbidden');
    await closeAdminSession(db, client);
    setCookie(noAdminCookie);
    return { success: true };
  },

  async readAdminSession({ db, client, now }) {
    const session = await readAdminSession(db, client, now());
    return { signedIn: session !== null, expiresAt: session?.endsAt.toISOString() ?? null };
  },
} satisfies Handlers;
