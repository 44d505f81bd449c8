import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { ApiError } from './api-error.ts';

/** A pattern of the router as a regular expression: `:name` is one part of a path, `*` whatever is left. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[^/]+/g, '[^/]+')
      .replace(/\*$/, '.*')}$`,
  );

/**
 * Answers, in the error envelope, whatever no other route below the API answers: 404 for a path that is not there, 405 and `Allow`
 * for a method that a path does not take. A route and no not-found handler, since a server that carries the API may have a
 * route for every path itself. Called before the other routes are registered.
 */
export function useUnknownPaths(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => never {
  const methodsOf = new Map<string, Set<string>>();
  const ours = [app.prefix, `${app.prefix}/*`];

  app.addHook('onRoute', ({ url, method, constraints }) => {
    if (ours.includes(url)) return;
    const methods = methodsOf.get(url) ?? new Set();
    methodsOf.set(url, methods);
    // Under an override POST stands for a method that is listed anyway.
    if (constraints && Object.keys(constraints).length) return;
    for (const each of [method].flat()) methods.add(each);
  });

  let known: { expression: RegExp; methods: Set<string> }[] = [];
  app.addHook('onReady', (done) => {
    known = [...methodsOf].map(([url, methods]) => ({ expression: expressionOf(url), methods }));
    done();
  });

  function refuse(request: FastifyRequest, reply: FastifyReply): never {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = new Set(
      known.filter(({ expression }) => expression.test(path)).flatMap(({ methods }) => [...methods]),
    );
    // A path that would take this method has a part that is too long for the router: nothing is called so.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!allowed.size || (isRead && allowed.has(request.method)))
      throw new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.');
    void reply.header('allow', [...allowed].sort().join(', '));
    throw new ApiError(405, 'METHOD_NOT_ALLOWED', 'This path does not take that method.');
  }

  for (const url of ['', '/*']) {
    app.route({
      method: app.supportedMethods as HTTPMethods[],
      url,
      exposeHeadRoute: false,
      schema: { hide: true } as object,
      // Before a body is read: what is sent to nowhere need not be understood.
      onRequest: (request, reply) => refuse(request, reply),
      handler: (request, reply) => refuse(request, reply),
    });
  }
  return refuse;
}
