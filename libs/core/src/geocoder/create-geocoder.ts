import { DAY } from '../clock/index.ts';
import type { Clock } from '../clock/index.ts';
import { toFailure } from '../http/failure.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { ExpiringStorage } from '../storage/index.ts';
import { DEFAULT_PREFERRED_STORE, UNKNOWN_ZIP_CODE } from '../vocabulary/places.ts';
import type { ZipCodePlace } from '../vocabulary/places.ts';
import { ZIP_PLACES_KEY } from './zip-places-key.ts';

/** Most shoppers enter two or three codes; the oldest one is dropped first. */
const MAX_PLACES = 10;

export interface GeocoderOptions {
  http: Pick<HttpClient, 'send'>;
  /** Keeps found places for one day (cart-9.12). */
  storage: Pick<ExpiringStorage, 'get' | 'set'>;
  clock: Clock;
}

/** Finds the places of ZIP codes. */
export interface Geocoder {
  /**
   * Finds the city and state of a ZIP code.
   *
   * @param zipCode five digits; 01760 by default (cart-9.11)
   * @returns undefined for an unknown code, and once `signal` aborts
   * @throws HttpError if the call fails
   */
  find(zipCode?: string, signal?: AbortSignal): Promise<ZipCodePlace | undefined>;
}

interface KeptPlace extends ZipCodePlace {
  /** Milliseconds since 1970. */
  until: number;
}

const isKeptPlace = (thing: unknown): thing is KeptPlace => {
  const { zipCode, city, state, until } = (thing ?? {}) as Partial<Record<keyof KeptPlace, unknown>>;
  return [zipCode, city, state].every((text) => typeof text === 'string') && typeof until === 'number';
};

/**
 * Creates a browser's geocoder (cart-7.40). A found place is cached for one day, and concurrent callers for the same code share one
 * request. Aborting only ends the caller's own wait: the reply is cached for the next one.
 */
export function createGeocoder({ http, storage, clock }: GeocoderOptions): Geocoder {
  const inFlight = new Map<string, Promise<ZipCodePlace | undefined>>();

  /** Returns the places that are at most one day old. The storage is untrusted. */
  function getKept(): KeptPlace[] {
    const kept: unknown = storage.get(ZIP_PLACES_KEY);
    const places = Array.isArray(kept) ? kept.filter(isKeptPlace) : [];
    return places.filter(({ until }) => until > clock.now());
  }

  async function request(zipCode: string): Promise<ZipCodePlace | undefined> {
    try {
      const { data } = await http.send<ZipCodePlace>({ method: 'GET', path: `/geo/zip/${zipCode}` });
      const { city, state } = data;
      const place = { zipCode, city, state };
      const others = getKept().filter((kept) => kept.zipCode !== zipCode);
      const places = [...others, { ...place, until: clock.now() + DAY }];
      storage.set(ZIP_PLACES_KEY, places.slice(-MAX_PLACES), DAY);
      return place;
    } catch (error) {
      if (toFailure(error).code === UNKNOWN_ZIP_CODE) return undefined;
      throw error;
    }
  }

  function share(zipCode: string): Promise<ZipCodePlace | undefined> {
    const running = inFlight.get(zipCode);
    if (running) return running;
    const place = request(zipCode).finally(() => inFlight.delete(zipCode));
    inFlight.set(zipCode, place);
    return place;
  }

  return {
    async find(zipCode = DEFAULT_PREFERRED_STORE.zipCode, signal) {
      if (signal?.aborted || !/^\d{5}$/.test(zipCode)) return undefined;
      const kept = getKept().find((place) => place.zipCode === zipCode);
      if (kept) return { zipCode, city: kept.city, state: kept.state };
      const place = share(zipCode);
      if (!signal) return place;
      return new Promise((resolve, reject) => {
        const stop = () => resolve(undefined);
        signal.addEventListener('abort', stop, { once: true });
        void place.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
      });
    },
  };
}
