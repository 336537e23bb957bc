import { hash } from 'node:crypto';
import { and, eq, getTableColumns, gt, inArray, is, lt, sql } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { queueBillingEnd } from './billing.ts';
import type { Db } from './connect.ts';
import { noteTrial } from './ledger.ts';
import { attempts, emailKeys, trialKeys, users } from './schema.ts';
import { tables } from './tables.ts';

export type NewUser = typeof users.$inferInsert;

// Claims the address first: of twenty sign-ups with one address, one wins. The others write the same rows and are rolled
// back by the caller, so that the time doesn't tell whether the address was taken.
export async function insertUser(db: Db, user: NewUser) {
  const claimed = await db.insert(emailKeys).values({ email: user.email, userId: user.id }).onConflictDoNothing();
  await db.insert(users).values(user);
  await noteTrial(db, user);
  return claimed.rowCount === 1;
}

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ user: users })
    .from(emailKeys)
    .innerJoin(users, eq(users.id, emailKeys.userId))
    .where(eq(emailKeys.email, email));
  return row?.user ?? null;
}

export async function findUser(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ?? null;
}

export async function updateUser(db: Db, userId: string, changes: Partial<NewUser>) {
  if (Object.keys(changes).length > 0) await db.update(users).set(changes).where(eq(users.id, userId));
}

// Moves the account to its pending address. False where someone else has it by now; null where nothing is pending.
export async function movePendingEmail(db: Db, userId: string): Promise<boolean | null> {
  const [user] = await db.select({ email: users.email, pendingEmail: users.pendingEmail }).from(users).where(eq(users.id, userId)).for('update');
  if (!user?.pendingEmail) return null;
  const claimed = await db.insert(emailKeys).values({ email: user.pendingEmail, userId }).onConflictDoNothing();
  if (claimed.rowCount === 0) return false;
  await db.delete(emailKeys).where(and(eq(emailKeys.email, user.email), eq(emailKeys.userId, userId)));
  await db.update(users).set({ email: user.pendingEmail, pendingEmail: null }).where(eq(users.id, userId));
  return true;
}

export type OwnedTable = PgTable & { userId: PgColumn };
// Every table with rows of a user, found in the schema itself: a table that is added later is not forgotten.
export const ownedTables = (): [string, OwnedTable][] =>
  Object.entries(tables).flatMap(([name, table]) => (is(table, PgTable) && table !== users && 'userId' in getTableColumns(table) ? [[name, table as OwnedTable]] : []));

// Removes all that belongs to these users, and tells who was there.
export async function removeAccounts(db: Db, userIds: string[], now: Date) {
  // Waits for what is being stored, and makes what comes later find nobody. In one order, so that two who remove the same don't wait for each other.
  const found = await db
    .select({ id: users.id, email: users.email, plan: users.plan, trialEndsAt: users.trialEndsAt, messagesRemaining: users.messagesRemaining })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(users.id)
    .for('update');
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return found;
  for (const id of ids) await queueBillingEnd(db, id, now);
  for (const [, table] of ownedTables()) await db.delete(table).where(inArray(table.userId, ids));
  await db.delete(attempts).where(inArray(sql`right(${attempts.key}, 36)`, ids));
  await db.delete(users).where(inArray(users.id, ids));
  return found;
}

const hashEmail = (email: string) => hash('sha256', `trial:${email}`, 'base64url');

type Trial = { trialEndsAt: Date; messagesRemaining: number };
export async function rememberTrial(db: Db, email: string, trial: Trial & { endsAt: Date }) {
  await db.insert(trialKeys).values({ emailHash: hashEmail(email), ...trial }).onConflictDoUpdate({ target: trialKeys.emailHash, set: trial });
}

export async function findPastTrial(db: Db, email: string, now: Date): Promise<Trial | null> {
  const [trial] = await db
    .select({ trialEndsAt: trialKeys.trialEndsAt, messagesRemaining: trialKeys.messagesRemaining })
    .from(trialKeys)
    .where(and(eq(trialKeys.emailHash, hashEmail(email)), gt(trialKeys.endsAt, now)));
  return trial ?? null;
}

export const removeOldTrials = (db: Db, now: Date) => db.delete(trialKeys).where(lt(trialKeys.endsAt, now));
