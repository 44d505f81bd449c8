import Type, { type Static } from 'typebox';
import { EncodeQuery, OneOf, TypedPostalCode } from '@foolscap/core/contract';

const strict = { additionalProperties: false } as const;

export const StoresQuery = Type.Object({ ...EncodeQuery }, strict);

const Radius = Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 500 }));

/**
 * `POST {prefix}/api/sparxProxy/storeLocator` (storefront-7.21): either `address` or `storeNumber`. With neither, the stores around the
 * shopper's store, ZIP code, or the default store of the site (storefront-9.23). Radius in miles.
 */
export const StoreLocatorBody = Type.Object(
  {
    /** A ZIP code, a city, a city and state, a state, or a street address. */
    address: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    storeNumber: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
    radius: Radius,
  },
  strict,
);
export interface StoreLocatorBody extends Static<typeof StoreLocatorBody> {}

/** `POST {prefix}/api/sparxProxy/localbusiness` (storefront-7.22): stores around a point. */
export const LocalBusinessBody = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    radius: Radius,
  },
  strict,
);
export interface LocalBusinessBody extends Static<typeof LocalBusinessBody> {}

const Hours = Type.Union([Type.Tuple([Type.String(), Type.String()]), Type.Null()]);

/** The opening hours as data: seven days from Monday, each `['08:00', '21:00']` or null if closed, and days with special hours. */
export const StoreOpeningSchema = Type.Object({
  hours: Type.Array(Hours),
  /** From today on, in order. */
  holidays: Type.Array(Type.Object({ date: Type.String(), hours: Hours })),
  /** IANA time zone. */
  timeZone: Type.String(),
});
export interface StoreOpening extends Static<typeof StoreOpeningSchema> {}

/** A store with the field names of the specification (storefront-3), and the fields that the map and the list need. */
export const FoundStoreSchema = Type.Object({
  storeNumber: Type.String(),
  name: Type.String(),
  address: Type.Object({
    addressLine1: Type.String(),
    city: Type.String(),
    state: Type.String(),
    zipcode: Type.String(),
  }),
  addressLine: Type.String(),
  city: Type.String(),
  state: Type.String(),
  zipCode: Type.String(),
  phone: Type.String(),
  workingHours: Type.Array(Type.String()),
  storeStatus: OneOf(['Open', 'Closed']),
  StoreOpenTime: Type.String(),
  storeStatusTime: Type.String(),
  /** More detailed than `storeStatus`: also holidays and stores that close soon. */
  phase: OneOf(['open', 'closing-soon', 'closed', 'holiday']),
  services: Type.Array(Type.String()),
  /** The store offers order pickup. */
  pickup: Type.Boolean(),
  /** Time at which an order placed now is ready. */
  readyBy: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** Miles, with one decimal; absent if the search had no center. */
  distance: Type.Optional(Type.Number()),
  /** Sent for a store that was searched by its number. */
  opening: Type.Optional(StoreOpeningSchema),
});
export interface FoundStore extends Static<typeof FoundStoreSchema> {}

const FoundStoresFields = {
  /** At most fifty: around a place the nearest first, of a state by city. */
  stores: Type.Array(FoundStoreSchema),
  /** Number of all stores found. */
  total: Type.Integer(),
  /** The recognized center of the search: "Natick, MA". Absent for a search by state or store number. */
  near: Type.Optional(Type.String()),
  /** The shopper's place, if no store is within the radius: the stores listed are those of the site's default store. */
  noneNear: Type.Optional(Type.String()),
};

/** The stores found, and the recognized place. */
export const FoundStoresSchema = Type.Object(FoundStoresFields);
export interface FoundStores extends Static<typeof FoundStoresSchema> {}

export const StoreResultsSchema = Type.Object({
  results: Type.Object({ status: Type.Literal('SUCCESS'), ...FoundStoresFields }),
});
export interface StoreResults extends Static<typeof StoreResultsSchema> {}

/** `GET /cc/api/stores/addresses`: the URLs of all store pages, in batches, for the sitemap. */
export const StoreAddressesQuery = Type.Object(
  { ...EncodeQuery, offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,8}$' })) },
  strict,
);
export interface StoreAddressesQuery extends Static<typeof StoreAddressesQuery> {}
export const StoreAddressesSchema = Type.Object({
  /** Number of all store pages. */
  total: Type.Integer(),
  /** At most `STORE_ADDRESSES_PAGE_SIZE` entries. */
  pages: Type.Array(
    Type.Object({
      /** Relative to the tenant's root. */
      url: Type.String(),
      /** Time of the last change: `2026-11-21T05:00:00Z`; absent if it is not known. */
      modified: Type.Optional(Type.String()),
    }),
  ),
});
export interface StoreAddresses extends Static<typeof StoreAddressesSchema> {}

