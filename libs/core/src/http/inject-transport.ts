import { TransportError } from './transport.ts';
import type { Transport } from './transport.ts';

/** A server that can handle a request without a socket, such as Fastify's `inject`. */
export type Inject = (request: {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}) => Promise<{ statusCode: number; headers: Record<string, unknown>; payload: string }>;

/**
 * Creates the transport of server-side rendering when the API runs in the same process.
 *
 * @param forwarded headers of the shopper's own request that the API needs: cookie, host, forwarded address
 * @param onReply receives the headers of each reply, so that cookies set by the API can be passed on to the shopper
 */
export function createInjectTransport(
  inject: Inject,
  forwarded: Record<string, string>,
  onReply: (headers: Record<string, unknown>) => void = () => undefined,
): Transport {
  return async ({ method, url, headers, body }) => {
    try {
      const reply = await inject({
        method,
        url,
        headers: {
          ...forwarded,
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      onReply(reply.headers);
      return {
        status: reply.statusCode,
        headers: Object.fromEntries(
          Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: parse(reply.payload),
      };
    } catch (error) {
      throw new TransportError('network', error instanceof Error ? error.message : 'Network Error');
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
