import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** `/cc/api/openapi.json` from the same schemas that validate, and a page to browse it at `/cc/api/docs`. */
export async function useOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Foolscap commerce API',
        version: '0.1.0',
        description:
          'Every reply is `{"data": {...}}`, every refusal `{"error": {status, code, message, field?, requestId}}`. ' +
          'PUT and DELETE are also understood as POST with the header `X-HTTP-Method-Override`. ' +
          'Calls that change a cart, a payment or an order take an `Idempotency-Key`.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'foolscap' } },
      },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page links its scripts by whole paths, and does not know below which one it is mounted.
    indexPrefix: app.prefix,
    // All of it comes from here. `upgrade-insecure-requests` is left out: over plain http it would make the page blank.
    staticCSP: {
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    },
    uiConfig: { tryItOutEnabled: false },
  });
}
