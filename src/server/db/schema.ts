import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PlanName } from '#contract/account';
import type { BrainField, LearnedVoice } from '#contract/brain';
import { createdAt, id, instant, userId } from './columns.ts';
import { domainKey, emailKey, lastNameKey, nameKey, stockKey } from './user-key.ts';

// Every table that belongs to a user leads its key with user_id, so that one user lives on one shard.
// The only global keys are the small *_keys tables, which say whose something is.

// What the wizard and the 14 questions have gathered; absent until answered.
export type BrainValues = Partial<Record<BrainField | 'businessName' | 'industry' | 'salesLevel' | 'platformLink' | 'tone' | 'goal', string>>;

// Stands where a row belongs to no account.
export const NOBODY = '00000000-0000-0000-0000-000000000000';

export const emailKeys = pgTable('email_keys', { email: text('email').primaryKey(), userId }, (table) => [index('email_keys_by_user').on(table.userId)]);

export const users = pgTable(
  'users',
  {
    id: uuid('user_id').primaryKey(),
    email: text('email').notNull(),
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    contactNumber: text('contact_number').notNull().default(''),
    timeZone: text('time_zone').notNull().default('UTC'),
    plan: text('plan').$type<PlanName>().notNull().default('trial'),
    trialEndsAt: instant('trial_ends_at').notNull(),
    // Of the trial; gone when it ends. What was bought stays.
    messagesRemaining: integer('messages_remaining').notNull(),
    messagesBought: integer('messages_bought').notNull().default(0),
    // Of every kind, since the account was opened.
    messagesSent: integer('messages_sent').notNull().default(0),
    // Messages that are being written: an id for each, and until when it may take. They are counted when they are stored.
    messagesHeld: jsonb('messages_held').$type<Record<string, string>>().notNull().default({}),
    termsVersion: text('terms_version'),
    brain: jsonb('brain').$type<BrainValues>().notNull().default({}),
    // 'My voice'; null until saved.
    voice: jsonb('voice').$type<LearnedVoice>(),
    prioritySupport: boolean('priority_support').notNull().default(false),
    llmOnboardingCompleted: boolean('llm_onboarding_completed').notNull().default(false),
    motivatedOn: text('motivated_on'),
    createdAt,
    lastActiveAt: instant('last_active_at').notNull(),
  },
  // The admin's list comes in any of these orders; the id makes each place in it a single one.
  (table) => [
    index('users_by_age').on(table.createdAt, table.id),
    index('users_by_activity').on(table.lastActiveAt, table.id),
    index('users_by_trial').on(table.trialEndsAt),
    index('users_by_email').on(emailKey(table), table.id),
    index('users_by_name').on(nameKey(table), table.id),
    index('users_by_plan').on(table.plan, table.id),
    index('users_by_plan_and_age').on(table.plan, table.createdAt, table.id),
    index('users_by_stock').on(stockKey(table), table.id),
    index('users_by_sent').on(table.messagesSent, table.id),
    index('users_by_domain').on(domainKey(table)),
    index('users_by_last_name').on(lastNameKey(table)),
    index('users_with_priority').on(table.id).where(sql`${table.prioritySupport}`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    userId,
    id,
    kind: text('kind').$type<'live' | 'expired'>().notNull(),
    createdAt,
    lastSeenAt: instant('last_seen_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    // When a page of it was closed; only a page that loads soon after may take it up again.
    leftAt: instant('left_at'),
    resumableUntil: instant('resumable_until'),
    device: text('device').notNull(),
    address: text('address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('sessions_by_end').on(table.endsAt)],
);
// SHA-256 of a bearer token or of a resume cookie.
export const sessionKeys = pgTable(
  'session_keys',
  {
    hash: text('hash').primaryKey(),
    userId,
    sessionId: uuid('session_id').notNull(),
    kind: text('kind').$type<'bearer' | 'resume'>().notNull(),
    // Set when a new token took its place: requests that are under way may still end well.
    endsAt: instant('ends_at'),
  },
  (table) => [index('session_keys_by_session').on(table.userId, table.sessionId)],
);

// Links sent by mail: good once, until they end.
export const linkKeys = pgTable(
  'link_keys',
  { hash: text('hash').primaryKey(), userId, kind: text('kind').$type<'reset' | 'email'>().notNull(), endsAt: instant('ends_at').notNull() },
  (table) => [index('link_keys_by_user').on(table.userId, table.kind)],
);

// From where and with what a user has signed in: anything else is told by mail.
export const devices = pgTable(
  'devices',
  { userId, network: text('network').notNull(), device: text('device').notNull(), seenAt: instant('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.network, table.device] })],
);

// Whoever deletes an account and comes back within a year goes on with the trial where it stood. Only a hash of the address is kept.
export const trialKeys = pgTable('trial_keys', {
  emailHash: text('email_hash').primaryKey(),
  trialEndsAt: instant('trial_ends_at').notNull(),
  messagesRemaining: integer('messages_remaining').notNull(),
  endsAt: instant('ends_at').notNull(),
});

// Answers to calls that were sent with an Idempotency-Key. A visitor's rows belong to NOBODY.
export const replays = pgTable(
  'replays',
  {
    userId,
    key: text('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    // Null while the first one is under way, which it is until then at the latest.
    answer: text('answer'),
    lockedUntil: instant('locked_until').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('replays_by_end').on(table.endsAt)],
);

export const supportRequests = pgTable(
  'support_requests',
  {
    // NOBODY where a visitor wrote.
    userId,
    id,
    issueType: text('issue_type').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    isPriority: boolean('is_priority').notNull(),
    // What the contact form was told; nobody has checked it.
    claimedName: text('claimed_name'),
    claimedEmail: text('claimed_email'),
    createdAt,
    // The first reply, or that it was resolved without one.
    answeredAt: instant('answered_at'),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('support_requests_by_age').on(table.createdAt, table.id),
    index('support_requests_by_id').on(table.id),
    index('support_requests_open').on(table.createdAt, table.id).where(sql`${table.resolvedAt} is null`),
  ],
);

export const adminSessions = pgTable('admin_sessions', {
  hash: text('hash').primaryKey(),
  createdAt,
  lastSeenAt: instant('last_seen_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  address: text('address').notNull(),
});

export const attempts = pgTable('attempts', { key: text('key').primaryKey(), windowEndsAt: instant('window_ends_at').notNull(), count: integer('count').notNull() });

// Work that runs without a request, queued in the transaction of its cause.
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    // One job for one cause: a second one with the same key is not queued.
    key: text('key').notNull().unique(),
    // Whose it is, so that it goes with the account.
    userId: uuid('user_id'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lockedUntil: instant('locked_until'),
    doneAt: instant('done_at'),
    fault: text('fault'),
    createdAt,
  },
  (table) => [index('jobs_by_time').on(table.doneAt, table.runAt), index('jobs_by_user').on(table.userId)],
);

// Small facts of the installation itself, such as the hash of the admin password that it made.
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() });
