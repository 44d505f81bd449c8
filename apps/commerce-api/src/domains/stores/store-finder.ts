import { sql } from 'kysely';
import { US_STATES } from '@foolscap/core/vocabulary';
import type { FoundStore, StoreOpening } from '@foolscap/stores/contract';
import { localTime, pickupReady, storeStatusAt, workingHours } from '@foolscap/stores/model';
import type { ApiContext } from '../../kernel/context.ts';
import { milesBetween, type Point } from '../../kernel/geo/zip-places.ts';
import { getOpeningHours, type StoreRow } from './store-row.ts';

const STATES = new Map(Object.entries(US_STATES).map(([code, name]) => [name.toLowerCase(), code]));

const splitWords = (text: string) => text.toLowerCase().split(/[, ]+/);

/** Reads a text that is a state, by its code or name. @returns two letters */
function readState(text: string): string | undefined {
  const words = splitWords(text);
  const named = STATES.get(words.join(' '));
  if (named) return named;
  const code = words.join(' ').toUpperCase();
  return code.length === 2 && code in US_STATES ? code : undefined;
}

const roundedMiles = (from: Point, to: Point) => Math.round(milesBetween(from, to) * 10) / 10;

/** Creates the queries that find stores by their number, around a point and by a name. */
export function createStoreFinder({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
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
      ...(from ? { distance: roundedMiles(from, row) } : {}),
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
    // Computing hours takes longer than computing distances, so the corners of the box are dropped first.
    return rows
      .filter((row) => roundedMiles(from, row) <= radius)
      .map((row) => found(row, from))
      .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.storeNumber.localeCompare(b.storeNumber));
  }

  /** Lists the stores of a state, by city. */
  async function storesInState(state: string): Promise<FoundStore[]> {
    const rows = await db
      .selectFrom('stores')
      .selectAll()
      .where('state', '=', state)
      .orderBy('city')
      .orderBy('store_number')
      .execute();
    return rows.map((row) => found(row));
  }

  /** Finds the first store with a city, a city and its state, or a name. */
  async function findStoreNamed(text: string): Promise<StoreRow | undefined> {
    const words = splitWords(text);
    const last = (words.at(-1) ?? '').toUpperCase();
    const state = words.length > 1 && last in US_STATES ? last : undefined;
    const town = (state ? words.slice(0, -1) : words).join(' ');
    const bare = (column: 'city' | 'name') => sql`lower(replace(${sql.ref(column)}, '.', ''))`;
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

  /** Returns the opening hours as data, with the holidays from today on. */
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
