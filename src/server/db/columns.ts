import { getTableColumns, sql } from 'drizzle-orm';
import { timestamp, uuid, type PgTable } from 'drizzle-orm/pg-core';

// The columns that many tables have, said once.
export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const id = uuid('id').notNull();
export const userId = uuid('user_id').notNull();
export const createdAt = instant('created_at').notNull();

export const asInstant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

// A row as JSON, by the names that the database has for its columns.
export type JsonRow = Record<string, unknown>;
export const toJson = <T extends PgTable>(table: T, row: T['$inferInsert']): JsonRow =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([field, { name }]) => [name, (row as JsonRow)[field]]));

// For a parameter. A text that a model wrote may hold half a character or a zero, which the database doesn't take.
export function asJson(value: unknown) {
  const text = JSON.stringify(value);
  return sql`${/\\u(?:0000|d[89a-f])/.test(text) ? JSON.stringify(value, clean) : text}::jsonb`;
}
const clean = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value);

// A row that the database gives so, as the table's own queries would give it.
export function readerOf<T extends PgTable, Left extends keyof T['$inferSelect'] = never>(table: T, leftOut: readonly Left[] = []) {
  const fields = Object.entries(getTableColumns(table))
    .filter(([field]) => !leftOut.includes(field as Left))
    .map(([field, { name, dataType }]) => ({ field, name, isInstant: dataType === 'date' }));
  return (row: JsonRow) => {
    const read: JsonRow = {};
    for (const { field, name, isInstant } of fields) read[field] = isInstant && row[name] !== null ? new Date(row[name] as string) : row[name];
    return read as Omit<T['$inferSelect'], Left>;
  };
}
