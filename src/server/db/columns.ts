import { timestamp, uuid } from 'drizzle-orm/pg-core';

// The columns that many tables have, said once.
export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const id = uuid('id').notNull();
export const userId = uuid('user_id').notNull();
export const createdAt = instant('created_at').notNull();
