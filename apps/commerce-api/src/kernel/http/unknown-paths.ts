import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { ApiError } from './api-error.ts';

/** Converts a router pattern to a regular expression: `:name` is one path segment, `*` the rest. */
const getExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[^/]+/g, '[^/]+')
      .replace(/\*$/, '.*')}$`,
  );

/**
 * Replies, in the error envelope, to requests that no other API route handles: 404 for an unknown path, 405 and `Allow` for an unsupported
 * method. It is a route and not a not-found handler, because the host server may have a route for every path. Call it before the other
 * routes are registered.
 */
export function registerUnknownPaths(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => never {
  const methodsOf = new Map<string, Set<string>>();
  const ours = [app.prefix, `${app.prefix}/*`];

  app.addHook('onRoute', ({ url, method, constraints }) => {
    if (ours.includes(url)) return;
    const methods = methodsOf.get(url) ?? new Set();
    methodsOf.set(url, methods);
    // POST is not listed for an override, because the overridden method is listed anyway.
    if (constraints && Object.keys(constraints).length) return;
    for (const each of [method].flat()) methods.add(each);
  });

  let known: { expression: RegExp; methods: Set<string> }[] = [];
  app.addHook('onReady', (done) => {
    known = [...methodsOf].map(([url, methods]) => ({ expression: getExpression(url), methods }));
    done();
  });

  function refuse(request: FastifyRequest, reply: FastifyReply): never {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = new Set(
      known.filter(({ expression }) => expression.test(path)).flatMap(({ methods }) => [...methods]),
    );
    // A known path with a segment that is too long for the router. No id is that long.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!allowed.size || (isRead && allowed.has(request.method)))
      throw new ApiError(404, 'NOT_FOUND', 'Nothing was found at this address.');
    void reply.header('allow', [...allowed].sort().join(', '));
    throw new ApiError(405, 'METHOD_NOT_ALLOWED', 'This path does not support that method.');
  }

  for (const url of ['', '/*']) {
    app.route({
      method: app.supportedMethods as HTTPMethods[],
      url,
      exposeHeadRoute: false,
      schema: { hide: true } as object,
      // Runs before the body is parsed, because the body of a request to an unknown path may be invalid.
      onRequest: (request, reply) => refuse(request, reply),
      handler: (request, reply) => refuse(request, reply),
    });
  }
  return refuse;
}
