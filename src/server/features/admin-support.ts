import type { SupportRequest } from '#contract/admin-support';
import { fail } from '#contract/errors';
import { newId } from '#server/db/id';
import { NOBODY } from '#server/db/schema';
import { findSupportRequest, insertReply, listReplies, listSupportPage, resolveRequest, type SupportLine } from '#server/db/support';
import type { Handlers } from '#server/http/handler';
import { queueMail } from '#server/jobs/mail';
import { audit } from './admin-audit.ts';
import { readPlace, writePlace } from './admin-user-row.ts';

const EMAIL = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/;

export const adminSupportHandlers = {
  async listSupportRequests({ input, db }) {
    const { after, limit, ...filter } = input;
    const place = after === undefined ? null : readPlace(after, 'createdAt');
    const rows = await listSupportPage(db, { ...filter, after: place && { at: place.value, id: place.id }, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return { requests: shown.map(describe), nextPage: rows.length > limit && last ? writePlace({ value: last.place, id: last.id }) : null };
  },

  async readSupportRequest({ input, db, client, now }) {
    const { request, replies } = await db.transaction(async (tx) => {
      const found = (await findSupportRequest(tx, input.id)) ?? refuse();
      await audit(tx, { client, now }, { action: 'support.read', subject: `support ${input.id}` });
      return { request: found, replies: await listReplies(tx, found) };
    });
    const first = { id: request.id, from: 'user' as const, text: request.message, createdAt: request.createdAt.toISOString() };
    return { request: describe(request), thread: [first, ...replies.map(({ id, text, createdAt }) => ({ id, from: 'staff' as const, text, createdAt: createdAt.toISOString() }))] };
  },

  async replyToSupport({ input, db, settings, client, now }) {
    const { id: requestId, text } = input;
    const at = now();
    await db.transaction(async (tx) => {
      const request = (await findSupportRequest(tx, requestId)) ?? refuse();
      const to = request.email ?? request.claimedEmail ?? '';
      if (!EMAIL.test(to)) throw fail('conflict', { sentence: 'This request came without an address to answer to.' });
      const id = newId(at);
      if (!(await insertReply(tx, { userId: request.userId, id, requestId, text, createdAt: at }))) refuse();
      await queueMail(tx, {
        key: `support-reply:${id}`,
        to,
        replyTo: settings.SUPPORT_EMAIL,
        userId: request.userId === NOBODY ? null : request.userId,
        now: at,
        letter: { about: 'support_reply', subject: request.subject, name: request.firstName ?? request.claimedName ?? '', reply: text, message: request.message },
      });
      await audit(tx, { client, now }, { action: 'support.replied', subject: `support ${requestId}`, after: `${text.length} characters` });
    });
    return { success: true };
  },

  // Two of the staff may press at once: the second finds it as it wanted it.
  async resolveSupport({ input, db, client, now }) {
    await db.transaction(async (tx) => {
      if (await resolveRequest(tx, input.id, now())) await audit(tx, { client, now }, { action: 'support.resolved', subject: `support ${input.id}`, before: 'open', after: 'resolved' });
      else if (!(await findSupportRequest(tx, input.id))) refuse();
    });
    return { success: true };
  },
} satisfies Handlers;

const refuse = (): never => {
  throw fail('not_found');
};

const describe = ({ id, userId, email, claimedEmail, issueType, subject, isPriority, createdAt, answeredAt, resolvedAt }: Omit<SupportLine, 'place'>): SupportRequest => ({
  id,
  userId: userId === NOBODY ? null : userId,
  email: email ?? claimedEmail,
  issueType,
  subject,
  isPriority,
  resolved: resolvedAt !== null,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  resolvedAt: resolvedAt?.toISOString() ?? null,
});
