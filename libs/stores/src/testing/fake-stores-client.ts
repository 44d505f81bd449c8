import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { DEFAULT_PREFERRED_STORE, US_STATES } from '@foolscap/core/vocabulary';
import type { StoresClient } from '../client/index.ts';
import type {
  FoundStore,
  FoundStores,
  PickupInStore,
  PickupInStoreBody,
  PreferredStoreBody,
  StoreLocatorBody,
  StoreStock,
  StoreStockBody,
} from '../contract/index.ts';
import { isPreferredStoreSaved, LOCATOR_RADIUS, PICKUP_RADIUS, storeSearchText } from '../model/index.ts';
import { storesAround } from './builders.ts';
import { answerPickup, answerStock } from './fake-store-stock.ts';
import type { FakeStock } from './fake-store-stock.ts';

interface Point {
  latitude: number;
  longitude: number;
}

export interface FakeStoresClient extends StoresClient {
  /** Calls received, in order; `signal` is that of a search. */
  readonly calls: { operation: keyof StoresClient; body: unknown; signal: AbortSignal | undefined }[];
  /** The preferred store of the signed-in shopper. */
  readonly server: { preferredStoreNumber: string | undefined };
  failNext(operation: keyof StoresClient, failure?: Partial<Failure>): void;
}

export interface FakeStoresOptions {
  stores?: readonly FoundStore[];
  /** ZIP codes that exist in addition to those of the stores. */
  places?: Readonly<Record<string, Point>>;
  /** The ZIP code that the shopper has entered; without it a search without a place is around the default store. */
  zipCode?: string;
  signedIn?: boolean;
  /** Units of items by store number; stores not listed have plenty of everything. */
  stock?: FakeStock;
  /** Items that cannot be picked up. */
  deliveryOnly?: readonly string[];
  /** Delays the reply to the given call, so that tests control the order of replies. */
  latency?: (operation: keyof StoresClient, body: unknown) => Promise<unknown>;
}

/** Anchorage, far from every store of the builders. */
const FAR_AWAY = { '99501': { latitude: 61.217, longitude: -149.883 } };

const refusal = (status: number, code: string, message: string, more: Partial<Failure> = {}) =>
  new HttpError({ status, code, message, retryable: false, ...more });

/** Returns miles; flat, which is exact enough between stores. */
const milesBetween = (from: Point, to: Point) =>
  Math.hypot(
    (to.latitude - from.latitude) * 69.1,
    (to.longitude - from.longitude) * 69.1 * Math.cos((from.latitude * Math.PI) / 180),
  );

