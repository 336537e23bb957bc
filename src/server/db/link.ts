import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { linkKeys } from './schema.ts';

type Link = typeof linkKeys.$inferInsert;
type Kind = Link['kind'];

// Only the newest link of a kind is good.
export async function insertLink(db: Db, link: Link) {
  await removeLinks(db, link.userId, link.kind);
  await db.insert(linkKeys).values(link);
}

// Good once: of two uses at once, one gets it.
export async function takeLink(db: Db, { hash, kind, now }: { hash: string; kind: Kind; now: Date }) {
  const [taken] = await db
    .delete(linkKeys)
    .where(and(eq(linkKeys.hash, hash), eq(linkKeys.kind, kind), gt(linkKeys.endsAt, now)))
    .returning({ userId: linkKeys.userId });
  return taken?.userId ?? null;
}

export const removeLinks = (db: Db, userId: string, kind: Kind) => db.delete(linkKeys).where(and(eq(linkKeys.userId, userId), eq(linkKeys.kind, kind)));
export const removeOldLinks = (db: Db, now: Date) => db.delete(linkKeys).where(lt(linkKeys.endsAt, now));
