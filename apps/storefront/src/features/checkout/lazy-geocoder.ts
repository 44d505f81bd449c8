import { systemClock } from '@foolscap/core/clock';
import type { Geocoder } from '@foolscap/core/geocoder';
import type { HttpClient } from '@foolscap/core/http';
import { createExpiringStorage } from '@foolscap/core/storage';

/** Creates a geocoder that is loaded with the first ZIP code, because sign-in also loads the checkout's modules and needs no geocoder. */
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
