import { fail } from '#contract/errors';
import { describeExpiry } from '#domain/password-age';
import { hashPassword, verifyPassword } from '#server/adapters/password';
import { findUser, updateUser } from '#server/db/account';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import { removeLinks, takeLink } from '#server/db/link';
import { removeSession, removeSessionsOf } from '#server/db/session';
import { forgetAttempts } from '#server/db/throttle';
import type { Handlers } from '#server/http/handler';
import { hashToken, openSession } from '#server/http/session';
import { accountKey } from '#server/http/throttle';
import { queueReset } from '#server/jobs/account-reset';
import { queueMail } from '#server/jobs/mail';
import { checkNewPassword } from './account-policy.ts';

export const passwordHandlers = {
  async changePassword({ input, user, db, now }) {
    const { passwordHash } = (await findUser(db, user.id)) ?? { passwordHash: null };
    if (!(await verifyPassword(passwordHash, input.currentPassword))) throw fail('wrong_password');
    checkNewPassword(input.newPassword);
    checkIsOther(input.newPassword === input.currentPassword);
    const change = { passwordHash: await hashPassword(input.newPassword), now: now(), keep: user.session.id };
    await db.transaction((tx) => storePassword(tx, user, change));
    return { success: true };
  },

  async changeExpiredPassword({ input, user, db, client, now, setCookie }) {
    checkNewPassword(input.newPassword);
    const found = await findUser(db, user.id);
    checkIsOther(await verifyPassword(found?.passwordHash ?? null, input.newPassword));
    const change = { passwordHash: await hashPassword(input.newPassword), now: now() };
    const { token, cookie } = await db.transaction(async (tx) => {
      // Good once: of two calls with one token, the second finds it gone.
      if (!(await removeSession(tx, user.id, user.session.id))) throw fail('not_signed_in');
      await storePassword(tx, user, change);
      return openSession(tx, { userId: user.id, kind: 'live', client, now: change.now });
    });
    setCookie(cookie);
    return { token };
  },

  async requestPasswordReset({ input, db, now }) {
    await queueReset(db, { email: input.email, key: newId(now()), now: now() });
    return { success: true };
  },

  async resetPassword({ input, db, now }) {
    checkNewPassword(input.newPassword);
    const passwordHash = await hashPassword(input.newPassword);
    await db.transaction(async (tx) => {
      const userId = await takeLink(tx, { hash: hashToken(input.token), kind: 'reset', now: now() });
      const user = userId && (await findUser(tx, userId));
      if (!user) throw fail('expired_link');
      await storePassword(tx, user, { passwordHash, now: now() });
      await forgetAttempts(tx, accountKey('login', user.email));
    });
    return { success: true };
  },

  readPasswordExpiry: async ({ user, settings, now }) => describeExpiry(user.passwordChangedAt, { maxAgeDays: settings.PASSWORD_MAX_AGE_DAYS, now: now() }),
} satisfies Handlers;

type Owner = { id: string; email: string; firstName: string };
type Change = { passwordHash: string; now: Date; keep?: string };

// A new password ends every other session, makes older links worthless, stops a change of address, and is told by mail.
async function storePassword(tx: Db, { id, email, firstName }: Owner, { passwordHash, now, keep }: Change) {
  await updateUser(tx, id, { passwordHash, passwordChangedAt: now, pendingEmail: null });
  await removeSessionsOf(tx, id, keep);
  await removeLinks(tx, id, 'reset');
  await removeLinks(tx, id, 'email');
  await queueMail(tx, { key: `password:${newId(now)}`, to: email, userId: id, now, letter: { about: 'password_changed', firstName } });
}

function checkIsOther(isTheSame: boolean) {
  if (isTheSame) throw fail('weak_password', { sentence: 'Please choose a password that differs from the current one.' });
}
