import type { FastifyInstance } from 'fastify';

/** Registers the hooks that all list calls share: replies are never cached, and a removal may have no body. */
export function registerListHooks(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  // Many clients send a content type anyway, and an empty string is not valid JSON.
  app.addHook('onRequest', ({ method, raw: { headers } }, _reply, done) => {
    const bodiless = headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0);
    if (method === 'DELETE' && bodiless) delete headers['content-type'];
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.method !== 'GET') request.body ??= {};
    done();
  });
}