/** Creates an in-memory store locator for saga tests, stories and applications' tests. */
export function createFakeStoresClient({
  stores = storesAround,
  places = FAR_AWAY,
  zipCode,
  signedIn = false,
  stock = {},
  deliveryOnly = [],
  latency = () => Promise.resolve(),
}: FakeStoresOptions = {}): FakeStoresClient {
  const server: FakeStoresClient['server'] = { preferredStoreNumber: undefined };
  const calls: FakeStoresClient['calls'] = [];
  const faults: { operation: keyof StoresClient; failure: Failure }[] = [];

  async function answer<T>(
    operation: keyof StoresClient,
    body: unknown,
    execute: () => T,
    signal?: AbortSignal,
  ): Promise<T> {
    calls.push({ operation, body, signal });
    const place = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    await latency(operation, body);
    if (fault) throw new HttpError(fault.failure);
    return execute();
  }

  const invalidZipCode = (more?: Partial<Failure>) =>
    refusal(400, 'INVALID_ZIPCODE', 'Invalid zipcode', more);
  const withoutDistance = ({ distance: _distance, ...store }: FoundStore): FoundStore => store;
  const getStore = (storeNumber: string) =>
    stores.find((store) => store.storeNumber === storeNumber.padStart(4, '0'));

  const storesWithin = (from: Point, radius: number): FoundStore[] =>
    stores
      .map((store) => ({ ...store, distance: Math.round(milesBetween(from, store) * 10) / 10 }))
      .filter(({ distance }) => distance <= radius)
      .sort((a, b) => a.distance - b.distance);

  /** A fake has no table of places: the place is named after the nearest store. */
  const near = ({ city, state }: FoundStore, found: FoundStore[]): FoundStores => ({
    stores: found,
    total: found.length,
    near: `${city}, ${state}`,
  });

  function suggest(radius: number): FoundStores {
    const own = zipCode === undefined ? undefined : places[zipCode];
    const around = own ? storesWithin(own, radius) : [];
    if (around[0]) return near(around[0], around);
    const standard = getStore(DEFAULT_PREFERRED_STORE.storeNumber) ?? stores[0];
    return {
      ...(standard ? near(standard, storesWithin(standard, radius)) : { stores: [], total: 0 }),
      ...(own && { noneNear: `ZIP code ${zipCode}` }),
    };
  }

  function storesNamed(text: string, radius: number): FoundStore[] {
    const parts = text.toLowerCase().split(/[, ]+/);
    const state = Object.entries(US_STATES).find(([code, name]) =>
      [code.toLowerCase(), name.toLowerCase()].includes(parts.join(' ')),
    )?.[0];
    if (state) return stores.filter((store) => store.state === state).map(withoutDistance);
    const last = parts.at(-1)!.toUpperCase();
    const named = parts.length > 1 && last in US_STATES ? last : undefined;
    const city = (named ? parts.slice(0, -1) : parts).join(' ');
    const found = stores.find(
      (store) => store.city.toLowerCase() === city && (named === undefined || store.state === named),
    );
    return found ? storesWithin(found, radius) : [];
  }

  function locate({ address, storeNumber, radius = LOCATOR_RADIUS }: StoreLocatorBody): FoundStores {
    if (storeNumber !== undefined) {
      const store = getStore(storeNumber);
      if (!store) throw invalidZipCode();
      return { stores: [withoutDistance(store)], total: 1 };
    }
    if (address === undefined) return suggest(radius);
    const text = storeSearchText(address);
    if (text === undefined)
      throw refusal(400, 'INVALID_SEARCH_TEXT', 'Search with letters, numbers, commas and spaces only.');
    const isZipCode = /^\d+$/.test(text);
    const point = isZipCode ? (stores.find(({ zipCode }) => zipCode === text) ?? places[text]) : undefined;
    if (isZipCode && !point) throw invalidZipCode();
    const found = point ? storesWithin(point, radius) : storesNamed(text, radius);
    // The ZIP code exists: a larger radius may help.
    if (!found.length) throw invalidZipCode(point ? { details: { known: true } } : {});
    return found[0]!.distance === undefined ? { stores: found, total: found.length } : near(found[0]!, found);
  }

  function pickupInStore(body: PickupInStoreBody): PickupInStore {
    const { zipCode, storeNumber, radius = PICKUP_RADIUS } = body;
    const requested = storeNumber === undefined ? undefined : getStore(storeNumber);
    if (storeNumber !== undefined && !requested)
      throw refusal(400, 'INVALID_STORE_NUMBER', 'No store found', { field: 'storeNumber' });
    const from =
      zipCode === undefined
        ? (requested ?? stores[0])
        : (stores.find((store) => store.zipCode === zipCode) ?? places[zipCode]);
    if (!from) throw invalidZipCode({ field: 'zipCode' });
    const near = storesWithin(from, radius).filter(({ pickup }) => pickup);
    const first = requested && {
      ...requested,
      distance: Math.round(milesBetween(from, requested) * 10) / 10,
    };
    const listed = [
      ...(first ? [first] : []),
      ...near.filter((store) => store.storeNumber !== first?.storeNumber),
    ];
    return answerPickup(listed, body, { stock, deliveryOnly });
  }

  function storeStock(body: StoreStockBody): StoreStock {
    const store = getStore(body.storeNumber);
    if (!store) throw refusal(400, 'INVALID_STORE_NUMBER', 'No store found', { field: 'storeNumber' });
    return answerStock(store, body, { stock, deliveryOnly });
  }

  function savePreferred({ storeNumber, persists }: PreferredStoreBody): void {
    const store = getStore(storeNumber);
    if (!store) throw refusal(400, 'INVALID_STORE_NUMBER', 'No store found');
    if (!signedIn) throw refusal(401, 'SIGN_IN_REQUIRED', 'Sign in to save a store.');
    if (isPreferredStoreSaved(store, { loggedIn: true, flagged: persists }))
      server.preferredStoreNumber = store.storeNumber;
  }

  return {
    calls,
    server,
    failNext(operation, failure = {}) {
      faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      });
    },
    locate: (body, signal) => answer('locate', body, () => locate(body), signal),
    around: (body, signal) =>
      answer(
        'around',
        body,
        () => {
          const found = storesWithin(body, body.radius ?? LOCATOR_RADIUS);
          if (!found.length) throw refusal(400, 'NO_LOCAL_BUSINESS', 'No Local Business');
          return { stores: found, total: found.length };
        },
        signal,
      ),
    savePreferred: (body) => answer('savePreferred', body, () => savePreferred(body)),
    pickupInStore: (body, signal) => answer('pickupInStore', body, () => pickupInStore(body), signal),
    storeStock: (body, signal) => answer('storeStock', body, () => storeStock(body), signal),
  };
}
