import { eq, lt } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { adminSessions } from './schema.ts';

export type AdminSession = typeof adminSessions.$inferSelect;

export const insertAdminSession = (db: Db, session: AdminSession) => db.insert(adminSessions).values(session);
export async function findAdminSession(db: Db, hash: string): Promise<AdminSession | null> {
  const [session] = await db.select().from(adminSessions).where(eq(adminSessions.hash, hash));
  return session ?? null;
}
export const touchAdminSession = (db: Db, hash: string, now: Date) => db.update(adminSessions).set({ lastSeenAt: now }).where(eq(adminSessions.hash, hash));
export async function removeAdminSession(db: Db, hash: string) {
  const { rowCount } = await db.delete(adminSessions).where(eq(adminSessions.hash, hash));
  return rowCount === 1;
}
export const removeOldAdminSessions = (db: Db, now: Date) => db.delete(adminSessions).where(lt(adminSessions.endsAt, now));
