import { fetchTransport } from './fetch-transport.ts';
import { TransportError } from './transport.ts';
import type { Transport } from './transport.ts';

async function loadAxios(): Promise<Transport> {
  // A browser caches the failure to load a module and does not retry until the page is reloaded.
  if (globalThis.navigator?.onLine === false) throw new Error('Cannot load axios while offline.');
  const { createAxiosRequest } = await import('./axios-request.ts');
  return createAxiosRequest();
}

/** A transport that can be loaded before its first request. */
export type LazyTransport = Transport & { warm(): Promise<unknown> };

/**
 * Creates the transport of browsers; it sends credentials. axios (21 kB) is loaded by the first read or by `warm`, so that rendering and
 * hydration do not wait for it. Until then writes are sent with `fetch`: a page that is being closed cannot wait for a chunk.
 *
 * @param load replaces the import in tests
 * @param sendEarly replaces `fetch` in tests
 */
export function createAxiosTransport(
  load: () => Promise<Transport> = loadAxios,
  sendEarly: Transport = fetchTransport,
): LazyTransport {
  let loading: Promise<Transport> | undefined;
  let isWarm = false;
  const warm = () =>
    (loading ??= load().then(
      (send) => {
        isWarm = true;
        return send;
      },
      () => {
        // Lets the next request retry loading the chunk.
        loading = undefined;
        throw new TransportError('network', 'Network Error');
      },
    ));

  const transport: Transport = async (request) =>
    !isWarm && request.method === 'POST' ? sendEarly(request) : (await warm())(request);
  return Object.assign(transport, { warm: () => warm().catch(() => undefined) });
}
