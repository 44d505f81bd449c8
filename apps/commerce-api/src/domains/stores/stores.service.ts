import { DEFAULT_PICKUP_STORE, type Locale, LOCALES } from '@foolscap/core/vocabulary';
import type {
  PickupInStore,
  PickupInStoreBody,
  PreferredStoreBody,
  StoreAddresses,
  StoreAddressesQuery,
  StoreStock,
  StoreStockBody,
} from '@foolscap/stores/contract';
import {
  type HoursLanguage,
  isPreferredStoreSaved,
  PICKUP_RADIUS,
  STORE_ADDRESSES_PAGE_SIZE,
} from '@foolscap/stores/model';
import { PICKUP_THRESHOLD } from '@foolscap/core/quantity';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { createPlaces } from '../../kernel/geo/places/create-places.ts';
import type { Places } from '../../kernel/geo/places/places.ts';
import { getDeliveryPlace } from '../../kernel/geo/delivery-place.ts';
import { pointOfZip } from '../../kernel/geo/zip-places.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import type { ReplyMessage, ReplyText } from '../../kernel/translations/reply-text.ts';
import { getHoursLanguage } from './hours-language.ts';
import { listStoreAddresses } from './store-addresses.ts';
import { createStoreDirectory } from './store-directory.ts';
import { createStoreFinder, MAX_STORES } from './store-finder.ts';
import { createStoreLocator } from './store-locator.ts';

/** Default ZIP code for an unknown shopper (decision-default-places). */
const DEFAULT_ZIP = '01702';

/**
 * Number of nearest stores that a pickup search lists with or without stock. Stores farther away are listed only if they have all units.
 */
const NEAREST_STORES = 25;

const noSuchStore = () => badRequest('INVALID_STORE_NUMBER', 'No store found', 'storeNumber');

/** Formats stock up to the threshold: '10+' (cart-4). */
const showUnits = (available: number) =>
  available > PICKUP_THRESHOLD ? `${PICKUP_THRESHOLD}+` : String(available);

export type StoresService = ReturnType<typeof createService>;

/** Returns the calls that find stores, whose hours are in a language. */
export type StoresServices = (locale: Locale) => StoresService;

/**
 * Creates the calls that find stores and their stock (storefront-5.34, storefront-7, cart-7).
 * @param places finds cities and addresses; by default only the table of ZIP codes
 */
export function createStoresServices(
  context: Pick<ApiContext, 'database' | 'now' | 'settings'>,
  places: Places = createPlaces(context),
): StoresServices {
  const services = new Map(
    LOCALES.map((locale) => [locale, createService(context, places, getHoursLanguage(locale))]),
  );
  return (locale) => services.get(locale)!;
}

