import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { brainAnswers } from './schema-brain.ts';
import { users, type BrainValues } from './schema.ts';

type NewAnswer = typeof brainAnswers.$inferInsert;

// Appends answers and makes them the current ones, in one transaction of the caller's. Only the fields that are named
// change, so two tabs that save different ones both keep theirs.
export async function insertAnswers(db: Db, userId: string, answers: NewAnswer[]) {
  if (answers.length === 0) return;
  await db.insert(brainAnswers).values(answers);
  const current = Object.fromEntries(answers.flatMap(({ field, value }) => (typeof value === 'string' ? [[field, value]] : []))) as BrainValues;
  if (Object.keys(current).length > 0) await db.update(users).set({ brain: sql`${users.brain} || ${JSON.stringify(current)}::jsonb` }).where(eq(users.id, userId));
}

export const listAnswers = (db: Db, userId: string, field: keyof BrainValues) =>
  db
    .select()
    .from(brainAnswers)
    .where(and(eq(brainAnswers.userId, userId), eq(brainAnswers.field, field), isNotNull(brainAnswers.value)))
    .orderBy(desc(brainAnswers.id));

export async function findAnswer(db: Db, userId: string, { id, field }: { id: string; field: keyof BrainValues }) {
  const [answer] = await db
    .select()
    .from(brainAnswers)
    .where(and(eq(brainAnswers.userId, userId), eq(brainAnswers.id, id), eq(brainAnswers.field, field), isNotNull(brainAnswers.value)));
  return answer ?? null;
}
