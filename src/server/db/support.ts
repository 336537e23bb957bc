import type { Db } from './connect.ts';
import { supportRequests } from './schema.ts';

// False where the same request is there already.
export async function insertSupportRequest(db: Db, request: typeof supportRequests.$inferInsert) {
  const { rowCount } = await db.insert(supportRequests).values(request).onConflictDoNothing();
  return rowCount === 1;
}
