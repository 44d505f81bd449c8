import { systemClock } from '@foolscap/core/clock';
import type { Geocoder } from '@foolscap/core/geocoder';
import type { HttpClient } from '@foolscap/core/http';
import { createExpiringStorage } from '@foolscap/core/storage';

/** Creates a geocoder that is loaded with the first ZIP code: sign-in loads the checkout's modules as well, and needs none. */
export function createLazyGeocoder(http: HttpClient): Geocoder {
  let loaded: Geocoder | undefined;
  return {
    async find(zipCode, signal) {
      const { createGeocoder } = await import('@foolscap/core/geocoder');
      loaded ??= createGeocoder({
        http,
        storage: createExpiringStorage(() => window.localStorage, systemClock),
        clock: systemClock,
      });
      return loaded.find(zipCode, signal);
    },
  };
}
