import { sql, type RawBuilder } from 'kysely';
import { milesBetween, type Point } from '../stores/zip-places.ts';

/** Business days that standard delivery takes. */
export interface TransitDays {
  least: number;
  most: number;
}

/** Transit days for an unknown distance (cart 4, 9). */
export const ANY_TRANSIT: TransitDays = { least: 1, most: 6 };

/** A warehouse with its units of one item: an array, since the database builds those twice as fast as objects. */
export type Shelf = readonly [latitude: number, longitude: number, available: number];

/** Selects the warehouses that have an item in stock, as JSON of `Shelf[]`; null if there are none. @param sku the item's column */
export const shelvesOf = (sku: RawBuilder<unknown>) => sql`
  (select json_agg(json_build_array(w.latitude, w.longitude, s.available))
    from warehouse_stock s join warehouses w on w.id = s.warehouse_id
    where s.sku = ${sku} and s.available > 0)`;

/** Transit days by miles from the warehouse: one day by truck nearby, more between regions, the longest by air. */
const TRANSIT: readonly (TransitDays & { within: number })[] = [
  { within: 200, least: 1, most: 2 },
  { within: 700, least: 2, most: 3 },
  { within: 1500, least: 3, most: 4 },
  { within: Infinity, least: 4, most: 6 },
];

/**
 * Transit days of some units of one item. They leave from the nearest warehouses that hold them, as an order takes them: what the nearest
 * one cannot cover comes from the next, and widens the window.
 * @param shelves the warehouses that have the item; without any the distance is unknown
 */
export function transitTo(place: Point, shelves: readonly Shelf[] | null, quantity = 1): TransitDays {
  const byDistance = (shelves ?? [])
    .map(([latitude, longitude, available]) => ({
      miles: milesBetween({ latitude, longitude }, place),
      available,
    }))
    .sort((a, b) => a.miles - b.miles);
  const nearest = byDistance[0];
  if (!nearest) return ANY_TRANSIT;
  let farthest = nearest.miles;
  let left = quantity;
  for (const { miles, available } of byDistance) {
    if (left <= 0) break;
    farthest = miles;
    left -= available;
  }
  return { least: daysFor(nearest.miles).least, most: daysFor(farthest).most };
}

const daysFor = (miles: number): TransitDays => TRANSIT.find(({ within }) => miles <= within) ?? ANY_TRANSIT;
