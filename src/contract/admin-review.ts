import * as z from 'zod/mini';
import { get, patch } from './endpoint.ts';
import { nextPage, page, queryFlag } from './query.ts';

// What the assistants wrote, for staff. Lists carry texts cut at 100 characters; a whole one is opened by itself, and that is audited.
export const MAX_LISTED_CHARACTERS = 100;
export const LISTED_AGENT_SESSIONS = 50;
// Figures are made of so many rewrites at most, the latest.
export const MAX_ANALYSED_REWRITES = 10_000;

const agentSession = z.object({
  id: z.string(),
  userId: z.string(),
  agentId: z.string(),
  userInput: z.string(),
  agentResponse: z.string(),
  responseTimeMs: z.int(),
  engine: z.string(),
  createdAt: z.string(),
  user: z.object({ username: z.string(), email: z.string() }),
});
export type AgentSession = z.output<typeof agentSession>;
export const listAgentSessions = get('/api/admin/agent-sessions', {
  about: 'What was asked of the assistants and answered, the latest first.',
  access: 'admin',
  input: z.object(page(LISTED_AGENT_SESSIONS)),
  output: z.object({ sessions: z.array(agentSession), nextPage }),
});
export const readAgentSession = get('/api/admin/agent-sessions/:id', {
  about: 'One of them, whole. Opening it is written to the audit log.',
  access: 'admin',
  input: z.object({ id: z.uuid() }),
  output: z.object({ session: agentSession }),
});

const rewriteSession = z.object({
  id: z.string(),
  user: z.object({ email: z.string() }),
  originalMessage: z.string(),
  rewrittenMessage: z.string(),
  toneUsed: z.string(),
  rewriteGoalUsed: z.string(),
  // Each out of 10.
  clarityScore: z.number(),
  toneScore: z.number(),
  persuasivenessScore: z.number(),
  ctaScore: z.number(),
  flaggedForReview: z.boolean(),
  createdAt: z.string(),
});
export type RewriteSession = z.output<typeof rewriteSession>;
export const listRewriteSessions = get('/api/admin/rewrite-sessions', {
  about: 'Rewrites and their scores, the latest first.',
  access: 'admin',
  input: z.object({ flagged: z.optional(queryFlag), ...page() }),
  output: z.object({ sessions: z.array(rewriteSession), nextPage }),
});
export const readRewriteSession = get('/api/admin/rewrite-sessions/:id', {
  about: 'One of them, whole. Opening it is written to the audit log.',
  access: 'admin',
  input: z.object({ id: z.uuid() }),
  output: z.object({ session: rewriteSession }),
});
export const flagRewriteSession = patch('/api/admin/rewrite-sessions/:id/flag', {
  about: 'Flags a rewrite for review, or takes the flag off.',
  access: 'admin',
  input: z.object({ id: z.uuid(), flagged: z.boolean() }),
});

const counted = z.int();
export const readRewriteAnalytics = get('/api/admin/rewrite-analytics', {
  about: 'How rewrites do, by goal, tone and person.',
  access: 'admin',
  output: z.object({
    totalRewrites: counted,
    // Everything below is of so many, the latest.
    analysed: counted,
    avgOriginalLength: z.number(),
    avgRewrittenLength: z.number(),
    avgScores: z.record(z.string(), z.number()),
    goalEffectiveness: z.array(
      z.object({ goal: z.string(), avgClarity: z.number(), avgPersuasiveness: z.number(), avgCta: z.number(), flaggedCount: counted, count: counted }),
    ),
    personalizationData: z.array(
      z.object({ user: z.string(), defaultTone: z.string(), toneUsed: z.string(), toneMatch: z.number(), goalUsed: z.string(), sessionCount: counted }),
    ),
    topTones: z.array(z.object({ tone: z.string(), count: counted })),
    topGoals: z.array(z.object({ goal: z.string(), count: counted })),
  }),
});
