import { and, desc, eq, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { DraftChannel, DraftKind, DraftOutcome, KeptText } from '#contract/activity';
import type { Dimension } from '#contract/assistant';
import { asInstant, asJson, toJson } from './columns.ts';
import type { Db } from './connect.ts';
import { firstIdAt } from './id.ts';
import { drafts } from './schema-assistant.ts';

export type NewDraft = typeof drafts.$inferInsert;
// Without what is taken out of it for the figures.
export type StoredDraft = Omit<typeof drafts.$inferSelect, Dimension | 'words'>;

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;
export const figuresOf = ({ details, body }: Pick<NewDraft, 'details' | 'body'>) => {
  const { clarity, tone, persuasiveness, cta } = (details.scores ?? {}) as Partial<Record<Dimension, number>>;
  return { clarity, tone, persuasiveness, cta, words: countWords(body) };
};

// Not stored where one stands under the same key already: the same call, sent again.
export const storingDraft = (draft: NewDraft) => (payment: SQL) => sql`store_draft(${payment}, ${asJson(toJson(drafts, { ...draft, ...figuresOf(draft) }))})`;

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

export type DraftLine = Pick<StoredDraft, Exclude<keyof typeof rowColumns, 'isEdited'>> & { isEdited: boolean };
export type Wanted = { search?: string | undefined; kind?: DraftKind | undefined; channel?: DraftChannel | undefined; outcome?: DraftOutcome | 'none' | undefined };
const likeAll = (search: string) => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
const holds = (search: string) => sql`concat_ws(' ', ${drafts.subject}, ${drafts.body}, ${drafts.editedSubject}, ${drafts.editedBody}, ${drafts.request}::text) ilike ${likeAll(search)}`;

// What a list shows; the rest of a draft is read one at a time.
const rowColumns = {
  id: drafts.id,
  createdAt: drafts.createdAt,
  kind: drafts.kind,
  channel: drafts.channel,
  subject: sql<string | null>`coalesce(${drafts.editedSubject}, ${drafts.subject})`,
  body: sql<string>`coalesce(${drafts.editedBody}, ${drafts.body})`,
  isEdited: sql<boolean>`${drafts.editedBody} is not null`,
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
// Only on top of the revision that its writer saw. Back as it was written, it isn't an edited one.
export async function updateText(db: Db, { userId, id }: { userId: string; id: string }, { subject, body, revision }: KeptText) {
  const isWritten = sql`${drafts.body} = ${body} and coalesce(${drafts.subject}, '') = ${subject}`;
  const unlessWritten = (text: string) => sql`case when ${isWritten} then null else ${text} end`;
  const { rowCount } = await db
    .update(drafts)
    .set({ editedSubject: unlessWritten(subject), editedBody: unlessWritten(body), words: countWords(body), textRevision: revision + 1 })
    .where(and(one(userId, id), ne(drafts.kind, 'call_prep'), eq(drafts.textRevision, revision)));
  return rowCount === 1;
}

// What became of it, and since when. When it was sent is kept while an answer is waited for.
export async function updateOutcome(db: Db, { userId, id }: { userId: string; id: string }, { outcome, now }: { outcome: DraftOutcome | null; now: Date }) {
  const sentAt = outcome === null ? null : sql`coalesce(${drafts.sentAt}, ${asInstant(now)})`;
  const { rowCount } = await db.update(drafts).set({ outcome, outcomeAt: outcome === null ? null : now, sentAt }).where(one(userId, id));
  return rowCount === 1;
}

export async function removeDraft(db: Db, userId: string, id: string) {
  const { rowCount } = await db.delete(drafts).where(one(userId, id));
  return rowCount === 1;
}

// How many drafts since then wanted an answer of the Sales Brain that was not there, by its field.
export async function countGaps(db: Db, userId: string, since: Date): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ field: string; count: number }>(sql`
    select gap ->> 'field' as field, count(distinct ${drafts.groupId})::int as count
    from ${drafts}, jsonb_array_elements(case jsonb_typeof(${drafts.details} -> 'gaps') when 'array' then ${drafts.details} -> 'gaps' else '[]'::jsonb end) as gap
    where ${drafts.userId} = ${userId} and ${drafts.id} >= ${firstIdAt(since)}::uuid and gap ->> 'field' is not null
    group by 1`);
  return new Map(rows.map(({ field, count }) => [field, count]));
}
