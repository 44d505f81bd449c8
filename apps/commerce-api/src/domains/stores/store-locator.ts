import { CANADA, type TenantId, US_STATES } from '@foolscap/core/vocabulary';
import type { LocalBusinessBody, StoreLocatorBody, StoreResults } from '@foolscap/stores/contract';
import { LOCATOR_RADIUS, storeSearchText } from '@foolscap/stores/model';
import type { ApiContext } from '../../kernel/context.ts';
import { getDeliveryPlace } from '../../kernel/geo/delivery-place.ts';
import type { Places } from '../../kernel/geo/places/places.ts';
import { placeOfCanadianCode } from '../../kernel/geo/postal-places.ts';
import { placeOfZip, type ZipPlace } from '../../kernel/geo/zip-places.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { readTenantPlace } from './tenant-places.ts';
import type { ListedStores, StoreFinder } from './store-finder.ts';

/** The shopper who is searching. */
export interface StoreShopper {
  tenant: TenantId;
  /** The number of the chosen store. */
  storeNumber?: string | undefined;
  /** The entered ZIP code. */
  zipCode?: string | undefined;
}

const invalidZipCode = (details?: Record<string, unknown>) =>
  new ApiError(400, 'INVALID_ZIPCODE', 'Invalid zipcode', { field: 'address', ...(details && { details }) });

/** Returns the error for a known place without stores within the radius; a larger radius may help (decision-no-store-near-a-known-zip). */
const noStoreWithin = () => invalidZipCode({ known: true });

/** Returns the error for when the address lookup service does not respond. The place may exist, so entering a ZIP code helps. */
const serviceDown = () => invalidZipCode({ lookup: 'unavailable' });

type NamedPlace = Pick<ZipPlace, 'city' | 'state'>;

const nameOf = ({ city, state }: NamedPlace) => `${city}, ${state}`;

const succeeded = (
  { stores, total }: ListedStores,
  near?: NamedPlace,
  noneNear?: NamedPlace,
): StoreResults => ({
  results: {
    status: 'SUCCESS',
    stores,
    total,
    ...(near && { near: nameOf(near) }),
    ...(noneNear && { noneNear: nameOf(noneNear) }),
  },
});

/** Creates the store locator (storefront-7.21, storefront-7.22). */
export function createStoreLocator(
  { database: { db }, settings: { siteCountry } }: Pick<ApiContext, 'database' | 'settings'>,
  {
    found,
    storesAround,
    storesInState,
    readState,
    findStoreNamed,
    findStore,
    opening,
    pointWithin,
  }: StoreFinder,
  places: Places,
) {
  async function around(place: ZipPlace, radius: number): Promise<StoreResults> {
    const listed = await storesAround(place, radius);
    if (!listed.stores.length) throw noStoreWithin();
    return succeeded(listed, place);
  }

  /**
   * Finds stores near the shopper's store or ZIP code, otherwise near the site's default store (storefront-9.23). The shopper has not
   * searched for a place, so having no stores nearby is not an error.
   */
  async function suggest(
    { tenant, storeNumber, zipCode }: StoreShopper,
    radius: number,
  ): Promise<StoreResults> {
    const chosen = storeNumber === undefined ? undefined : await findStore(storeNumber);
    const zipPlace = chosen || zipCode === undefined ? undefined : getDeliveryPlace(zipCode, siteCountry);
    const own = chosen ?? (zipPlace && { ...zipPlace, ...(await pointWithin(zipCode!, zipPlace)) });
    if (own) {
      const listed = await storesAround(own, radius);
      if (listed.stores.length) return succeeded(listed, own);
    }
    const standard = await readTenantPlace(db, tenant);
    if (!standard) return succeeded({ stores: [], total: 0 }, undefined, own);
    const place = (await findStore(standard.storeNumber)) ?? placeOfZip(standard.zipCode);
    const listed = place && (await storesAround(place, radius));
    return listed?.stores.length
      ? succeeded(listed, place, own)
      : succeeded(await storesInState(standard.state), undefined, own);
  }

  /** Finds stores near a city, an address or a named store. Tries the lookup service first, because it knows addresses. */
  async function nearText(text: string, tenant: TenantId, radius: number): Promise<StoreResults> {
    // The service and the table of ZIP codes know the United States only, where other places have the same names.
    const knowsPlaces = siteCountry === 'US';
    const answer = knowsPlaces ? await places.findByService(text, tenant) : undefined;
    if (answer?.place) return around(answer.place, radius);
    const place = (await findStoreNamed(text)) ?? (knowsPlaces ? places.findOwn(text) : undefined);
    if (place) return around(place, radius);
    throw answer?.isServiceDown ? serviceDown() : invalidZipCode();
  }

  return {
    async locate(
      { address, storeNumber, radius = LOCATOR_RADIUS }: StoreLocatorBody,
      shopper: StoreShopper,
    ): Promise<StoreResults> {
      if (storeNumber !== undefined) {
        const row = await findStore(storeNumber);
        if (!row) throw invalidZipCode();
        return succeeded({ stores: [{ ...found(row), opening: opening(row) }], total: 1 });
      }
      if (address === undefined) return suggest(shopper, radius);
      const text = storeSearchText(address);
      if (text === undefined) {
        throw badRequest(
          'INVALID_SEARCH_TEXT',
          'Search with letters, numbers, commas and spaces only.',
          'address',
        );
      }
      const canadian = siteCountry === 'CA' ? placeOfCanadianCode(text) : undefined;
      if (canadian) return around(canadian, radius);
      if (/^\d+$/.test(text)) {
        const place = placeOfZip(text);
        if (!place) throw invalidZipCode();
        return around({ ...place, ...(await pointWithin(text, place)) }, radius);
      }
      const state = readState(text, siteCountry === 'CA' ? CANADA.regions : US_STATES);
      if (state === undefined) return nearText(text, shopper.tenant, radius);
      const listed = await storesInState(state);
      if (!listed.stores.length) throw invalidZipCode();
      return succeeded(listed);
    },

    async localBusiness({ radius = LOCATOR_RADIUS, ...point }: LocalBusinessBody): Promise<StoreResults> {
      const listed = await storesAround(point, radius);
      if (!listed.stores.length) throw badRequest('NO_LOCAL_BUSINESS', 'No Local Business');
      return succeeded(listed);
    },
  };
}
