import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';
import { HEADERS } from '@foolscap/core/vocabulary';
import { ApiError } from './api-error.ts';

const CONSTRAINT = 'methodOverride';

/**
 * Supports `X-HTTP-Method-Override`, the method that a POST represents (decision-method-override). Routes match it by a constraint of
 * the router, so the request itself is never rewritten.
 */
export function registerMethodOverride(app: FastifyInstance): void {
  if (!app.hasConstraintStrategy(CONSTRAINT)) {
    app.addConstraintStrategy({
      name: CONSTRAINT,
      storage: () => {
        const handlers = new Map<string, never>();
        return {
          get: (method: string) => handlers.get(method) ?? null,
          set: (method: string, handler: never) => void handlers.set(method, handler),
        };
      },
      deriveConstraint: (request) => {
        const value = request.headers[HEADERS.methodOverride];
        return request.method === 'POST' && typeof value === 'string'
          ? value.trim().toUpperCase()
          : undefined;
      },
      validate: () => true,
      mustMatchWhenDerived: true,
    } as Parameters<typeof app.addConstraintStrategy>[0]);
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers[HEADERS.methodOverride] !== undefined && request.method !== 'POST') {
      reply.header('allow', 'POST');
      done(new ApiError(405, 'METHOD_NOT_ALLOWED', 'A method override is supported on POST only.'));
      return;
    }
    done();
  });
}

/** Registers a PUT or DELETE route twice: under its own method, and under POST with the override header. */
export function overridable(
  app: FastifyInstance,
  method: 'PUT' | 'DELETE',
  options: Omit<RouteOptions, 'method'>,
): void {
  app.route({ ...options, method: method as HTTPMethods });
  app.route({
    ...options,
    method: 'POST',
    constraints: { ...options.constraints, [CONSTRAINT]: method },
    schema: { ...options.schema, hide: true } as RouteOptions['schema'],
  });
}