/** `GET /cc/api/stores/directory`: the states that have stores, by name. */
export const StoreStatesSchema = Type.Object({
  states: Type.Array(
    Type.Object({
      /** Two letters. */
      code: Type.String(),
      name: Type.String(),
      /** Number of stores. */
      count: Type.Integer(),
      /** `/stores/directory/:state`, relative to the tenant's root. */
      url: Type.String(),
    }),
  ),
});
export interface StoreStates extends Static<typeof StoreStatesSchema> {}

export const StateParams = Type.Object({ state: Type.String({ pattern: '^[A-Za-z]{2}$' }) }, strict);
export interface StateParams extends Static<typeof StateParams> {}

/** `GET /cc/api/stores/directory/:state`: all stores of a state, by city. 404 STATE_NOT_FOUND for a state without stores. */
export const StateStoresSchema = Type.Object({
  state: Type.Object({ code: Type.String(), name: Type.String(), url: Type.String() }),
  stores: Type.Array(
    Type.Intersect([
      Type.Pick(FoundStoreSchema, [
        'storeNumber',
        'name',
        'addressLine',
        'city',
        'state',
        'zipCode',
        'phone',
        'phase',
        'storeStatus',
        'storeStatusTime',
      ]),
      Type.Object({
        /** The hours of the current day at the store: `8 am-9 pm`, or `closed`. */
        hoursToday: Type.String(),
      }),
    ]),
  ),
});
export interface StateStores extends Static<typeof StateStoresSchema> {}
export type StateStore = StateStores['stores'][number];

/** `POST /cc/api/omni/pickupinstore` (cart-7.38): stores that have an item. */
export const PickupInStoreBody = Type.Object(
  {
    itemId: Type.String({ minLength: 1, maxLength: 64 }),
    qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
    zipCode: Type.Optional(TypedPostalCode),
    storeNumber: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
    radius: Radius,
  },
  strict,
);
export interface PickupInStoreBody extends Static<typeof PickupInStoreBody> {}

export const PickupInStoreSchema = Type.Object({
  pickInStoreDetails: Type.Array(
    Type.Object({
      store: Type.Intersect([
        FoundStoreSchema,
        Type.Object({
          /** Units in stock, capped at the threshold. */
          availableQuantity: Type.Integer(),
          /** The quantity as shown: '10+' (cart-4). */
          displayQuantity: Type.String(),
        }),
      ]),
    }),
  ),
  messages: Type.Array(Type.Object({ code: Type.String(), type: Type.String(), description: Type.String() })),
  taxExempt: Type.Boolean(),
});
export interface PickupInStore extends Static<typeof PickupInStoreSchema> {}

/** `POST /cc/api/omni/storestock`: the stock of items in one store, for its page and for the preview of a change of store. */
export const StoreStockBody = Type.Object(
  {
    storeNumber: Type.String({ pattern: '^[0-9]{1,6}$' }),
    items: Type.Array(
      Type.Object(
        {
          itemId: Type.String({ minLength: 1, maxLength: 64 }),
          qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
        },
        strict,
      ),
      { minItems: 1, maxItems: 500 },
    ),
  },
  strict,
);
export interface StoreStockBody extends Static<typeof StoreStockBody> {}

export const StoreStockSchema = Type.Object({
  store: FoundStoreSchema,
  /** In the order of the request. */
  items: Type.Array(
    Type.Object({
      itemId: Type.String(),
      /** `NOT_ELIGIBLE` for items without pickup and for unknown items. */
      status: OneOf(['AVAILABLE', 'PARTIAL', 'UNAVAILABLE', 'NOT_ELIGIBLE']),
      /** Units of the requested quantity that the store has. */
      fulfillableQuantity: Type.Integer(),
      /** The stock as shown: '10+' (cart-4). */
      displayQuantity: Type.String(),
    }),
  ),
});
export interface StoreStock extends Static<typeof StoreStockSchema> {}

/** `POST /gus/api/usr/c/address?type=preferred_store` (storefront-7.24). */
export const PreferredStoreQuery = Type.Object({ ...EncodeQuery, type: OneOf(['preferred_store']) }, strict);
export const PreferredStoreBody = Type.Object(
  {
    address1: Type.String({ maxLength: 200 }),
    city: Type.String({ maxLength: 80 }),
    state: Type.String({ maxLength: 2 }),
    zipCode: Type.String({ maxLength: 10 }),
    storeNumber: Type.String({ pattern: '^[0-9]{1,6}$' }),
    persists: Type.Boolean(),
  },
  strict,
);
export interface PreferredStoreBody extends Static<typeof PreferredStoreBody> {}

const TileNumber = Type.String({ pattern: '^(0|[1-9][0-9]{0,4})$' });

/** `GET /cc/api/map/tiles/:z/:x/:y`: a vector tile with the streets of the store map, at the zoom levels of `MAP_TILE_ZOOMS`. */
export const MapTileParams = Type.Object(
  { z: Type.String({ pattern: '^([89]|1[0-4])$' }), x: TileNumber, y: TileNumber },
  strict,
);
export interface MapTileParams extends Static<typeof MapTileParams> {}
