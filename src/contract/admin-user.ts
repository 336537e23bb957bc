import * as z from 'zod/mini';
import { planName } from './account.ts';
import { done, get, patch, post, remove } from './endpoint.ts';
import { nextPage, page, queryFlag, querySearch } from './query.ts';

export const assignablePlans = ['free_trial', 'core', 'pro', 'lifetime', 'admin_comp'] as const;
export const userSorts = ['createdAt', 'lastActivity', 'email', 'username', 'plan', 'messagesRemaining', 'totalMessagesSent'] as const;
export const sortOrders = ['asc', 'desc'] as const;
export type UserSort = (typeof userSorts)[number];
export const MAX_BULK_USERS = 500;
export const MAX_QUOTA = 1_000_000;
const userId = { id: z.uuid() };

const userRecord = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  plan: planName,
  prioritySupport: z.boolean(),
  // Null: unlimited.
  messagesRemaining: z.nullable(z.int()),
  totalMessagesSent: z.int(),
  stripeCustomerId: z.nullable(z.string()),
  stripeSubscriptionId: z.nullable(z.string()),
  createdAt: z.string(),
  lastActivity: z.nullable(z.string()),
});
export type UserRecord = z.output<typeof userRecord>;

const filter = { search: querySearch, plan: z.optional(planName), prioritySupport: z.optional(queryFlag) };
const order = { sort: z._default(z.enum(userSorts), 'createdAt'), order: z._default(z.enum(sortOrders), 'desc') };
export const listUsers = get('/api/admin/users', {
  about: 'User records, by page, search, filter and order.',
  access: 'admin',
  input: z.object({ ...filter, ...order, ...page(100) }),
  // matching is null where counting would be slower than the page itself.
  output: z.object({ users: z.array(userRecord), nextPage, matching: z.nullable(z.int()) }),
});
export const countUsers = get('/api/admin/users/count', {
  about: 'How many users match, counted to the last one.',
  access: 'admin',
  input: z.object(filter),
  output: z.object({ matching: z.int() }),
});
export const exportUsers = get('/api/admin/users/export', {
  about: 'The same users as a CSV file, streamed.',
  access: 'admin',
  input: z.object({ ...filter, ...order }),
  raw: true,
});

export const deleteUser = remove('/api/admin/users/:id', {
  about: 'Deletes a user: sessions end, the subscription is cancelled, everything is removed.',
  access: 'admin',
  input: z.object(userId),
});
const bulk = {
  about: 'Deletes many users; unknown ids are named and do no harm.',
  access: 'admin',
  // Any text is taken as an id, so that an unknown one is told apart rather than refused.
  input: z.object({
    userIds: z
      .array(z.string().check(z.maxLength(64)), 'Name the users to delete.')
      .check(z.minLength(1, 'Name the users to delete.'), z.maxLength(MAX_BULK_USERS, 'Delete at most 500 users at once.')),
  }),
  output: z.extend(done, { deleted: z.int(), notFound: z.array(z.string()) }),
} as const;
export const deleteUsers = remove('/api/admin/users/bulk-delete', bulk);
// For clients and proxies that drop the body of a DELETE.
export const deleteUsersByPost = post('/api/admin/users/bulk-delete', bulk);
export const deleteMatchingUsers = post('/api/admin/users/delete-matching', {
  about: 'Deletes one batch of all users that match; asked again until none remain. Sent again with its Idempotency-Key, it deletes no second batch.',
  access: 'admin',
  replay: true,
  input: z.object({
    search: querySearch,
    plan: z.optional(planName),
    prioritySupport: z.optional(z.boolean()),
    // The number that was typed to confirm; more than that are never deleted.
    atMost: z.int().check(z.gte(1), z.lte(10_000_000)),
  }),
  output: z.extend(done, { deleted: z.int(), remaining: z.int() }),
});

export const setPrioritySupport = patch('/api/admin/users/:id/priority-support', {
  about: 'Turns priority support on or off.',
  access: 'admin',
  input: z.object({ ...userId, prioritySupport: z.boolean() }),
});
// A quota that is not a number becomes 0; it is never below 0.
const quota = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((value) => {
      const read = typeof value === 'number' || typeof value === 'string' ? Number.parseInt(String(value), 10) : 0;
      return Number.isNaN(read) ? 0 : Math.max(0, read);
    }),
  ),
  z.int().check(z.lte(MAX_QUOTA, 'A quota is at most 1,000,000 messages.')),
);
export const setUserPlan = patch('/api/admin/users/:id/plan', {
  about: 'Sets plan and message quota; without a quota it stays as it is.',
  access: 'admin',
  input: z.object({ ...userId, plan: z.enum(assignablePlans, 'Choose one of these plans: free_trial, core, pro, lifetime, admin_comp.'), messagesRemaining: z.optional(quota) }),
});
export const endUserSessions = post('/api/admin/users/:id/end-sessions', { about: 'Signs a user out everywhere.', access: 'admin', input: z.object(userId) });
