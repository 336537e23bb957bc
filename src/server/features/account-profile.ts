import { hash } from 'node:crypto';
import { brainQuestions, type BrainField } from '#contract/brain';
import { fail } from '#contract/errors';
import { isBrainComplete } from '#domain/brain';
import { movePendingEmail, updateUser } from '#server/db/account';
import { queueBillingWho } from '#server/db/billing';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import { insertLink, takeLink } from '#server/db/link';
import type { SignedIn } from '#server/db/session';
import { countAttempt } from '#server/db/throttle';
import type { BrainValues } from '#server/db/schema';
import { changedValues, keepAnswers } from '#server/flows/brain';
import type { Handlers } from '#server/http/handler';
import { hashToken, newToken } from '#server/http/session';
import { LINK_LIVES_MS } from '#server/jobs/account-reset';
import { queueMail } from '#server/jobs/mail';
import { isTimeZone } from './account-time.ts';

const EMAIL_CHANGES_AN_HOUR = 5;

export const profileHandlers = {
  readProfile: async ({ user }) => describeUser(user),
  readUser: async ({ user }) => describeUser(user),

  async editProfile({ input, user, db, settings, now }) {
    const { firstName, lastName, contactNumber, timeZone, email, ...brain } = input;
    if (timeZone !== undefined && !isTimeZone(timeZone)) throw fail('invalid', { fields: { timeZone: 'That time zone is not known.' } });
    const moves = email !== undefined && email !== user.email;
    if (moves) await countEmailChange(db, user, { most: EMAIL_CHANGES_AN_HOUR * settings.THROTTLE_SCALE, now: now() });
    await db.transaction(async (tx) => {
      await updateUser(tx, user.id, onlyGiven({ firstName, lastName, contactNumber, timeZone }));
      await keepAnswers(tx, user.id, { given: changedValues(user.brain, onlyGiven(brain)), source: 'edit', now: now() });
      if (moves) await askNewAddress(tx, { user, email, now: now() });
      if ((firstName ?? user.firstName) !== user.firstName || (lastName ?? user.lastName) !== user.lastName) await queueBillingWho(tx, user.id, now());
    });
    return { success: true };
  },

  // What a browser says of its own completeness is not believed.
  async saveProfile({ input, user, db, now }) {
    const brain = { ...input, llmOnboardingCompleted: undefined, profileCompletionStatus: undefined };
    await db.transaction((tx) => keepAnswers(tx, user.id, { given: changedValues(user.brain, onlyGiven(brain)), source: 'wizard', now: now() }));
    return { success: true };
  },

  async confirmEmail({ input, db, now }) {
    const at = now();
    await db.transaction(async (tx) => {
      const userId = await takeLink(tx, { hash: hashToken(input.token), kind: 'email', now: at });
      const moved = userId && (await movePendingEmail(tx, userId));
      if (moved === false) throw fail('already_exists');
      if (!moved) throw fail('expired_link', { sentence: 'This link is invalid or has expired.' });
      await queueBillingWho(tx, userId, at);
    });
    return { success: true };
  },
} satisfies Handlers;

// The address changes only when the new one has been proved by a link; the old one is told at once.
async function askNewAddress(tx: Db, { user, email, now }: { user: SignedIn; email: string; now: Date }) {
  const token = newToken();
  const key = newId(now);
  await updateUser(tx, user.id, { pendingEmail: email });
  await insertLink(tx, { hash: hashToken(token), userId: user.id, kind: 'email', endsAt: new Date(now.getTime() + LINK_LIVES_MS) });
  const { id: userId, firstName } = user;
  await queueMail(tx, { key: `confirm-email:${key}`, to: email, userId, now, letter: { about: 'confirm_email', firstName, token } });
  await queueMail(tx, { key: `email-change:${key}`, to: user.email, userId, now, letter: { about: 'email_change_asked', firstName, newEmail: email } });
}

async function countEmailChange(db: Db, user: SignedIn, { most, now }: { most: number; now: Date }) {
  const { count } = await countAttempt(db, `email_change:${hash('sha256', user.id, 'base64url')}`, { now, windowSeconds: 3600 });
  if (count > most) throw fail('too_many', { retryAfterSeconds: 3600 });
}

const onlyGiven = <T extends object>(values: T) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };

function describeUser(user: SignedIn) {
  const { id, email, pendingEmail, firstName, lastName, contactNumber, plan, timeZone, createdAt, brain, llmOnboardingCompleted } = user;
  const answers = Object.fromEntries(brainQuestions.map(({ field }) => [field, brain[field] ?? ''])) as Record<BrainField, string>;
  return {
    id,
    email,
    pendingEmail,
    username: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    contactNumber,
    plan,
    timeZone,
    createdAt: createdAt.toISOString(),
    llmOnboardingCompleted,
    profileCompletionStatus: isBrainComplete(brain) ? ('complete' as const) : ('incomplete' as const),
    ...wizardOf(brain),
    ...answers,
  };
}

const wizardOf = ({ businessName = '', industry = '', salesLevel = '', platformLink = '', tone = '', goal = '' }: BrainValues) => ({ businessName, industry, salesLevel, platformLink, tone, goal });
