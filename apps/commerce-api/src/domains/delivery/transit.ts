import { sql, type RawBuilder } from 'kysely';
import { milesBetween, type Point } from '../../kernel/geo/zip-places.ts';

/** The number of business days that standard delivery takes. */
export interface TransitDays {
  least: number;
  most: number;
}

/** Transit days for an unknown distance (cart-4, cart-9). */
export const ANY_TRANSIT: TransitDays = { least: 1, most: 6 };

/** A warehouse with its units of one item. An array, because the database builds arrays twice as fast as objects. */
export type Shelf = readonly [latitude: number, longitude: number, available: number, warehouseId?: string];

/** Selects the warehouses that have an item in stock, as JSON of `Shelf[]`; null if there are none. @param sku the item's column */
export const getShelves = (sku: RawBuilder<unknown>) => sql`
  (select json_agg(json_build_array(w.latitude, w.longitude, s.available, w.id))
    from warehouse_stock s join warehouses w on w.id = s.warehouse_id
    where s.sku = ${sku} and s.available > 0)`;

/** Transit days by distance in miles: one day by truck nearby, more between regions, the longest routes by air. */
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

/** Maximum distance in miles for same-day delivery from a warehouse. */
const SAME_DAY_MILES = 50;

/** Checks whether one warehouse near a place has all units of an item, so that they can arrive on the same day. */
export const isNearby = (place: Point, shelves: readonly Shelf[] | null, quantity: number): boolean =>
  byDistance(place, shelves).some(({ miles, available }) => miles <= SAME_DAY_MILES && available >= quantity);

/** The transit days that apply from a number of units. */
export interface TransitStep extends TransitDays {
  /** The number of units that arrive sooner; 0 for the first step. */
  moreThan: number;
}

/**
 * Returns the transit days of one item by quantity: each additional warehouse that is needed widens the window. Omits steps that change
 * nothing.
 * @param shelves warehouses that have the item; if empty, the distance is unknown
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
 * Returns the transit days of a quantity of one item. Units ship from the nearest warehouses that have them, in the same order in which
 * orders are allocated: what the nearest one cannot supply comes from the next one, which widens the window.
 * @param shelves warehouses that have the item; if empty, the distance is unknown
 */
export const transitTo = (place: Point, shelves: readonly Shelf[] | null, quantity: number): TransitDays =>
  transitSteps(place, shelves).findLast(({ moreThan }) => moreThan < quantity) ?? ANY_TRANSIT;
