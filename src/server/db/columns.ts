import { getTableColumns, sql } from 'drizzle-orm';
import { timestamp, uuid, type PgTable } from 'drizzle-orm/pg-core';

// The columns that many tables have, said once.
export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const id = uuid('id').notNull();
export const userId = uuid('user_id').notNull();
export const createdAt = instant('created_at').notNull();

export const asInstant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

// A row, as parts of a larger statement: the names of its columns, and its values. What is null is left to the table.
export function partsOf<T extends PgTable>(table: T, row: T['$inferInsert']) {
  const given = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    const value = (row as Record<string, unknown>)[name];
    return value === undefined || value === null ? [] : [{ column, value }];
  });
  return {
    names: sql.join(given.map(({ column }) => sql.identifier(column.name)), sql`, `),
    values: sql.join(given.map(({ column, value }) => sql.param(value, column)), sql`, `),
  };
}

// A row as JSON, by the names that the database has for its columns.
export type JsonRow = Record<string, unknown>;
export const toJson = <T extends PgTable>(table: T, row: T['$inferInsert']): JsonRow =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([field, { name }]) => [name, (row as JsonRow)[field]]));

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
