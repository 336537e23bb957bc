import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { api } from '#contract/api';
import { receivePaymentEvent } from '#contract/billing';
import type { Endpoint } from '#contract/endpoint';
import { limits } from '#domain/limits';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { Connection } from './db/connect.ts';
import { openCoachThreads } from './flows/coach-threads.ts';
import { openModels } from './flows/models.ts';
import { handlers } from './handlers.ts';
import { readAdminSession } from './http/admin-session.ts';
import { readJson } from './http/body.ts';
import type { House } from './http/handler.ts';
import { securityHeaders } from './http/headers.ts';
import { openLiveAnswers } from './http/live-answers.ts';
import { mountHealth } from './http/health.ts';
import { mountApiDocs } from './http/openapi.ts';
import { mountPages } from './http/pages.ts';
import { openPulse, type Pulse } from './http/pulse.ts';
import { refuseBroken } from './http/broken.ts';
import { respondError } from './http/respond.ts';
import { mountApi } from './http/router.ts';
import type { Settings } from './http/settings.ts';
import { openJobs } from './jobs.ts';
import { openPayments } from './payments.ts';

const LARGEST_BODY = 256 * 1024;
const SLOW_AFTER_MS = 1000;
const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));

const takesBytes = new Set(Object.values<Endpoint>(api).filter(({ rawBody }) => rawBody).map(({ path }) => path));

type Parts = { settings: Settings; connection: Connection; mailer: Mailer; now: () => Date; log: FastifyBaseLogger };

// Puts the house together: everything it needs is handed in, nothing is looked for.
export async function buildApp({ settings, connection, mailer, now, log }: Parts) {
  const headers = securityHeaders({ publicUrl: settings.PUBLIC_URL, withStripe: settings.STRIPE_SECRET_KEY !== '' });
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY,
    trustProxy: settings.TRUST_PROXY ? settings.TRUST_PROXY.split(',').map((network) => network.trim()) : false,
    // A slow or stalled request must not hold a place for long. Fastify sets the first one over whatever `http` says.
    requestTimeout: 5000,
    http: { headersTimeout: 4000, connectionsCheckingInterval: 1000, maxHeaderSize: 16 * 1024 },
    forceCloseConnections: 'idle',
    // These requests are answered before any hook runs.
    frameworkErrors: (error, request, reply) => void respondError({ reply: reply.headers(headers).header('x-request-id', request.id), error, log: request.log }),
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, headers),
  });
  let draining = false;
  let closing = false;
  const lines = new Set<Socket>();
  app.server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  app.addHook('preClose', async () => {
    draining = closing = true;
    await live.close();
    // A browser opens lines ahead of need. Node takes one that never spoke for a busy one, and would wait for it.
    for (const line of lines) if (line.bytesRead === 0) line.destroy();
  });
  // What was under way when the server closed holds its line no longer than it needs.
  app.addHook('onResponse', async (request) => {
    if (closing) request.raw.socket.destroySoon?.();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => (takesBytes.has(request.routeOptions.url ?? '') ? body : readJson(body)));
  app.setErrorHandler((error, request, reply) => respondError({ reply, error, log: request.log }));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  const pulse = openPulse(now);
  logRequests(app, pulse);

  const models = openModels({ settings, db: connection.db, now, log });
  const threads = openCoachThreads(settings.COACH_THREADS);
  app.addHook('onClose', () => threads.close());
  const live = openLiveAnswers({ db: connection.db, now, log });
  const house: House = { db: connection.db, pool: connection.pool, settings, now, log, models, threads, live, pulse, ...(await openPayments({ settings, db: connection.db, now })) };
  mountHealth(app, { pool: connection.pool, isDraining: () => draining, isStuck: connection.isStuck });
  mountApiDocs(app, settings.PRODUCT_NAME);
  mountApi(app, house, { handlers, limits, isAdmin: async (client) => (await readAdminSession(house.db, { client, settings }, now())) !== null });
  await mountPages(app, { folder: webFolder, settings });
  return { app, house, jobs: openJobs(house, { mailer, deliver: deliverTo(app) }), stopTaking: () => (draining = true) };
}

// The sandbox is a provider in the same house: its events come in by the same door, over no network.
const deliverTo = (app: FastifyInstance) => async ({ body, signature }: { body: string; signature: string }) => {
  const headers = { 'content-type': 'application/json', 'sandbox-signature': signature };
  return (await app.inject({ method: 'POST', url: receivePaymentEvent.path, headers, payload: body })).statusCode;
};

// What happened, never what was said: no body, no query, no token.
function logRequests(app: FastifyInstance, pulse: Pulse) {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    const call = `${request.method} ${request.routeOptions.url ?? '-'}`;
    if (call.includes(' /api/')) pulse.note({ call, ms: reply.elapsedTime, status: reply.statusCode });
    const quiet = request.method === 'GET' && reply.statusCode < 400 && ms < SLOW_AFTER_MS;
    request.log[quiet ? 'debug' : 'info']({ call, status: reply.statusCode, ms }, 'request');
  });
}
