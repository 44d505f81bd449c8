import { sql } from 'kysely';
import { PICKUP_THRESHOLD } from '@foolscap/cart/model';
import { US_STATES } from '@foolscap/core/vocabulary';
import type {
  FoundStore,
  LocalBusinessBody,
  PickupInStore,
  PickupInStoreBody,
  PreferredStoreBody,
  StoreLocatorBody,
  StoreResults,
} from '@foolscap/stores/contract';
import {
  LOCATOR_RADIUS,
  PICKUP_RADIUS,
  isPreferredStoreSaved,
  pickupReady,
  storeSearchText,
  storeStatusAt,
  workingHours,
} from '@foolscap/stores/model';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { milesBetween, type Point, pointOfZip } from '../../kernel/geo/zip-places.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { getOpeningHours, type StoreRow } from './store-row.ts';

const invalidZipCode = () => badRequest('INVALID_ZIPCODE', 'Invalid zipcode', 'address');

/** The ZIP code exists, and no store is within the radius: a larger one may help (decision-no-store-near-a-known-zip). */
const noStoreWithin = () =>
  new ApiError(400, 'INVALID_ZIPCODE', 'Invalid zipcode', { field: 'address', details: { known: true } });

/** The default ZIP code of an unknown shopper (decision-default-places). */
const DEFAULT_ZIP = '01702';

const STATES = new Map(Object.entries(US_STATES).map(([code, name]) => [name.toLowerCase(), code]));

export type StoresService = ReturnType<typeof createStoresService>;

