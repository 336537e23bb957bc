import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { facts } from './schema.ts';

export async function findFact(db: Db, name: string) {
  const [fact] = await db.select({ value: facts.value }).from(facts).where(eq(facts.name, name));
  return fact?.value ?? null;
}

// Held until the transaction ends. Null where there is none, or where another transaction holds it.
export async function holdFact(tx: Db, name: string) {
  const [fact] = await tx.select({ value: facts.value }).from(facts).where(eq(facts.name, name)).for('update', { skipLocked: true });
  return fact?.value ?? null;
}

// True for the one process that made it.
export async function insertFact(db: Db, name: string, value: string) {
  const { rowCount } = await db.insert(facts).values({ name, value }).onConflictDoNothing();
  return rowCount === 1;
}
