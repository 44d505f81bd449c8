import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of another site made the browser send this. Callers that are no browser send no origin at all. */
export function isCrossSite(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  if (origin === publicUrl) return false;
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true; // 'null': a page without an origin of its own
  }
}

/** State-changing calls refuse other sites' pages (quality, "Security"). */
export function useOriginCheck(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!READING.has(request.method) && isCrossSite(request, publicUrl)) {
      done(new ApiError(403, 'CROSS_SITE_REQUEST', 'This call can only be made from the shop itself.'));
      return;
    }
    done();
  });
}
