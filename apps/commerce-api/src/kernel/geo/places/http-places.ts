import type { TenantId } from '@foolscap/core/vocabulary';
import { callService, ServiceFault } from '../../http/service-call.ts';
import type { Settings } from '../../settings.ts';
import { nameOfPoint } from './nearest-place.ts';
import type { PlacesProvider } from './places.ts';
import { readPlacesReply } from './places-reply.ts';

/** Short, because the shopper waits for the search, and the built-in table of places is the fallback. */
const TIMEOUT_MS = 2000;

/** A usual reply has about 10 kB. Larger ones are not read to the end. */
const MAX_BYTES = 256 * 1024;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFault('invalid-reply');
  }
}

/**
 * Creates a client of a geocoding service over HTTP (storefront-7.44). The server makes the calls, so the key is never sent to a browser.
 */
export function createHttpPlaces(
  { url, key, businessKey }: NonNullable<Settings['places']>,
  { timeoutMs = TIMEOUT_MS } = {},
): PlacesProvider {
  const getUrl = (text: string, tenant: TenantId) =>
    url
      .replace('{text}', () => encodeURIComponent(text))
      .replace('{key}', () => encodeURIComponent((tenant === 'sba' ? businessKey : undefined) ?? key));

  return {
    async find(text, tenant) {
      const body = await callService(getUrl(text, tenant), {
        accept: 'application/json',
        timeoutMs,
        maxBytes: MAX_BYTES,
      });
      const point = readPlacesReply(parse(body?.toString('utf8') ?? ''));
      return point && nameOfPoint(point);
    },
  };
}
