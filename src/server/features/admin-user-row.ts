import type { UserRecord, UserSort } from '#contract/admin-user';
import { fail } from '#contract/errors';
import { countMessages } from '#domain/plan';
import type { ListedUser, UserPlace } from '#server/db/user-list';

export function describeRow(user: ListedUser, now: Date): UserRecord {
  const { id, email, firstName, lastName, plan, prioritySupport, messagesSent, createdAt, lastActiveAt } = user;
  return {
    id,
    email,
    username: `${firstName} ${lastName}`.trim(),
    plan,
    prioritySupport,
    messagesRemaining: countMessages(user, now),
    totalMessagesSent: messagesSent,
    stripeCustomerId: user.customerId,
    stripeSubscriptionId: user.subscriptionId,
    createdAt: createdAt.toISOString(),
    lastActivity: lastActiveAt.toISOString(),
  };
}

// Where a page ended, opaque to whoever sends it back.
export const writePlace = ({ value, id }: UserPlace) => Buffer.from(JSON.stringify([value, id])).toString('base64url');

const isId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const isNumber = /^\d{1,10}$/;
const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/;
const shapes: Partial<Record<UserSort, RegExp>> = { createdAt: isTime, lastActivity: isTime, messagesRemaining: isNumber, totalMessagesSent: isNumber };

export function readPlace(text: string, sort: UserSort): UserPlace {
  const [value, id] = parse(text);
  if (typeof value !== 'string' || typeof id !== 'string' || !isId.test(id) || value.includes('\0') || shapes[sort]?.test(value) === false) throw refusal();
  return { value, id };
}
function parse(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
const refusal = () => fail('invalid', { fields: { after: 'That page is not known.' } });
