import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { limits } from '#domain/limits';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { Connection } from './db/connect.ts';
import { openModels } from './flows/models.ts';
import { handlers } from './handlers.ts';
import { readAdminSession } from './http/admin-session.ts';
import { readJson } from './http/body.ts';
import type { House } from './http/handler.ts';
import { securityHeaders } from './http/headers.ts';
import { mountHealth } from './http/health.ts';
import { mountApiDocs } from './http/openapi.ts';
import { mountPages } from './http/pages.ts';
import { refuseBroken } from './http/broken.ts';
import { respondError } from './http/respond.ts';
import { mountApi } from './http/router.ts';
import type { Settings } from './http/settings.ts';
import { openJobs } from './jobs.ts';

const LARGEST_BODY = 256 * 1024;
const SLOW_AFTER_MS = 1000;
const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));

type Parts = { settings: Settings; connection: Connection; mailer: Mailer; now: () => Date; log: FastifyBaseLogger };

// Puts the house together: everything it needs is handed in, nothing is looked for.
export async function buildApp({ settings, connection, mailer, now, log }: Parts) {
  const headers = securityHeaders(settings.PUBLIC_URL);
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
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => readJson(body));
  app.setErrorHandler((error, request, reply) => respondError({ reply, error, log: request.log }));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  logRequests(app);

  const models = openModels({ settings, db: connection.db, now, log });
  const house: House = { db: connection.db, pool: connection.pool, settings, now, log, models };
  mountHealth(app, { pool: connection.pool, isDraining: () => draining, isStuck: connection.isStuck });
  mountApiDocs(app, settings.PRODUCT_NAME);
  mountApi(app, house, { handlers, limits, isAdmin: async (client) => (await readAdminSession(house.db, client, now())) !== null });
  await mountPages(app, { folder: webFolder, settings });
  return { app, house, jobs: openJobs(house, mailer), stopTaking: () => (draining = true) };
}

// What happened, never what was said: no body, no query, no token.
function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    const quiet = request.method === 'GET' && reply.statusCode < 400 && ms < SLOW_AFTER_MS;
    request.log[quiet ? 'debug' : 'info']({ call: `${request.method} ${request.routeOptions.url ?? '-'}`, status: reply.statusCode, ms }, 'request');
  });
}
