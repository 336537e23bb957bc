import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLog, openAdmin, readHealth, readProviders, testProvider } from '#contract/admin';
import { flagRewriteSession, listAgentSessions, listRewriteSessions, readAgentSession, readRewriteAnalytics, readRewriteSession } from '#contract/admin-review';
import { listSupportRequests, readSupportAnalytics, readSupportRequest, replyToSupport, resolveSupport } from '#contract/admin-support';
import { draftReply, rewriteMessage } from '#contract/assistant';
import { editProfile, saveProfile } from '#contract/account';
import { askSupport, GENERAL_INQUIRY, inquiryMessage } from '#contract/support';
import type { Endpoint, Sent } from '#contract/endpoint';
import { openTestHouse, type TestHouse } from '#server/testing';

const ADMIN = 'The-harbour-master-7';
const NOWHERE = '00000000-0000-4000-8000-000000000000';
const HOUR_MS = 3_600_000;
let house: TestHouse;
let cookie = '';
beforeAll(async () => {
  house = await openTestHouse({ ADMIN_PASSWORD: ADMIN, SUPPORT_EMAIL: 'help@winward.example' });
});
afterAll(() => house.close());

async function enter() {
  const opened = await house.call(openAdmin, { password: ADMIN }, { headers: { origin: house.url } });
  cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
}
const admin = <E extends Endpoint>(endpoint: E, input: Sent<E>, headers: Record<string, string> = {}) => house.call(endpoint, input as Record<string, unknown>, { headers: { cookie, origin: house.url, ...headers } });
const deeds = async (action: string) => (await admin(listAuditLog, { search: action })).body.entries.filter((entry) => entry.action === action);
const open = async (changes = {}) => (await admin(listSupportRequests, { resolved: false, ...changes })).body.requests;

test('R-ADM-08 R-ADM-04 before anything came in, lists are empty and figures are zero or none', async () => {
  await enter();
  expect((await admin(listSupportRequests, {})).body).toEqual({ requests: [], nextPage: null });
  expect((await admin(listAgentSessions, {})).body).toEqual({ sessions: [], nextPage: null });
  expect((await admin(readSupportAnalytics, {})).body).toMatchObject({ totalRequests: 0, avgResponseTime: null, topIssueTypes: [] });
  expect((await admin(readRewriteAnalytics, {})).body).toMatchObject({ totalRewrites: 0, avgScores: {}, topTones: [] });
});

