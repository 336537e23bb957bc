import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { nextPage, page, querySearch } from './query.ts';

// The gate, the audit log and the state of the house. Users, support and reviews are in the files beside this one.
export const openAdmin = post('/api/admin/login', {
  about: 'Opens the admin session, which is an httpOnly cookie.',
  access: 'anyone',
  throttle: 'admin_gate',
  input: z.object({ password: z.string('Invalid password').check(z.minLength(1, 'Invalid password'), z.maxLength(256, 'Invalid password')) }),
});
export const closeAdmin = post('/api/admin/logout', { about: 'Ends the admin session on the server. Always succeeds.', access: 'anyone' });
export const readAdminSession = get('/api/admin/session', {
  about: 'Whether this browser holds an admin session.',
  access: 'anyone',
  output: z.object({ signedIn: z.boolean(), expiresAt: z.nullable(z.string()) }),
});

const auditEntry = z.object({
  id: z.string(),
  // The admin session, by a short name: all of the staff share one password.
  who: z.string(),
  action: z.string(),
  subject: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  address: z.string(),
  createdAt: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;
export const listAuditLog = get('/api/admin/audit-log', {
  about: 'What was done here, the latest first.',
  access: 'admin',
  input: z.object({ search: querySearch, ...page() }),
  output: z.object({ entries: z.array(auditEntry), nextPage }),
});

export const readHealth = get('/api/admin/health', {
  about: 'Queues, jobs, mail, database, slow calls, errors.',
  access: 'admin',
  output: z.object({
    // Jobs that are due or waiting for another try, and those that were given up.
    queueDepth: z.int(),
    jobsGivenUp: z.int(),
    jobs: z.array(z.object({ name: z.string(), lastRunAt: z.nullable(z.string()), lastError: z.nullable(z.string()) })),
    mailWaiting: z.int(),
    databaseBytes: z.number(),
    // Of this process, in the last hour at most.
    slowestCalls: z.array(z.object({ call: z.string(), p95Ms: z.number(), count: z.int() })),
    // The share of requests that ended in a fault of ours, 0 to 1.
    errorRate: z.number(),
    requests: z.int(),
    measuredSince: z.string(),
  }),
});

const usageDay = z.object({ day: z.string(), engine: z.string(), calls: z.int(), inputTokens: z.int(), outputTokens: z.int(), costUsd: z.nullable(z.number()) });
export const readProviders = get('/api/admin/providers', {
  about: 'The chain of engines, how each does, and what they used a day.',
  access: 'admin',
  output: z.object({
    chain: z.array(z.object({ engine: z.string(), state: z.enum(['ready', 'resting', 'not_configured']), lastFault: z.nullable(z.string()) })),
    usage: z.array(usageDay),
  }),
});
export const testProvider = post('/api/admin/providers/test', {
  about: "'Test connection': a plain answer, a stream, and an answer in a schema.",
  access: 'admin',
  input: z.object({ engine: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ checks: z.array(z.object({ check: z.enum(['plain', 'stream', 'schema']), passed: z.boolean(), ms: z.int(), message: z.string() })) }),
});
