import type { FastifyInstance } from 'fastify';

/** Registers what all calls of lists share: replies are never cached, and a removal may come without a body. */
export function registerListHooks(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  // Many clients name a type all the same, and an empty text is no JSON.
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
