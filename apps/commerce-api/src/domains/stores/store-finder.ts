import { sql } from 'kysely';
import { US_STATES } from '@foolscap/core/vocabulary';
import type { FoundStore, StoreOpening } from '@foolscap/stores/contract';
import { type HoursLanguage, localTime } from '@foolscap/stores/model';
import type { ApiContext } from '../../kernel/context.ts';
import { milesBetween, type Point } from '../../kernel/geo/zip-places.ts';
import { createStatusCache } from './status-cache.ts';
import { getOpeningHours, type StoreRow } from './store-row.ts';

const splitWords = (text: string) => text.toLowerCase().split(/[, ]+/);

/** Parses the code or name of a state or province. @returns two letters */
function readState(text: string, regions: Readonly<Record<string, string>>): string | undefined {
  const words = splitWords(text).join(' ');
  return Object.keys(regions).find(
    (code) => code.toLowerCase() === words || regions[code]!.toLowerCase() === words,
  );
}

const roundedMiles = (from: Point, to: Point) => Math.round(milesBetween(from, to) * 10) / 10;

/**
 * Maximum number of stores per reply. A store's hours are a kilobyte in the database and take longer to read than everything else, and no
 * shopper reads hundreds of them: without a limit, 320 stores around Boston took 20 ms and 198 kB.
 */
export const MAX_STORES = 50;

/** A store near a point, without its details. */
export interface NearbyStore {
  storeNumber: string;
  pickup: boolean;
  /** Miles, to one decimal place. */
  distance: number;
}

export interface ListedStores {
  /** At most `MAX_STORES`. */
  stores: FoundStore[];
  /** The number of all stores found. */
  total: number;
}

/** Creates the queries that find stores by number, near a point, and by name. @param language of the hours of the found stores */
export function createStoreFinder(
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
  language: HoursLanguage,
) {
  const getStatus = createStatusCache(language);

  function found(row: StoreRow, from?: Point): FoundStore {
    const { lines, status, readyBy } = getStatus(getOpeningHours(row), now());
    return {
      storeNumber: row.store_number,
      name: row.name,
      address: { addressLine1: row.address1, city: row.city, state: row.state, zipcode: row.zip },
      addressLine: row.address1,
      city: row.city,
      state: row.state,
      zipCode: row.zip,
      phone: row.phone,
      workingHours: lines,
      ...status,
      services: row.services,
      pickup: row.pickup,
      readyBy,
      latitude: row.latitude,
      longitude: row.longitude,
      ...(from ? { distance: roundedMiles(from, row) } : {}),
    };
  }

  /** Finds the numbers and distances of all stores near a point, nearest first. */
  async function findNearby(from: Point, radius: number): Promise<NearbyStore[]> {
    // A degree of latitude is 69 miles: the bounding box lets the query use the index.
    const high = radius / 68.5;
    const wide = high / Math.max(0.05, Math.cos((from.latitude * Math.PI) / 180));
    const rows = await db
      .selectFrom('stores')
      .select(['store_number', 'latitude', 'longitude', 'pickup'])
      .where('latitude', '>=', from.latitude - high)
      .where('latitude', '<=', from.latitude + high)
      .where('longitude', '>=', from.longitude - wide)
      .where('longitude', '<=', from.longitude + wide)
      .execute();
    return rows
      .map((row) => ({
        storeNumber: row.store_number,
        pickup: row.pickup,
        distance: roundedMiles(from, row),
      }))
      .filter(({ distance }) => distance <= radius)
      .sort((a, b) => a.distance - b.distance || a.storeNumber.localeCompare(b.storeNumber));
  }

  /** Reads the details of stores, in the given order. */
  async function describe(nearby: readonly NearbyStore[], from: Point): Promise<FoundStore[]> {
    if (!nearby.length) return [];
    const rows = await db
      .selectFrom('stores')
      .selectAll()
      .where(
        'store_number',
        'in',
        nearby.map(({ storeNumber }) => storeNumber),
      )
      .execute();
    const byNumber = new Map(rows.map((row) => [row.store_number, row]));
    return nearby.flatMap(({ storeNumber }) => {
      const row = byNumber.get(storeNumber);
      return row ? [found(row, from)] : [];
    });
  }

  /** Finds the nearest stores to a point, and the total number within the radius. */
  async function storesAround(from: Point, radius: number): Promise<ListedStores> {
    const nearby = await findNearby(from, radius);
    return { stores: await describe(nearby.slice(0, MAX_STORES), from), total: nearby.length };
  }

  /** Lists the first stores in a state by city, with the total number. */
  async function storesInState(state: string): Promise<ListedStores> {
    const rows = await db
      .selectFrom('stores')
      .selectAll()
      .where('state', '=', state)
      .orderBy('city')
      .orderBy('store_number')
      .limit(MAX_STORES)
      .execute();
    const stores = rows.map((row) => found(row));
    if (stores.length < MAX_STORES) return { stores, total: stores.length };
    const { total } = await db
      .selectFrom('stores')
      .select(sql<number>`count(*)::integer`.as('total'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow();
    return { stores, total };
  }

  /** Finds the first store that matches a city, a city with its state, or a store name. */
  async function findStoreNamed(text: string): Promise<StoreRow | undefined> {
    const words = splitWords(text);
    const last = (words.at(-1) ?? '').toUpperCase();
    const state = words.length > 1 && last in US_STATES ? last : undefined;
    const town = (state ? words.slice(0, -1) : words).join(' ');
    const bare = (column: 'city' | 'name') => sql`lower(translate(${sql.ref(column)}, '-.''’', ' '))`;
    return db
      .selectFrom('stores')
      .selectAll()
      .where(sql<boolean>`(${bare('city')} = ${town} or ${bare('name')} = ${town})`)
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .orderBy('store_number')
      .limit(1)
      .executeTakeFirst();
  }

  async function findStore(storeNumber: string): Promise<StoreRow | undefined> {
    return db
      .selectFrom('stores')
      .selectAll()
      .where('store_number', '=', storeNumber.padStart(4, '0'))
      .executeTakeFirst();
  }

  /** Returns the opening hours as data, with holidays from today onward. */
  function opening(row: StoreRow): StoreOpening {
    const { hours, holidays, timeZone } = getOpeningHours(row);
    const { date: today } = localTime(timeZone, now());
    return {
      timeZone,
      hours: hours.map((day) => day && [day[0], day[1]]),
      holidays: holidays
        .filter(({ date }) => date >= today)
        .map(({ date, hours: day }) => ({ date, hours: day && [day[0], day[1]] })),
    };
  }

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

  return {
    found,
    findNearby,
    describe,
    storesAround,
    storesInState,
    readState,
    findStoreNamed,
    findStore,
    opening,
    pointWithin,
  };
}

export type StoreFinder = ReturnType<typeof createStoreFinder>;
