import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';

/** `/healthz`: the process answers. `/readyz`: its database does too, on a connection of its own, and it is not about to stop. */
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
