import type { FastifyReply } from 'fastify';

// Tells that the client went away before its answer was sent, so that costly work can stop.
export function watchDeparture({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.closed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort();
  });
  return controller.signal;
}
