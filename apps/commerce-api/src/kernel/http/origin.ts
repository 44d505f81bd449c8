import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Checks whether a page of another site sent this request. Clients other than browsers send no origin. With a public URL, only its origin
 * and that of its business host are accepted, because the sender controls the host header, and the header has no scheme.
 */
export function isCrossSite(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  if (publicUrl !== undefined)
    return origin !== publicUrl && origin !== publicUrl.replace('://', '://business.');
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true; // 'null' is sent by a page without an origin.
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts posts from pages of other sites, and signs in no browser by itself. */
    acceptsOtherSites?: boolean;
  }
}

/** Rejects state-changing calls from other sites' pages (quality, "Security"). */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { acceptsOtherSites = false } = request.routeOptions.config;
    if (!READING.has(request.method) && !acceptsOtherSites && isCrossSite(request, publicUrl)) {
      done(new ApiError(403, 'CROSS_SITE_REQUEST', 'This call can only be made from the shop itself.'));
      return;
    }
    done();
  });
}
