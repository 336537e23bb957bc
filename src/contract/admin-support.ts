import * as z from 'zod/mini';
import { get, patch, post } from './endpoint.ts';
import { nextPage, page, queryFlag } from './query.ts';

export const MAX_REPLY_CHARACTERS = 10_000;
export const VOLUME_DAYS = 14;

const supportRequest = z.object({
  id: z.string(),
  // Null: a visitor wrote it by the contact form.
  userId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  issueType: z.string(),
  subject: z.string(),
  isPriority: z.boolean(),
  resolved: z.boolean(),
  createdAt: z.string(),
  // The first reply, or that it was resolved without one.
  answeredAt: z.nullable(z.string()),
  resolvedAt: z.nullable(z.string()),
});
export type SupportRequest = z.output<typeof supportRequest>;

export const listSupportRequests = get('/api/admin/support', {
  about: 'Support requests, the latest first.',
  access: 'admin',
  input: z.object({ resolved: z.optional(queryFlag), isPriority: z.optional(queryFlag), ...page() }),
  output: z.object({ requests: z.array(supportRequest), nextPage }),
});
export const readSupportRequest = get('/api/admin/support/:id', {
  about: 'One request with its thread. Opening it is written to the audit log.',
  access: 'admin',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    request: supportRequest,
    thread: z.array(z.object({ id: z.string(), from: z.enum(['user', 'staff']), text: z.string(), createdAt: z.string() })),
  }),
});
export const replyToSupport = post('/api/admin/support/:id/reply', {
  about: 'Answers by mail.',
  access: 'admin',
  replay: true,
  input: z.object({
    id: z.uuid(),
    text: z.string().check(z.trim(), z.minLength(1, 'Write the reply first.'), z.maxLength(MAX_REPLY_CHARACTERS, 'That reply is longer than 10,000 characters.')),
  }),
});
export const resolveSupport = patch('/api/admin/support/:id/resolve', {
  about: 'Resolves a request; there is no way back.',
  access: 'admin',
  input: z.object({ id: z.uuid() }),
});
export const readSupportAnalytics = get('/api/admin/support/analytics', {
  about: 'How many, how fast, about what, a day.',
  access: 'admin',
  output: z.object({
    totalRequests: z.int(),
    last7Days: z.int(),
    openCount: z.int(),
    resolvedCount: z.int(),
    // From the request to its first answer, in hours; null before anything was answered.
    avgResponseTime: z.nullable(z.number()),
    topIssueTypes: z.array(z.object({ type: z.string(), count: z.int() })),
    dailyVolume: z.array(z.object({ date: z.string(), label: z.string(), count: z.int() })),
  }),
});
