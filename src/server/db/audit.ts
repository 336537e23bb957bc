import { and, desc, lt, or, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { auditEntries } from './schema-admin.ts';

export type NewAuditEntry = typeof auditEntries.$inferInsert;

export const insertAudit = (db: Db, entries: NewAuditEntry | NewAuditEntry[]) => db.insert(auditEntries).values(Array.isArray(entries) ? entries : [entries]);

const likeAll = (search: string) => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
export function listAuditPage(db: Db, { search, after, limit }: { search?: string | undefined; after?: string | undefined; limit: number }) {
  const { who, action, subject, before, after: later, address } = auditEntries;
  const holds = search && or(...[who, action, subject, before, later, address].map((column) => sql`${column} ilike ${likeAll(search)}`));
  return db
    .select()
    .from(auditEntries)
    .where(and(after ? lt(auditEntries.id, after) : undefined, holds || undefined))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}
