import { and, desc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { drafts } from './schema-assistant.ts';
import { users } from './schema.ts';

// Drafts as staff see them: of all users, by time. A list carries the beginning of a text, because that is all it shows.
const LISTED_LETTERS = 600;
type Page = { after?: string | undefined; limit: number };

const asked = sql<string>`coalesce(${drafts.request}->>'inboundMessage', ${drafts.request}->>'targetBrief', ${drafts.request}->>'objectionText', ${drafts.request}->>'message_text', ${drafts.request}->>'brief', '')`;
const cut = (text: SQL<string>) => sql<string>`left(${text}, ${LISTED_LETTERS})`;
const score = (name: string) => sql<number>`coalesce((${drafts.details}->'scores'->>${name})::float8, 0)`;
const writer = { firstName: users.firstName, lastName: users.lastName, email: users.email, tone: sql<string | null>`${users.brain}->>'tone'` };
const line = {
  id: drafts.id,
  userId: drafts.userId,
  kind: drafts.kind,
  ms: drafts.ms,
  engine: drafts.engine,
  createdAt: drafts.createdAt,
  flaggedAt: drafts.flaggedAt,
  chip: sql<string | null>`${drafts.request}->>'chip'`,
  goal: sql<string | null>`${drafts.request}->>'goal'`,
  toneUsed: sql<string | null>`${drafts.details}->>'tone'`,
  clarity: score('clarity'),
  toneScore: score('tone'),
  persuasiveness: score('persuasiveness'),
  cta: score('cta'),
  ...writer,
};
const listed = { ...line, asked: cut(asked), body: cut(sql<string>`${drafts.body}`) };
const whole = { ...line, asked, body: sql<string>`${drafts.body}` };
export type ReviewedDraft = Awaited<ReturnType<typeof listDraftsOfAll>>[number];

const isRewrite = sql`${drafts.kind} = 'rewrite'`;
const select = (db: Db, columns: typeof listed) => db.select(columns).from(drafts).innerJoin(users, eq(users.id, drafts.userId));

export const listDraftsOfAll = (db: Db, { after, limit }: Page) =>
  select(db, listed)
    .where(after ? lt(drafts.id, after) : undefined)
    .orderBy(desc(drafts.id))
    .limit(limit);

export const listRewritesOfAll = (db: Db, { after, limit, flagged }: Page & { flagged?: boolean | undefined }) =>
  select(db, listed)
    .where(and(isRewrite, after ? lt(drafts.id, after) : undefined, flagged === undefined ? undefined : flagged ? isNotNull(drafts.flaggedAt) : isNull(drafts.flaggedAt)))
    .orderBy(desc(drafts.id))
    .limit(limit);

export async function findDraftOfAll(db: Db, id: string, kind?: 'rewrite') {
  const [draft] = await select(db, whole).where(and(eq(drafts.id, id), kind && isRewrite));
  return draft ?? null;
}

// Null where there is no such rewrite; else whether anything changed.
export async function flagRewrite(db: Db, id: string, { flagged, now }: { flagged: boolean; now: Date }) {
  const [found] = await db.select({ userId: drafts.userId, flaggedAt: drafts.flaggedAt }).from(drafts).where(and(eq(drafts.id, id), isRewrite)).for('update');
  if (!found) return null;
  if ((found.flaggedAt !== null) === flagged) return false;
  await db.update(drafts).set({ flaggedAt: flagged ? now : null }).where(and(eq(drafts.userId, found.userId), eq(drafts.id, id)));
  return true;
}

// What the figures of rewrites are made of: the latest so many.
export const listRewriteFacts = (db: Db, limit: number) =>
  db
    .select({
      email: users.email,
      defaultTone: writer.tone,
      toneUsed: line.toneUsed,
      chip: line.chip,
      goal: line.goal,
      originalLength: sql<number>`char_length(${asked})`,
      rewrittenLength: sql<number>`char_length(${drafts.body})`,
      clarity: line.clarity,
      tone: line.toneScore,
      persuasiveness: line.persuasiveness,
      cta: line.cta,
      flagged: sql<boolean>`${drafts.flaggedAt} is not null`,
    })
    .from(drafts)
    .innerJoin(users, eq(users.id, drafts.userId))
    .where(isRewrite)
    .orderBy(desc(drafts.id))
    .limit(limit);
export type RewriteFact = Awaited<ReturnType<typeof listRewriteFacts>>[number];

export async function countRewrites(db: Db) {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(drafts).where(isRewrite);
  return row!.count;
}