function createService(
  context: Pick<ApiContext, 'database' | 'now' | 'settings'>,
  places: Places,
  language: HoursLanguage,
) {
  const { db } = context.database;
  const { siteCountry } = context.settings;
  const finder = createStoreFinder(context, language);
  const { found, findNearby, describe, findStore, opening, pointWithin } = finder;

  /** Reads the pickup stock of items in stores. @returns units by item and store; items without stock are absent */
  async function readStock(storeNumbers: readonly string[], itemIds: readonly string[]) {
    if (!storeNumbers.length) return new Map<string, number>();
    const rows = await db
      .selectFrom('store_stock')
      .select(['store_number', 'sku', 'available'])
      .where('sku', 'in', itemIds)
      .where('store_number', 'in', storeNumbers)
      .execute();
    return new Map(rows.map((row) => [`${row.store_number} ${row.sku}`, row.available]));
  }

  /** Returns the point that the locator searches around for the same ZIP code. */
  async function findPickupPoint(typed: string) {
    const place = getDeliveryPlace(typed, siteCountry);
    return place && pointWithin(place.zipCode, place);
  }

  return {
    ...createStoreLocator(context, finder, places),
    ...createStoreDirectory(context, finder, language),

    /** Lists the pages of all stores, for the sitemap. */
    async addresses({ offset = '0' }: StoreAddressesQuery): Promise<StoreAddresses> {
      const { total, stores } = await listStoreAddresses(db, {
        offset: Number(offset),
        limit: STORE_ADDRESSES_PAGE_SIZE,
      });
      return {
        total,
        pages: stores.map(({ store_number, modified }) => ({
          url: `/stores/${store_number}`,
          ...(modified === null ? {} : { modified }),
        })),
      };
    },

    /** Finds the stores that have an item: the requested store first, then those near the place. */
    async pickupInStore({
      itemId,
      qty = 1,
      zipCode,
      storeNumber,
      radius = PICKUP_RADIUS,
    }: PickupInStoreBody): Promise<PickupInStore> {
      const product = await db
        .selectFrom('products')
        .select(['bopis_eligible', 'tax_code'])
        .where('sku', '=', itemId)
        .where('published', '=', true)
        .executeTakeFirst();
      if (!product) throw badRequest('INVALID_ITEM', 'We couldn’t find that item number.', 'itemId');
      const taxExempt = product.tax_code === 'exempt';
      if (!product.bopis_eligible) {
        const description: ReplyText = 'This item can’t be picked up in a store.';
        return {
          pickInStoreDetails: [],
          messages: [{ code: 'NOT_AVAILABLE_FOR_BOPIS', type: 'WARN', description }],
          taxExempt,
        };
      }
      const requested = storeNumber === undefined ? undefined : await findStore(storeNumber);
      if (storeNumber !== undefined && !requested) {
        throw noSuchStore();
      }
      const from =
        zipCode === undefined
          ? (requested ?? (await findStore(DEFAULT_PICKUP_STORE)) ?? pointOfZip(DEFAULT_ZIP)!)
          : await findPickupPoint(zipCode);
      if (!from) throw badRequest('INVALID_ZIPCODE', 'Invalid zipcode', 'zipCode');
      const first = requested?.pickup ? found(requested, from) : undefined;
      const nearby = (await findNearby(from, radius)).filter(
        ({ pickup, storeNumber: number }) => pickup && number !== first?.storeNumber,
      );
      const all = [...(first ? [first] : []), ...nearby];
      const stock = await readStock(
        all.map((store) => store.storeNumber),
        [itemId],
      );
      const getUnits = (store: { storeNumber: string }) => stock.get(`${store.storeNumber} ${itemId}`) ?? 0;
      const enough = all.some((store) => getUnits(store) >= qty);
      const listed = nearby
        .filter((store, place) => place < NEAREST_STORES || getUnits(store) >= qty)
        .slice(0, MAX_STORES);
      const stores = [...(first ? [first] : []), ...(await describe(listed, from))];
      return {
        pickInStoreDetails: stores.map((store) => {
          const available = getUnits(store);
          return {
            store: {
              ...store,
              availableQuantity: Math.min(available, PICKUP_THRESHOLD),
              displayQuantity: showUnits(available),
            },
          };
        }),
        // If there are no stores at all, the item is not the reason.
        messages:
          enough || !all.length
            ? []
            : [
                {
                  code: 'ITEM_INVENTORY_NOT_AVAILABLE',
                  type: 'INFO',
                  description: all.some((store) => getUnits(store) > 0)
                    ? `No store near you has all ${qty}. Choose a smaller quantity, or delivery.`
                    : 'No store near you has this item. Choose delivery instead.',
                } satisfies ReplyMessage,
              ],
        taxExempt,
      };
    },

    /** Reads the stock of items in one store. If the store or the item does not offer pickup, there is none. */
    async storeStock({ storeNumber, items }: StoreStockBody): Promise<StoreStock> {
      const row = await findStore(storeNumber);
      if (!row) throw noSuchStore();
      const itemIds = [...new Set(items.map(({ itemId }) => itemId))];
      const eligible = new Set(
        (row.pickup
          ? await db
              .selectFrom('products')
              .select('sku')
              .where('sku', 'in', itemIds)
              .where('published', '=', true)
              .where('bopis_eligible', '=', true)
              .execute()
          : []
        ).map(({ sku }) => sku),
      );
      const stock = await readStock([row.store_number], itemIds);
      return {
        store: { ...found(row), opening: opening(row) },
        items: items.map(({ itemId, qty = 1 }) => {
          if (!eligible.has(itemId))
            return { itemId, status: 'NOT_ELIGIBLE', fulfillableQuantity: 0, displayQuantity: '0' };
          const available = Math.max(0, stock.get(`${row.store_number} ${itemId}`) ?? 0);
          return {
            itemId,
            status: available >= qty ? 'AVAILABLE' : available > 0 ? 'PARTIAL' : 'UNAVAILABLE',
            fulfillableQuantity: Math.min(qty, available),
            displayQuantity: showUnits(available),
          };
        }),
      };
    },

    /** Saves a store with the account of a signed-in shopper on request (storefront-4.44). */
    async savePreferred(
      caller: KnownCaller | undefined,
      body: PreferredStoreBody,
    ): Promise<{ saved: boolean }> {
      const row = await findStore(body.storeNumber);
      if (!row) throw noSuchStore();
      const loggedIn = caller?.accountId !== undefined;
      if (!loggedIn) throw new ApiError(401, 'SIGN_IN_REQUIRED', 'Sign in to save a store.');
      const store = found(row);
      if (!isPreferredStoreSaved(store, { loggedIn, flagged: body.persists })) return { saved: false };
      await db
        .updateTable('accounts')
        .set({ preferred_store: row.store_number })
        .where('id', '=', caller!.accountId!)
        .execute();
      return { saved: true };
    },
  };
}
