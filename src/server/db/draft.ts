import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { DraftKind, DraftOutcome } from '#contract/activity';
import type { Channel } from '#contract/assistant';
import type { Db } from './connect.ts';
import { drafts } from './schema-assistant.ts';

export type NewDraft = typeof drafts.$inferInsert;
export type StoredDraft = typeof drafts.$inferSelect;

// False where a draft stands under the same key already: the same call, sent again.
export async function insertDraft(db: Db, draft: NewDraft) {
  const { rowCount } = await db.insert(drafts).values(draft).onConflictDoNothing();
  return rowCount === 1;
}

const one = (userId: string, id: string) => and(eq(drafts.userId, userId), eq(drafts.id, id));

export async function findDraft(db: Db, userId: string, id: string) {
  const [draft] = await db.select().from(drafts).where(one(userId, id));
  return draft ?? null;
}

export async function findDraftByReplay(db: Db, userId: string, key: string) {
  const [draft] = await db.select().from(drafts).where(and(eq(drafts.userId, userId), eq(drafts.replayKey, key)));
  return draft ?? null;
}

export async function hasGroup(db: Db, userId: string, groupId: string) {
  const rows = await db.select({ id: drafts.id }).from(drafts).where(and(eq(drafts.userId, userId), eq(drafts.groupId, groupId))).limit(1);
  return rows.length === 1;
}

export type DraftLine = Pick<StoredDraft, keyof typeof rowColumns>;
export type Wanted = { search?: string | undefined; kind?: DraftKind | undefined; channel?: Channel | undefined; outcome?: DraftOutcome | 'none' | undefined };
const likeAll = (search: string) => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
const holds = (search: string) => sql`(coalesce(${drafts.subject}, '') || ' ' || ${drafts.body} || ' ' || ${drafts.request}::text) ilike ${likeAll(search)}`;

// What a list shows; the rest of a draft is read one at a time.
const rowColumns = {
  id: drafts.id,
  createdAt: drafts.createdAt,
  kind: drafts.kind,
  channel: drafts.channel,
  subject: drafts.subject,
  body: drafts.body,
  score: drafts.score,
  outcome: drafts.outcome,
  groupId: drafts.groupId,
  version: drafts.version,
};

// By key: the id sorts by time, so any page is as quick as the first.
export function listDraftPage(db: Db, userId: string, { after, limit, ...wanted }: Wanted & { after?: string | undefined; limit: number }) {
  const { search, kind, channel, outcome } = wanted;
  return db
    .select(rowColumns)
    .from(drafts)
    .where(
      and(
        eq(drafts.userId, userId),
        after ? lt(drafts.id, after) : undefined,
        kind ? eq(drafts.kind, kind) : undefined,
        channel ? eq(drafts.channel, channel) : undefined,
        outcome === 'none' ? isNull(drafts.outcome) : outcome ? eq(drafts.outcome, outcome) : undefined,
        search ? holds(search) : undefined,
      ),
    )
    .orderBy(desc(drafts.id))
    .limit(limit);
}
// What became of it, and since when. When it was sent is kept while an answer is waited for.
export async function updateOutcome(db: Db, { userId, id }: { userId: string; id: string }, { outcome, now }: { outcome: DraftOutcome | null; now: Date }) {
  const sentAt = outcome === null ? null : sql`coalesce(${drafts.sentAt}, ${now.toISOString()}::timestamptz)`;
  const { rowCount } = await db.update(drafts).set({ outcome, outcomeAt: outcome === null ? null : now, sentAt }).where(one(userId, id));
  return rowCount === 1;
}

export async function removeDraft(db: Db, userId: string, id: string) {
  const { rowCount } = await db.delete(drafts).where(one(userId, id));
  return rowCount === 1;
}
