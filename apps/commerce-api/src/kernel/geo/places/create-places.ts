import { createSwrCache } from '@foolscap/core/cache';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { ZipPlace } from '../zip-places.ts';
import { findOwnPlace } from './own-places.ts';
import { PlacesFault, type Places, type PlacesProvider } from './places.ts';

/** A place is used for a day at most: the cache serves a value for up to three times this long while it renews it. */
const FRESH_S = 8 * 3600;
const MAX_PLACES = 5000;

/** After this many failures in a row the service is left alone for a while, so that searches do not wait for it. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

/** Calls of one instance. The locator needs no session, so a program could use up the service's quota. */
const MAX_CALLS_PER_MINUTE = 120;

export interface PlacesDeps {
  /** The service; without it only the table of ZIP codes is used. */
  provider?: PlacesProvider | undefined;
  now: () => Date;
  /** Called with each failure of the service, and once in each minute that has more searches than calls. */
  report?: (fault: PlacesFault) => void;
}

const toKey = (text: string) => text.toLowerCase().replace(/[\s,]+/g, ' ');

/** Creates the search for places: a service, if there is one, and the table of ZIP codes. */
export function createPlaces({ provider, now, report = () => undefined }: PlacesDeps): Places {
  const cache = createSwrCache<{ place: ZipPlace | undefined }>({
    seconds: FRESH_S,
    maxEntries: MAX_PLACES,
    now: () => now().getTime(),
  });
  let failures = 0;
  let pausedUntil = 0;
  let minute = { startsAt: 0, calls: 0, isReported: false };

  function takeCall(): void {
    const time = now().getTime();
    if (time < pausedUntil) throw new PlacesFault('unreachable', 'paused');
    if (time - minute.startsAt >= 60_000) minute = { startsAt: time, calls: 0, isReported: false };
    if (minute.calls >= MAX_CALLS_PER_MINUTE) {
      const fault = new PlacesFault('quota');
      // Once: a program that uses up the quota would fill the log as well.
      if (!minute.isReported) report(fault);
      minute.isReported = true;
      throw fault;
    }
    minute.calls += 1;
  }

  async function call(service: PlacesProvider, text: string, tenant: TenantId) {
    takeCall();
    try {
      const place = await service.find(text, tenant);
      failures = 0;
      return { place };
    } catch (error) {
      const fault = error instanceof PlacesFault ? error : new PlacesFault('unreachable');
      failures += 1;
      if (failures >= MAX_FAILURES) pausedUntil = now().getTime() + PAUSE_MS;
      report(fault);
      throw fault;
    }
  }

  return {
    async findByService(text, tenant) {
      if (!provider) return undefined;
      try {
        const { place } = await cache.get(toKey(text), () => call(provider, text, tenant));
        return { place, isServiceDown: false };
      } catch {
        return { isServiceDown: true };
      }
    },
    findOwn: findOwnPlace,
  };
}
