import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, userId } from './columns.ts';

// Who of the staff did what, to what, from where. It holds no name, no address and no text of a user's, so that it can
// stay when an account goes; nothing here is changed or removed.
export const auditEntries = pgTable('audit_entries', {
  id: uuid('id').primaryKey(),
  createdAt,
  // The admin session it was done in, by a short name.
  who: text('who').notNull(),
  action: text('action').notNull(),
  subject: text('subject'),
  before: text('before'),
  after: text('after'),
  address: text('address').notNull(),
});

// What staff answered to a support request.
export const supportReplies = pgTable(
  'support_replies',
  { userId, id, requestId: uuid('request_id').notNull(), text: text('text').notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.userId, table.requestId, table.id] })],
);
