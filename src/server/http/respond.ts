import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Endpoint } from '#contract/endpoint';
import { fail, Failure, type FieldErrors } from '#contract/errors';

const RETRY_AFTER_SECONDS = 2;
// What Fastify calls the faults that it finds itself.
const faultsOfRequests: Record<string, () => Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => fail('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => fail('not_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => fail('unreadable'),
  FST_ERR_BAD_URL: () => fail('unreadable'),
  FST_ERR_ASYNC_CONSTRAINT: () => fail('unreadable'),
};
// The database is away: connection refused or broken, shutting down, too many clients, a wait that took too long.
const AWAY = /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|57P0|08|53)|timeout|Connection terminated|not queryable|Client was closed/i;

export function respond(reply: FastifyReply, json: string) {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);
}

// The one place where an error turns into an answer.
export function respondError({ reply, error, endpoint, log }: { reply: FastifyReply; error: unknown; endpoint?: Endpoint | undefined; log: FastifyBaseLogger }) {
  const failure = asFailure(error);
  if (failure.code === 'fault' || failure.code === 'unavailable') log.error({ err: innermost(error), call: endpoint?.path }, 'a request failed');
  const { fields, retryAfterSeconds, missingFields } = failure.details;
  if (failure.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.code(failure.status).header('cache-control', 'no-store');
  if (endpoint?.plainErrors) return reply.type('text/plain; charset=utf-8').send(plainText(failure, fields));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ error: failure.message, code: failure.code, ...(fields && { fields }), ...(missingFields && { missingFields }) }));
}

const plainText = (failure: Failure, fields: FieldErrors | undefined) => (fields ? Object.values(fields).join(' ') : failure.message);

// What whoever asked is told of it.
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code = '', message = '' } = innermost(error);
  return faultsOfRequests[code]?.() ?? (AWAY.test(code) || AWAY.test(message) ? fail('unavailable') : fail('fault'));
}

// Drizzle wraps what the driver says.
function innermost(error: unknown): { code?: string; message?: string } {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? innermost(cause) : (error as Error);
}
