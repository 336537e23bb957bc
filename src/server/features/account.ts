import { fail } from '#contract/errors';
import { dayOf } from '#domain/day';
import { passwordExpiry } from '#domain/password-age';
import { countMessages, trialEnd } from '#domain/plan';
import { hashPassword, isOutdated, verifyPassword } from '#server/adapters/password';
import { findPastTrial, findUserByEmail, insertUser, updateUser, type NewUser } from '#server/db/account';
import type { Db } from '#server/db/connect';
import { noteDevice } from '#server/db/device';
import { newId } from '#server/db/id';
import { removeSession } from '#server/db/session';
import { countAttempt } from '#server/db/throttle';
import type { Client, Handlers } from '#server/http/handler';
import { noResumeCookie, openSession } from '#server/http/session';
import { accountKey } from '#server/http/throttle';
import { queueMail } from '#server/jobs/mail';
import { describeDevice } from './account-device.ts';
import { checkNewPassword } from './account-policy.ts';
import { isTimeZone, sayTime } from './account-time.ts';

export const accountHandlers = {
  async register({ input, db, client, settings, now, setCookie }) {
    const { firstName, lastName, email, password, termsVersion, timeZone } = input;
    checkNewPassword(password);
    // Hashed before asking whether the address is taken, so that both answers take as long.
    const passwordHash = await hashPassword(password);
    const at = now();
    const trial = (await findPastTrial(db, email, at)) ?? { trialEndsAt: trialEnd(at, settings.TRIAL_DAYS), messagesRemaining: settings.TRIAL_MESSAGES };
    const user = {
      id: newId(at),
      email,
      passwordHash,
      passwordChangedAt: at,
      firstName,
      lastName,
      timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
      ...trial,
      termsVersion: termsVersion ?? null,
      createdAt: at,
      lastActiveAt: at,
    };
    const { token, cookie } = await createAccount(db, user, client);
    setCookie(cookie);
    return { token, user: { firstName } };
  },

  async login({ input, user: earlier, db, client, settings, now, setCookie }) {
    const user = await findUserByEmail(db, input.email);
    const matches = await verifyPassword(user?.passwordHash ?? null, input.password);
    if (!user || !matches) throw fail('wrong_credentials');
    if (isOutdated(user.passwordHash)) await updateUser(db, user.id, { passwordHash: await hashPassword(input.password) });
    const at = now();
    const expires = passwordExpiry(user.passwordChangedAt, settings.PASSWORD_MAX_AGE_DAYS);
    const passwordExpired = expires !== null && expires <= at;
    const { token, cookie } = await db.transaction(async (tx) => {
      if (earlier) await removeSession(tx, earlier.id, earlier.session.id);
      const opened = await openSession(tx, { userId: user.id, kind: passwordExpired ? 'expired' : 'live', client, now: at });
      const isKnown = await noteDevice(tx, { userId: user.id, now: at, ...placeOf(client) });
      const letter = { about: 'new_sign_in' as const, firstName: user.firstName, device: describeDevice(client.device), address: client.address, at: sayTime(at, user.timeZone) };
      if (!isKnown) await queueMail(tx, { key: `sign-in:${opened.id}`, to: user.email, userId: user.id, now: at, letter });
      return opened;
    });
    if (!passwordExpired) setCookie(cookie);
    return {
      token: passwordExpired ? null : token,
      tempToken: passwordExpired ? token : null,
      passwordExpired,
      passwordExpiryDate: expires?.toISOString() ?? null,
      user: { firstName: user.firstName },
      showDailyMotivator: !passwordExpired && user.motivatedOn !== dayOf(at, user.timeZone),
    };
  },

  async logout({ user, db, setCookie }) {
    if (user) await removeSession(db, user.id, user.session.id);
    setCookie(noResumeCookie);
    return { success: true };
  },

  readStatus: async ({ user, settings, now }) => ({ plan: user.plan, messagesRemaining: countMessages(user, now()), ...(settings.ASSISTANT_EXTRAS && { assistantExtras: true as const }) }),
} satisfies Handlers;

const placeOf = ({ network, device }: Client) => ({ network, device: describeDevice(device) });

async function createAccount(db: Db, user: NewUser, client: Client) {
  const now = user.createdAt;
  const create = db.transaction(async (tx) => {
    const isFree = await insertUser(tx, user);
    await noteDevice(tx, { userId: user.id, now, ...placeOf(client) });
    const opened = await openSession(tx, { userId: user.id, kind: 'live', client, now });
    if (!isFree) throw fail('already_exists');
    return opened;
  });
  return create.catch(async (error: unknown) => {
    // A commit takes longer than a rollback, so a taken address costs one too.
    await countAttempt(db, accountKey('register', user.email), { now, windowSeconds: 3600 });
    throw error;
  });
}
