import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { MAX_OPEN_COMMITMENTS, type Commitment, type CommitmentState } from '#contract/progress';
import { asInstant } from './columns.ts';
import type { Db } from './connect.ts';
import { commitments } from './schema-progress.ts';

type Row = typeof commitments.$inferSelect;
const MOST_LISTED = 50;
const shown = { id: commitments.id, cue: commitments.cue, action: commitments.action, state: commitments.state, day: commitments.day };
const one = ({ userId, id }: Pick<Row, 'userId' | 'id'>) => and(eq(commitments.userId, userId), eq(commitments.id, id));

// False where as many are open as anybody can keep.
export async function insertCommitment(db: Db, { userId, id, day, cue, action, createdAt }: Omit<Row, 'state'>) {
  const { rowCount } = await db.execute(sql`
    insert into commitments (user_id, id, day, cue, action, state, created_at)
    select ${userId}::uuid, ${id}::uuid, ${day}::date, ${cue}, ${action}, 'open', ${asInstant(createdAt)}
    where (select count(*) from commitments where user_id = ${userId} and state = 'open') < ${MAX_OPEN_COMMITMENTS}`);
  return rowCount === 1;
}

export const listCommitments = (db: Db, userId: string): Promise<Commitment[]> => db.select(shown).from(commitments).where(eq(commitments.userId, userId)).orderBy(desc(commitments.id)).limit(MOST_LISTED);

const open = (userId: string) => and(eq(commitments.userId, userId), eq(commitments.state, 'open'));
export const listOpenCommitments = (db: Db, userId: string): Promise<Commitment[]> => db.select(shown).from(commitments).where(open(userId)).orderBy(commitments.id);
// Of earlier days: how did it go?
export const listAskedAbout = (db: Db, userId: string, today: string): Promise<Commitment[]> => db.select(shown).from(commitments).where(and(open(userId), lt(commitments.day, today))).orderBy(commitments.id);

export async function updateCommitment(db: Db, whose: Pick<Row, 'userId' | 'id'>, state: CommitmentState) {
  const { rowCount } = await db.update(commitments).set({ state }).where(one(whose));
  return rowCount === 1;
}

export async function removeCommitment(db: Db, whose: Pick<Row, 'userId' | 'id'>) {
  const { rowCount } = await db.delete(commitments).where(one(whose));
  return rowCount === 1;
}
