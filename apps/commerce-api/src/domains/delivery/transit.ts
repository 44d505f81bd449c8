import { sql, type RawBuilder } from 'kysely';
import { milesBetween, type Point } from '../../kernel/geo/zip-places.ts';

/** Business days that standard delivery takes. */
export interface TransitDays {
  least: number;
  most: number;
}

/** Transit days for an unknown distance (cart-4, cart-9). */
export const ANY_TRANSIT: TransitDays = { least: 1, most: 6 };

/** A warehouse with its units of one item: an array, because the database builds those twice as fast as objects. */
export type Shelf = readonly [latitude: number, longitude: number, available: number, warehouseId?: string];

/** Selects the warehouses that have an item in stock, as JSON of `Shelf[]`; null if there are none. @param sku the item's column */
export const getShelves = (sku: RawBuilder<unknown>) => sql`
  (select json_agg(json_build_array(w.latitude, w.longitude, s.available, w.id))
    from warehouse_stock s join warehouses w on w.id = s.warehouse_id
    where s.sku = ${sku} and s.available > 0)`;

/** Transit days by miles from the warehouse: one day by truck nearby, more between regions, the longest by air. */
const TRANSIT: readonly (TransitDays & { within: number })[] = [
  { within: 200, least: 1, most: 2 },
  { within: 700, least: 2, most: 3 },
  { within: 1500, least: 3, most: 4 },
  { within: Infinity, least: 4, most: 6 },
];

const daysFor = (miles: number): TransitDays => TRANSIT.find(({ within }) => miles <= within) ?? ANY_TRANSIT;

const byDistance = (place: Point, shelves: readonly Shelf[] | null) =>
  (shelves ?? [])
    .map(([latitude, longitude, available]) => ({
      miles: milesBetween({ latitude, longitude }, place),
      available,
    }))
    .sort((a, b) => a.miles - b.miles);

/** Miles from a warehouse within which it delivers on the same day. */
const SAME_DAY_MILES = 50;

/** Whether one warehouse near a place has all units of an item, so that they can arrive on the same day. */
export const isNearby = (place: Point, shelves: readonly Shelf[] | null, quantity: number): boolean =>
  byDistance(place, shelves).some(({ miles, available }) => miles <= SAME_DAY_MILES && available >= quantity);

/** Transit days from a number of units on. */
export interface TransitStep extends TransitDays {
  /** The units that arrive sooner; 0 for the first step. */
  moreThan: number;
}

/**
 * Returns the transit days of one item by ordered quantity: each additional warehouse that is needed widens the window. Steps without
 * effect are left out.
 * @param shelves the warehouses that have the item; without any the distance is unknown
 */
export function transitSteps(
  place: Point,
  shelves: readonly Shelf[] | null,
): [TransitStep, ...TransitStep[]] {
  const [nearest, ...others] = byDistance(place, shelves);
  if (!nearest) return [{ moreThan: 0, ...ANY_TRANSIT }];
  const { least, most } = daysFor(nearest.miles);
  const steps: [TransitStep, ...TransitStep[]] = [{ moreThan: 0, least, most }];
  let slowest = most;
  let covered = nearest.available;
  for (const { miles, available } of others) {
    const days = daysFor(miles);
    if (days.most > slowest) steps.push({ moreThan: covered, least, most: (slowest = days.most) });
    covered += available;
  }
  return steps;
}

/**
 * Returns the transit days of a quantity of one item. Units leave from the nearest warehouses that hold them, as order allocation takes
 * them: what the nearest one cannot cover comes from the next, and widens the window.
 * @param shelves the warehouses that have the item; without any the distance is unknown
 */
export const transitTo = (place: Point, shelves: readonly Shelf[] | null, quantity: number): TransitDays =>
  transitSteps(place, shelves).findLast(({ moreThan }) => moreThan < quantity) ?? ANY_TRANSIT;
