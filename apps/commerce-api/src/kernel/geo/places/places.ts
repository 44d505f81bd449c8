import type { TenantId } from '@foolscap/core/vocabulary';
import type { ZipPlace } from '../zip-places.ts';

/** A service that finds places by free text: a city, or an address. */
export interface PlacesProvider {
  /**
   * @param tenant the site, which may have its own key
   * @returns undefined for a text that is not a place in the United States
   * @throws ServiceFault when the service does not reply, or not in the agreed format
   */
  find(text: string, tenant: TenantId): Promise<ZipPlace | undefined>;
}

/** The result of a search for a place. */
export interface PlaceLookup {
  /** Undefined when no such place is known. */
  place?: ZipPlace | undefined;
  /** True if the service failed or was not called. The text may then be a place even if it is not in the table of ZIP codes. */
  isServiceDown: boolean;
}

/** Finds places for the store locator. */
export interface Places {
  /** Finds a place with the service. @returns undefined if there is no service */
  findByService(text: string, tenant: TenantId): Promise<PlaceLookup | undefined>;
  /** Finds a place in the table of ZIP codes. */
  findOwn(text: string): ZipPlace | undefined;
}
