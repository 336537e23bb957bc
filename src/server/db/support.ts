import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { asInstant } from './columns.ts';
import type { Db } from './connect.ts';
import { supportReplies } from './schema-admin.ts';
import { supportRequests, users } from './schema.ts';

// False where the same request is there already.
export async function insertSupportRequest(db: Db, request: typeof supportRequests.$inferInsert) {
  const { rowCount } = await db.insert(supportRequests).values(request).onConflictDoNothing();
  return rowCount === 1;
}

const columns = {
  userId: supportRequests.userId,
  id: supportRequests.id,
  issueType: supportRequests.issueType,
  subject: supportRequests.subject,
  isPriority: supportRequests.isPriority,
  claimedName: supportRequests.claimedName,
  claimedEmail: supportRequests.claimedEmail,
  createdAt: supportRequests.createdAt,
  answeredAt: supportRequests.answeredAt,
  resolvedAt: supportRequests.resolvedAt,
  email: users.email,
  firstName: users.firstName,
};
export type SupportLine = Awaited<ReturnType<typeof listSupportPage>>[number];

type Wanted = { resolved?: boolean | undefined; isPriority?: boolean | undefined; after?: { at: string; id: string } | null; limit: number };
export function listSupportPage(db: Db, { resolved, isPriority, after, limit }: Wanted) {
  return db
    .select({ ...columns, place: sql<string>`${supportRequests.createdAt}::text` })
    .from(supportRequests)
    .leftJoin(users, eq(users.id, supportRequests.userId))
    .where(
      and(
        resolved === undefined ? undefined : resolved ? isNotNull(supportRequests.resolvedAt) : isNull(supportRequests.resolvedAt),
        isPriority === undefined ? undefined : eq(supportRequests.isPriority, isPriority),
        after ? sql`(${supportRequests.createdAt}, ${supportRequests.id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(supportRequests.createdAt), desc(supportRequests.id))
    .limit(limit);
}

export async function findSupportRequest(db: Db, id: string) {
  const [request] = await db
    .select({ ...columns, message: supportRequests.message })
    .from(supportRequests)
    .leftJoin(users, eq(users.id, supportRequests.userId))
    .where(eq(supportRequests.id, id));
  return request ?? null;
}

export const listReplies = (db: Db, request: { userId: string; id: string }) =>
  db.select().from(supportReplies).where(and(eq(supportReplies.userId, request.userId), eq(supportReplies.requestId, request.id))).orderBy(asc(supportReplies.id));

// The first answer alone says how long somebody waited. False where the request went with its account.
export async function insertReply(db: Db, reply: typeof supportReplies.$inferInsert) {
  const { rowCount } = await db
    .update(supportRequests)
    .set({ answeredAt: sql`coalesce(${supportRequests.answeredAt}, ${reply.createdAt.toISOString()}::timestamptz)` })
    .where(and(eq(supportRequests.userId, reply.userId), eq(supportRequests.id, reply.requestId)));
  if (rowCount === 1) await db.insert(supportReplies).values(reply);
  return rowCount === 1;
}

// False where it was resolved before, or never was there.
export async function resolveRequest(db: Db, id: string, now: Date) {
  const { rowCount } = await db
    .update(supportRequests)
    .set({ resolvedAt: now, answeredAt: sql`coalesce(${supportRequests.answeredAt}, ${asInstant(now)})` })
    .where(and(eq(supportRequests.id, id), isNull(supportRequests.resolvedAt)));
  return rowCount === 1;
}

// What waits for an answer follows the plan and the switch of whoever wrote it.
export const setPriorityOfOpen = (db: Db, userId: string, isPriority: boolean) =>
  db.update(supportRequests).set({ isPriority }).where(and(eq(supportRequests.userId, userId), isNull(supportRequests.resolvedAt)));
