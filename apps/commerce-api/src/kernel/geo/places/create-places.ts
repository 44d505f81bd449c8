import { createSwrCache } from '@foolscap/core/cache';
import type { ServiceFault } from '../../http/service-call.ts';
import { createServiceGuard } from '../../http/service-guard.ts';
import type { ZipPlace } from '../zip-places.ts';
import { findOwnPlace } from './own-places.ts';
import type { Places, PlacesProvider } from './places.ts';

/** Cache time of a place. While the cache refreshes a value, it serves the old one for up to three times as long, so for a day at most. */
const FRESH_S = 8 * 3600;
const MAX_PLACES = 5000;

/** Maximum number of calls by one instance. The locator needs no session, so a script could use up the service's quota. */
const MAX_CALLS_PER_MINUTE = 120;

export interface PlacesDeps {
  /** The service. Without it, only the table of ZIP codes is used. */
  provider?: PlacesProvider | undefined;
  now: () => Date;
  /** Called with each failure of the service, and once per minute in which searches exceed the maximum number of calls. */
  report?: (fault: ServiceFault) => void;
}

const toKey = (text: string) => text.toLowerCase().replace(/[\s,]+/g, ' ');

/** Creates the search for places, which uses the service, if there is one, and the table of ZIP codes. */
export function createPlaces({ provider, now, report = () => undefined }: PlacesDeps): Places {
  const cache = createSwrCache<{ place: ZipPlace | undefined }>({
    seconds: FRESH_S,
    maxEntries: MAX_PLACES,
    now: () => now().getTime(),
  });
  const guard = createServiceGuard({ now, maxCallsPerMinute: MAX_CALLS_PER_MINUTE, report });

  return {
    async findByService(text, tenant) {
      if (!provider) return undefined;
      try {
        const { place } = await cache.get(toKey(text), () =>
          guard.run(async () => ({ place: await provider.find(text, tenant) })),
        );
        return { place, isServiceDown: false };
      } catch {
        return { isServiceDown: true };
      }
    },
    findOwn: findOwnPlace,
  };
}
