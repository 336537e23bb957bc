import { hash } from 'node:crypto';
import { fail } from '#contract/errors';
import { GENERAL_INQUIRY, issueTypes, readInquiry } from '#contract/support';
import { hasPrioritySupport } from '#domain/plan';
import { newId } from '#server/db/id';
import { NOBODY } from '#server/db/schema';
import { insertSupportRequest } from '#server/db/support';
import type { Handlers } from '#server/http/handler';
import { queueMail } from '#server/jobs/mail';

const EMAIL = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/;

export const supportHandlers = {
  async askSupport({ input, user, db, settings, now, replayKey }) {
    const { subject, message, issueType } = input;
    if (!user && issueType !== GENERAL_INQUIRY) throw fail('not_signed_in');
    const inquiry = issueType === GENERAL_INQUIRY ? readInquiry(message) : null;
    const userId = user?.id ?? NOBODY;
    const id = replayKey ? idFrom(userId, replayKey) : newId(now());
    const text = inquiry?.message ?? message;
    // The request and its copy are stored together, or neither is.
    await db.transaction(async (tx) => {
      const request = { userId, id, issueType, subject, message: text, isPriority: user !== null && hasPrioritySupport(user), createdAt: now() };
      const isNew = await insertSupportRequest(tx, { ...request, claimedName: inquiry?.name ?? null, claimedEmail: inquiry?.email ?? null });
      if (!isNew) return;
      const claimed = inquiry ? `${inquiry.name} <${inquiry.email}> (not verified)` : 'A visitor';
      const sender = user ? `${user.firstName} ${user.lastName} <${user.email}>` : claimed;
      const answerTo = user?.email ?? inquiry?.email ?? '';
      await queueMail(tx, {
        key: `support:${id}`,
        to: settings.SUPPORT_EMAIL,
        ...(EMAIL.test(answerTo) && { replyTo: answerTo }),
        userId: user?.id ?? null,
        now: now(),
        letter: { about: 'support', subject, issueType: labelOf(issueType), message: text, sender },
      });
    });
    return { success: true, message: "We'll respond shortly to your request." };
  },
} satisfies Handlers;

const labelOf = (type: string) => issueTypes.find(({ value }) => value === type)?.label ?? 'Contact form';

// A call that is sent again after a crash finds its row by the same id.
function idFrom(userId: string, key: string) {
  const hex = hash('sha256', `${userId}:${key}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
