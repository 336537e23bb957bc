import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

// The two call tables of the specification: method and path | names of the payload | names of the answer.
// A payload or an answer that the specification leaves open is empty here.
const tables = `
POST /api/login | email password | token user showDailyMotivator passwordExpired tempToken passwordExpiryDate
POST /api/register | firstName lastName email password | token
POST /api/logout | |
POST /api/change-expired-password | newPassword | token
POST /api/auth/request-password-reset | email |
POST /api/auth/reset-password | token newPassword |
GET /api/auth/user | |
GET /api/user/profile | | firstName lastName email contactNumber username plan llmOnboardingCompleted profileCompletionStatus
PUT /api/user/profile | businessName industry salesLevel platformLink tone goal |
PATCH /api/user/profile | firstName lastName email contactNumber |
PATCH /api/user/change-password | currentPassword newPassword |
GET /api/user/status | | plan messagesRemaining
GET /api/password-expiry-status | | shouldShowWarning isExpired daysUntilExpiry
POST /api/daily-motivator | firstName isGenerateAnother | success message
POST /api/login-motivator | | motivationalLine platformTip
GET /api/sales-brain-status | | isComplete
GET /api/sales-brain-conversation | | conversation
GET /api/trial-status | | daysRemaining
POST /api/chat | message userContext sessionId | sessionId messages userStatus
GET /api/chat-sessions | |
POST /api/mood-tracker | mood energyLevel |
GET /api/mood | |
GET /api/mood/analytics | | weeklyData averageEnergy daysTracked
GET /api/mood-history | |
GET /api/nudges | | nudges
POST /api/nudges/:id/opened | |
POST /api/nudges/:id/clicked | |
GET /api/wins-data | | timeSavedMinutes messagesThisWeek streak
GET /api/recent-activity | |
GET /api/sales-tip | | tip
POST /api/sales-tip/refresh | | tip
POST /api/save-tip | tipContent |
GET /api/user-tips | |
POST /api/conversational-onboarding | userMessage conversationHistory currentProfileData step | response extractedData nextStep completed finalProfileData
POST /api/gpt-onboarding | userMessage conversationHistory threadId | response threadId completed
POST /api/support | subject message issueType | message
GET /api/billing/info | | plan isTrialActive nextBillingDate paymentMethod
POST /api/billing/upgrade | planId cycle | checkoutUrl
POST /api/billing/cancel | |
POST /api/create-subscription | planId | clientSecret
POST /api/purchase-messages | | clientSecret
POST /api/reply | inboundMessage channel emailLength linkedinMode meeting_link signature | subject body content
POST /api/outbound | channel emailLength linkedinMode targetBrief | subject body content script
POST /api/objection | objectionText threadContext | content
POST /api/rewrite-score | message_text channel emailLength linkedinMode goal thread_context meeting_link signature document_url | rewrittenMessage score
POST /api/proposal | |
POST /api/call-prep | | opening_strategies talking_points objection_responses closing_techniques success_metrics
GET /api/admin/users | | users
GET /api/admin/support | resolved isPriority |
GET /api/admin/support/analytics | | totalRequests last7Days openCount resolvedCount avgResponseTime topIssueTypes dailyVolume
GET /api/admin/rewrite-sessions | |
GET /api/admin/rewrite-analytics | | totalRewrites avgOriginalLength avgRewrittenLength avgScores goalEffectiveness personalizationData topTones topGoals
GET /api/admin/agent-sessions | |
DELETE /api/admin/users/:id | |
DELETE /api/admin/users/bulk-delete | userIds |
PATCH /api/admin/users/:id/priority-support | prioritySupport |
PATCH /api/admin/users/:id/plan | plan messagesRemaining |
PATCH /api/admin/support/:id/resolve | |
PATCH /api/admin/rewrite-sessions/:id/flag | flagged |
`;
const rows = tables
  .trim()
  .split('\n')
  .map((line) => {
    const [call, payload, answer] = line.split('|').map((part) => part.trim());
    return { call: call!, payload: names(payload), answer: names(answer) };
  });
function names(text = '') {
  return text.split(' ').filter(Boolean);
}

const calls = Object.entries(api) as [string, Endpoint][];
const lineOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const pathNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map((found) => found[1]!);
const keysOf = (schema: z.ZodMiniType) => (schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []);

test.each(rows)('R-API-04 $call exists once, with its payload and its answer', ({ call, payload, answer }) => {
  const found = calls.filter(([, endpoint]) => lineOf(endpoint) === call);
  expect(found).toHaveLength(1);
  const endpoint = found[0]![1];
  expect(keysOf(endpoint.input)).toEqual(expect.arrayContaining(payload));
  expect(keysOf(endpoint.output)).toEqual(expect.arrayContaining(answer));
});

test('no two calls share a method and a path', () => {
  const lines = calls.map(([, endpoint]) => lineOf(endpoint));
  expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
});

test('every name in a path is a name of the input', () => {
  const missing = calls.flatMap(([name, { path, input }]) => pathNames(path).filter((part) => !keysOf(input).includes(part)).map((part) => `${name}: ${part}`));
  expect(missing).toEqual([]);
});

test('D-ADM-1 every call under /api/admin asks for the admin session, but the gate itself', () => {
  const open = calls.filter(([, { path, access }]) => path.startsWith('/api/admin/') !== (access === 'admin')).map(([name]) => name).toSorted();
  expect(open).toEqual(['closeAdmin', 'openAdmin', 'readAdminSession']);
});

test('every schema can be written as JSON Schema, as the API page does', () => {
  for (const [name, { input, output }] of calls) {
    expect(() => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), name).not.toThrow();
    expect(() => z.toJSONSchema(output, { io: 'output' }), name).not.toThrow();
  }
});
