import { and, eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { dialogs } from './schema-brain.ts';
import { users } from './schema.ts';

type Dialog = typeof dialogs.$inferSelect;

// The dialog, held until the transaction ends, so that two tabs take turns. Made where there is none yet.
export async function lockDialog(db: Db, fresh: Pick<Dialog, 'userId' | 'kind' | 'threadId' | 'updatedAt'> & Partial<Pick<Dialog, 'state'>>): Promise<Dialog> {
  await db.insert(dialogs).values(fresh).onConflictDoNothing();
  const [dialog] = await db
    .select()
    .from(dialogs)
    .where(and(eq(dialogs.userId, fresh.userId), eq(dialogs.kind, fresh.kind)))
    .for('update');
  return dialog!;
}

export const listDialogs = (db: Db, userId: string) => db.select().from(dialogs).where(eq(dialogs.userId, userId));

export const updateDialog = (db: Db, { userId, kind }: Pick<Dialog, 'userId' | 'kind'>, changes: Partial<Dialog>) =>
  db
    .update(dialogs)
    .set(changes)
    .where(and(eq(dialogs.userId, userId), eq(dialogs.kind, kind)));

export const removeDialogs = (db: Db, userId: string) => db.delete(dialogs).where(eq(dialogs.userId, userId));

export const markOnboarded = (db: Db, userId: string) => db.update(users).set({ llmOnboardingCompleted: true }).where(eq(users.id, userId));
