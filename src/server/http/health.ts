import type { FastifyInstance } from 'fastify';
import type { Connection } from '#server/db/connect';

const ANSWER_WITHIN_MS = 1000;

// healthz and livez: the process lives. readyz: it can serve, so a balancer may send to it.
export function mountHealth(app: FastifyInstance, { pool, isDraining, isStuck }: { pool: Connection['pool']; isDraining: () => boolean; isStuck: () => boolean }) {
  for (const path of ['/healthz', '/livez']) app.get(path, async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const trouble = isDraining() ? 'stopping' : isStuck() ? 'the database hangs' : await askDatabase(pool);
    return reply.code(trouble ? 503 : 200).send(trouble ? { status: 'not ready', trouble } : { status: 'ok' });
  });
}

async function askDatabase(pool: Connection['pool']) {
  const tooLate = new Promise<string>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, 'the database does not answer').unref());
  const answer = pool.query('select 1 from migrations limit 1').then(
    () => null,
    () => 'the database is away',
  );
  return Promise.race([answer, tooLate]);
}
