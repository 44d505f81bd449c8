import { SESSION_COOKIES } from '@foolscap/core/cookies';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Registers `/cc/api/openapi.json`, built from the validation schemas, and a page to browse it at `/cc/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Foolscap commerce API',
        version: '0.1.0',
        description:
          'Every reply is `{"data": {...}}`, every error `{"error": {status, code, message, field?, requestId}}`. ' +
          'PUT and DELETE are also understood as POST with the header `X-HTTP-Method-Override`. ' +
          'Calls that change a cart, a payment or an order take an `Idempotency-Key`.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIES.session } },
      },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page links its scripts by absolute paths without the prefix.
    indexPrefix: app.prefix,
    // Everything is loaded from this server. `upgrade-insecure-requests` is omitted: over plain http it would break the page.
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