/** Creates the calls that find stores and their stock (storefront-5.34, storefront-7, cart-7). */
export function createStoresService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  function found(row: StoreRow, from?: Point): FoundStore {
    const opening = getOpeningHours(row);
    return {
      storeNumber: row.store_number,
      name: row.name,
      address: { addressLine1: row.address1, city: row.city, state: row.state, zipcode: row.zip },
      addressLine: row.address1,
      city: row.city,
      state: row.state,
      zipCode: row.zip,
      phone: row.phone,
      workingHours: workingHours(opening, now()),
      ...storeStatusAt(opening, now()),
      services: row.services,
      pickup: row.pickup,
      readyBy: pickupReady(opening, now()).readyBy,
      latitude: row.latitude,
      longitude: row.longitude,
      ...(from ? { distance: Math.round(milesBetween(from, row) * 10) / 10 } : {}),
    };
  }

  /** Finds stores around a point, nearest first. A degree of latitude is 69 miles: the bounding box lets the query use the index. */
  async function storesAround(from: Point, radius: number): Promise<FoundStore[]> {
    const high = radius / 68.5;
    const wide = high / Math.max(0.05, Math.cos((from.latitude * Math.PI) / 180));
    const rows = await db
      .selectFrom('stores')
      .selectAll()
      .where('latitude', '>=', from.latitude - high)
      .where('latitude', '<=', from.latitude + high)
      .where('longitude', '>=', from.longitude - wide)
      .where('longitude', '<=', from.longitude + wide)
      .execute();
    return rows
      .map((row) => found(row, from))
      .filter(({ distance = 0 }) => distance <= radius)
      .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.storeNumber.localeCompare(b.storeNumber));
  }

  const succeeded = (stores: FoundStore[]): StoreResults => ({ results: { status: 'SUCCESS', stores } });

  /** Finds stores by a city, a city with its state, or a state, and those around the first of them. */
  async function storesNamed(text: string, radius: number): Promise<FoundStore[]> {
    const parts = text.toLowerCase().split(/[, ]+/);
    const last = parts.at(-1) ?? '';
    const whole = parts.join(' ');
    const state =
      STATES.get(whole) ?? (parts.length === 1 && last.length === 2 ? last.toUpperCase() : undefined);
    if (state && state in US_STATES) {
      const rows = await db
        .selectFrom('stores')
        .selectAll()
        .where('state', '=', state)
        .orderBy('city')
        .orderBy('store_number')
        .execute();
      return rows.map((row) => found(row));
    }
    const named = parts.length > 1 && last.toUpperCase() in US_STATES ? last.toUpperCase() : undefined;
    const town = named ? parts.slice(0, -1).join(' ') : whole;
    const bare = (column: 'city' | 'name') => sql`lower(replace(${sql.ref(column)}, '.', ''))`;
    const rows = await db
      .selectFrom('stores')
      .selectAll()
      .where(sql<boolean>`(${bare('city')} = ${town} or ${bare('name')} = ${town})`)
      .$if(named !== undefined, (query) => query.where('state', '=', named!))
      .orderBy('store_number')
      .execute();
    return rows[0] ? storesAround(rows[0], radius) : [];
  }

  async function findStore(storeNumber: string): Promise<StoreRow | undefined> {
    return db
      .selectFrom('stores')
      .selectAll()
      .where('store_number', '=', storeNumber.padStart(4, '0'))
      .executeTakeFirst();
  }

  return {
    async locate({ address, storeNumber, radius = LOCATOR_RADIUS }: StoreLocatorBody): Promise<StoreResults> {
      if (storeNumber !== undefined) {
        const row = await findStore(storeNumber);
        if (!row) throw invalidZipCode();
        return succeeded([found(row)]);
      }
      const text = address === undefined ? undefined : storeSearchText(address);
      if (text === undefined) {
        throw badRequest(
          'INVALID_SEARCH_TEXT',
          'Search with letters, numbers, commas and spaces only.',
          'address',
        );
      }
      if (/^\d+$/.test(text)) {
        const point = pointOfZip(text);
        if (!point) throw invalidZipCode();
        const stores = await storesAround(await pointWithin(text, point), radius);
        if (!stores.length) throw noStoreWithin();
        return succeeded(stores);
      }
      const stores = await storesNamed(text, radius);
      if (!stores.length) throw invalidZipCode();
      return succeeded(stores);
    },

    async localBusiness({ radius = LOCATOR_RADIUS, ...point }: LocalBusinessBody): Promise<StoreResults> {
      const stores = await storesAround(point, radius);
      if (!stores.length) throw badRequest('NO_LOCAL_BUSINESS', 'No Local Business');
      return succeeded(stores);
    },

    /** Finds the stores that have an item: the requested store first, then those around the place. */
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
        const description = 'This item can’t be picked up in a store.';
        return {
          pickInStoreDetails: [],
          messages: [{ code: 'NOT_AVAILABLE_FOR_BOPIS', type: 'WARN', description }],
          taxExempt,
        };
      }
      const requested = storeNumber === undefined ? undefined : await findStore(storeNumber);
      if (storeNumber !== undefined && !requested) {
        throw badRequest('INVALID_STORE_NUMBER', 'No store found', 'storeNumber');
      }
      const from = zipCode === undefined ? (requested ?? pointOfZip(DEFAULT_ZIP)!) : pointOfZip(zipCode);
      if (!from) throw badRequest('INVALID_ZIPCODE', 'Invalid zipcode', 'zipCode');
      const around = (await storesAround(from, radius)).filter(({ pickup }) => pickup);
      const first = requested?.pickup ? found(requested, from) : undefined;
      const stores = [
        ...(first ? [first] : []),
        ...around.filter((store) => store.storeNumber !== first?.storeNumber),
      ];
      const stock = new Map(
        stores.length
          ? (
              await db
                .selectFrom('store_stock')
                .select(['store_number', 'available'])
                .where('sku', '=', itemId)
                .where(
                  'store_number',
                  'in',
                  stores.map((store) => store.storeNumber),
                )
                .execute()
            ).map((row) => [row.store_number, row.available])
          : [],
      );
      const enough = stores.some((store) => (stock.get(store.storeNumber) ?? 0) >= qty);
      return {
        pickInStoreDetails: stores.map((store) => {
          const available = stock.get(store.storeNumber) ?? 0;
          return {
            store: {
              ...store,
              availableQuantity: Math.min(available, PICKUP_THRESHOLD),
              displayQuantity: available > PICKUP_THRESHOLD ? `${PICKUP_THRESHOLD}+` : String(available),
            },
          };
        }),
        messages: enough
          ? []
          : [
              {
                code: 'ITEM_INVENTORY_NOT_AVAILABLE',
                type: 'INFO',
                description: 'No store near you has this item. Choose delivery instead.',
              },
            ],
        taxExempt,
      };
    },

    /** Saves a store with the account of a signed-in shopper on request (storefront-4.44). */
    async savePreferred(
      caller: KnownCaller | undefined,
      body: PreferredStoreBody,
    ): Promise<{ saved: boolean }> {
      const row = await findStore(body.storeNumber);
      if (!row) throw badRequest('INVALID_STORE_NUMBER', 'No store found', 'storeNumber');
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

  /** Returns the location of a store with this ZIP code, otherwise the center of the ZIP code's area. */
  async function pointWithin(zip: string, around: Point): Promise<Point> {
    const row = await db
      .selectFrom('stores')
      .select(['latitude', 'longitude'])
      .where('zip', '=', zip)
      .orderBy('store_number')
      .executeTakeFirst();
    return row ?? around;
  }
}
