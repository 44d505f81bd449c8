import type { TenantId } from '@foolscap/core/vocabulary';
import type { Settings } from '../../settings.ts';
import { nameOfPoint } from './nearest-place.ts';
import { PlacesFault, type PlacesProvider } from './places.ts';
import { readPlacesReply } from './places-reply.ts';

/** The shopper waits for the search, and the own table of places answers as well. */
const TIMEOUT_MS = 2000;

/** A reply has some 10 kB; more is not read. */
const MAX_BYTES = 256 * 1024;

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) throw new PlacesFault('invalid-reply', 'too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlacesFault('invalid-reply');
  }
}

/** Maps a failed request to a fault. The cause is dropped, because it may name the URL with the key. */
function toFault(error: unknown): PlacesFault {
  if (error instanceof PlacesFault) return error;
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return new PlacesFault('timeout');
  return new PlacesFault('unreachable', typeof cause?.code === 'string' ? cause.code : '');
}

/**
 * Creates the provider that calls a geocoding service over HTTP (storefront-7.44). The shop's server calls it, so that its key reaches no
 * browser. Redirects are refused, because they would carry the key to another host.
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
      try {
        const response = await fetch(getUrl(text, tenant), {
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status !== 200) {
          await response.body?.cancel();
          throw new PlacesFault('status', String(response.status));
        }
        const point = readPlacesReply(parse(await readText(response)));
        return point && nameOfPoint(point);
      } catch (error) {
        throw toFault(error);
      }
    },
  };
}
