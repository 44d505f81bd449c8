import { HttpError, TransportError } from '@foolscap/core/http';
import type { Failure, Transport, TransportRequest } from '@foolscap/core/http';
import { HEADERS } from '@foolscap/core/vocabulary';

/** Latency of the fake API: none, 1.5 seconds, or a network error. */
export type FakeNetwork = 'fast' | 'slow' | 'failing';

const SLOW_MS = 1500;

/** An API call as passed to its handler. */
export interface FakeCall {
  /** Path parameters, decoded. */
  params: readonly string[];
  query: URLSearchParams;
  body: never;
  key: string;
}

/** Handlers by route, such as `GET /catalog/products/:sku`, after method override; each returns the reply's `data`. */
export type FakeRoutes = Readonly<Record<string, (call: FakeCall) => unknown>>;

const API = '/cc/api';

function getMethod({ method, headers }: TransportRequest): string {
  return headers[HEADERS.methodOverride] ?? method;
}

function find(routes: FakeRoutes, method: string, path: string) {
  for (const [pattern, handle] of Object.entries(routes)) {
    const [wanted, shape = ''] = pattern.split(' ');
    if (wanted !== method) continue;
    const match = new RegExp(`^${shape.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
    if (match) return { handle, params: match.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}

const refusal = ({ status = 503, code, message, field, details }: Failure) => ({
  status,
  headers: {},
  body: { error: { ...details, status, code, message, requestId: 'story', ...(field ? { field } : {}) } },
});

/**
 * Creates a transport for the API without a server. The matching route's handler replies to each call, and an error of a fake client
 * becomes the real API's reply. A call without a route throws, so that no story depends on an unhandled call.
 */
export function createFakeTransport(routes: FakeRoutes, network: () => FakeNetwork): Transport {
  return async (request) => {
    const how = network();
    if (how === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (how === 'failing') throw new TransportError('network', 'Network Error');
    const url = new URL(request.url, 'http://fake');
    const path = url.pathname.startsWith(API) ? url.pathname.slice(API.length) : url.pathname;
    const found = find(routes, getMethod(request), path);
    if (!found) throw new Error(`The fake shop has no ${getMethod(request)} ${path}.`);
    try {
      const data = await found.handle({
        params: found.params,
        query: url.searchParams,
        body: request.body as never,
        key: request.headers[HEADERS.idempotencyKey] ?? '',
      });
      return { status: 200, headers: {}, body: { data: data ?? {} } };
    } catch (error) {
      if (error instanceof HttpError) return refusal(error.failure);
      throw error;
    }
  };
}
