import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';

/**
 * Registers `/healthz`, which succeeds while the process runs, and `/readyz`, which also checks the database on a separate connection, and
 * fails while the process is shutting down.
 */
export function healthPlugin(app: FastifyInstance, { database }: ApiContext): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  const quiet = { logLevel: 'warn' as const, schema: { hide: true } };

  app.get('/healthz', quiet, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', quiet, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (closing) return reply.code(503).send({ status: 'stopping' });
    try {
      await database.ping();
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}
