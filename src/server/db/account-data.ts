import { asc, eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { ownedTables, type OwnedTable } from './account.ts';
import type { Db } from './connect.ts';
import { users } from './schema.ts';

type Row = Record<string, unknown>;
const PAGE_ROWS = 500;
// Keys and hashes open things; they are no data of a person.
const notData = new Set(['emailKeys', 'sessionKeys', 'linkKeys', 'replays', 'jobs', 'customerKeys']);

async function* readRows(db: Db, table: OwnedTable, userId: string): AsyncGenerator<Row[]> {
  const order = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns).map((column) => asc(column));
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const rows: Row[] = await db.select().from(table as OwnedTable & typeof users).where(eq(table.userId, userId)).orderBy(...order).limit(PAGE_ROWS).offset(offset);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
  }
}

// Everything that is stored about a user, table by table, in pages.
export async function* readAccountData(db: Db, userId: string): AsyncGenerator<{ name: string; columns: string[]; pages: AsyncGenerator<Row[]> }> {
  const { passwordHash: _, ...open } = getTableColumns(users);
  const profile = db.select(open).from(users).where(eq(users.id, userId));
  yield { name: 'profile', columns: Object.keys(open), pages: (async function* () { yield await profile; })() };
  for (const [name, table] of ownedTables()) {
    if (!notData.has(name)) yield { name, columns: Object.keys(getTableColumns(table)), pages: readRows(db, table, userId) };
  }
}