test('R-ADM-03 R-ADM-04 a request is read, answered by mail, resolved once, and counted', async () => {
  await enter();
  const person = await house.signUp();
  await house.call(askSupport, { subject: 'The dial', message: '<img src=x onerror=alert(1)>\nIt shows 70.', issueType: 'bug' }, person);
  house.clock.advance(1000);
  await house.call(askSupport, { subject: 'Visiting', message: inquiryMessage({ name: 'Vera', email: 'vera@example.com', message: 'A question about the two plans.' }), issueType: GENERAL_INQUIRY });
  const [visit, dial] = await open();
  expect(dial).toMatchObject({ email: person.email, issueType: 'bug', subject: 'The dial', isPriority: false, resolved: false, answeredAt: null, resolvedAt: null });
  expect(visit).toMatchObject({ userId: null, email: 'vera@example.com' });
  expect((await admin(listSupportRequests, { limit: '1' as never })).body).toMatchObject({ requests: [{ subject: 'Visiting' }], nextPage: expect.any(String) });
  expect(await open({ isPriority: true })).toEqual([]);

  house.clock.advance(2 * HOUR_MS - 1000);
  await enter();
  const reply = () => admin(replyToSupport, { id: dial!.id, text: 'Please reload.\nDoes it help?' }, { 'idempotency-key': 'reply-to-the-dial' });
  expect([(await reply()).status, (await reply()).status]).toEqual([200, 200]);
  const mails = (await house.readMails(person.email)).filter(({ subject }) => subject === 'Re: The dial');
  expect(mails).toHaveLength(1);
  expect([mails[0]!.replyTo, mails[0]!.text.includes('Hello Dana,\n\nPlease reload.\nDoes it help?'), mails[0]!.html.includes('<img')]).toEqual(['help@winward.example', true, false]);
  const { body } = await admin(readSupportRequest, { id: dial!.id });
  expect(body.thread.map(({ from, text }) => [from, text])).toEqual([['user', '<img src=x onerror=alert(1)>\nIt shows 70.'], ['staff', 'Please reload.\nDoes it help?']]);
  expect(await deeds('support.read')).toHaveLength(1);
  expect(await deeds('support.replied')).toHaveLength(1);

  house.clock.advance(2 * HOUR_MS);
  await enter();
  for (const { id } of [dial!, visit!, dial!]) expect((await admin(resolveSupport, { id })).status).toBe(200);
  expect(await deeds('support.resolved')).toHaveLength(2);
  expect(await open()).toEqual([]);
  expect((await admin(listSupportRequests, { resolved: true })).body.requests).toHaveLength(2);
  const figures = (await admin(readSupportAnalytics, {})).body;
  expect(figures).toMatchObject({ totalRequests: 2, last7Days: 2, openCount: 0, resolvedCount: 2, avgResponseTime: 3, topIssueTypes: [{ type: 'bug', count: 1 }, { type: 'general_inquiry', count: 1 }] });
  expect(figures.dailyVolume).toHaveLength(14);
  expect(figures.dailyVolume.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(figures.dailyVolume.at(-1)!.date).toBe(house.clock.now.toISOString().slice(0, 10));
});

test('R-ADM-05 R-ADM-06 R-ADM-07 what the assistants wrote: cut at 100 characters in lists, whole when opened, and each opening is logged', async () => {
  await enter();
  const person = await house.signUp();
  await house.call(editProfile, { offeringDetails: 'We sell ovens', idealCustomer: 'Bakeries' }, person);
  await house.call(saveProfile, { tone: 'direct' }, person);
  const inboundMessage = `Could you tell me what it costs? ${'It is for our two bakeries. '.repeat(8)}`.trim();
  await house.call(draftReply, { inboundMessage }, person);
  house.clock.advance(1000);
  await house.call(rewriteMessage, { message_text: 'hey just checking in, any news about the ovens that we talked of?', goal: 'concise' }, person);
  const { sessions } = (await admin(listAgentSessions, {})).body;
  expect(sessions.map(({ agentId, user }) => [agentId, user.email, user.username])).toEqual([['rewrite', person.email, 'Dana Whitmore'], ['reply', person.email, 'Dana Whitmore']]);
  const reply = sessions[1]!;
  expect([reply.userInput, Array.from(reply.userInput).length, reply.engine]).toEqual([`${inboundMessage.slice(0, 100).trimEnd()}…`, 101, 'built-in']);
  expect(await deeds('agent_session.read')).toEqual([]);
  expect((await admin(readAgentSession, { id: reply.id })).body.session.userInput).toBe(inboundMessage);
  expect(await deeds('agent_session.read')).toMatchObject([{ subject: `draft ${reply.id}` }]);

  const [rewrite] = (await admin(listRewriteSessions, {})).body.sessions;
  expect(rewrite).toMatchObject({ user: { email: person.email }, toneUsed: 'direct', rewriteGoalUsed: 'concise', flaggedForReview: false });
  expect(rewrite!.clarityScore).toBeGreaterThan(0);
  expect((await admin(readRewriteSession, { id: rewrite!.id })).body.session.originalMessage).toBe('hey just checking in, any news about the ovens that we talked of?');
  expect((await admin(readRewriteSession, { id: reply.id })).status).toBe(404);

  for (const flagged of [true, true]) expect((await admin(flagRewriteSession, { id: rewrite!.id, flagged })).status).toBe(200);
  expect(await deeds('rewrite_session.flagged')).toMatchObject([{ before: 'false', after: 'true' }]);
  expect((await admin(listRewriteSessions, { flagged: true })).body.sessions).toHaveLength(1);
  const figures = (await admin(readRewriteAnalytics, {})).body;
  expect(figures).toMatchObject({ totalRewrites: 1, avgOriginalLength: 65, topTones: [{ tone: 'direct', count: 1 }], topGoals: [{ goal: 'concise', count: 1 }] });
  expect(figures.goalEffectiveness).toMatchObject([{ goal: 'concise', flaggedCount: 1, count: 1 }]);
  expect(figures.personalizationData).toMatchObject([{ user: person.email, defaultTone: 'direct', toneUsed: 'direct', toneMatch: 100, sessionCount: 1 }]);
});

test.each([[readSupportRequest, {}], [resolveSupport, {}], [replyToSupport, { text: 'Hello' }], [readAgentSession, {}], [readRewriteSession, {}], [flagRewriteSession, { flagged: true }]] as [Endpoint, object][])('R-ADM-09 what is not there is answered with 404', async (endpoint, input) => {
  await enter();
  expect((await admin(endpoint, { id: NOWHERE, ...input } as never)).status).toBe(404);
});

test('R-ADM-09 the health page tells queue, jobs, mail, size, slow calls and faults; the providers tell chain and use', async () => {
  await enter();
  await house.runDueJobs();
  const health = (await admin(readHealth, {})).body;
  expect(health).toMatchObject({ queueDepth: 0, jobsGivenUp: 0, mailWaiting: 0, errorRate: 0 });
  expect(health.jobs).toContainEqual({ name: 'mail', lastRunAt: expect.stringMatching(/Z$/), lastError: null });
  expect(health.databaseBytes).toBeGreaterThan(1_000_000);
  expect(health.slowestCalls.map(({ call }) => call)).toContain('POST /api/reply');
  expect((await admin(readProviders, {})).body).toMatchObject({ chain: [{ engine: 'built-in', state: 'ready', lastFault: null }], usage: [{ engine: 'built-in', calls: 2, costUsd: 0 }] });
  expect((await admin(testProvider, { engine: 'built-in' })).status).toBe(404);
});
