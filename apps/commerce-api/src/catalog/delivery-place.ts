import { DEFAULT_ZIP, ZIP_COOKIE } from '@foolscap/core/vocabulary';
import { readYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { ANY_TRANSIT, type TransitDays } from '../cart/delivery-dates.ts';
import type { Point } from '../orders/order-stock.ts';
import { milesBetween, placeOfZip, type ZipPlace } from '../stores/zip-places.ts';

/** Where a shopper wants things delivered. */
export interface DeliveryPlace extends ZipPlace {
  /** Five digits. */
  zipCode: string;
}

/** The place of a zip code as somebody types it, with or without its four further digits; undefined where there is none. */
export function deliveryPlaceOf(zip: string | undefined): DeliveryPlace | undefined {
  const typed = zip?.trim() ?? '';
  const place = placeOfZip(typed);
  return place && { ...place, zipCode: typed.slice(0, 5) };
}

/**
 * What the shopper has typed, else where the cart goes, else where the chosen store is, else the default (cart 9; decisions, "default places").
 * @param shipTo the zip code that the cart goes to
 */
export function shoppersPlace(
  cookies: Readonly<Record<string, string | undefined>>,
  shipTo?: string,
): DeliveryPlace {
  return (
    deliveryPlaceOf(cookies[ZIP_COOKIE]) ??
    deliveryPlaceOf(shipTo) ??
    deliveryPlaceOf(readYourStore(cookies[YOUR_STORE_COOKIE])?.zipCode) ??
    deliveryPlaceOf(DEFAULT_ZIP)!
  );
}

/** Business days on the way, by miles from the warehouse: a truck's day around it, then further by regions, at last by air. */
const TRANSIT: readonly (TransitDays & { within: number })[] = [
  { within: 200, least: 1, most: 2 },
  { within: 700, least: 2, most: 3 },
  { within: 1500, least: 3, most: 4 },
  { within: Infinity, least: 4, most: 6 },
];

/** How long a parcel is on its way from the nearest of some warehouses; any time where none is known to have the item. */
export function transitTo(place: Point, from: readonly Point[]): TransitDays {
  if (!from.length) return ANY_TRANSIT;
  const miles = Math.min(...from.map((warehouse) => milesBetween(warehouse, place)));
  return TRANSIT.find(({ within }) => miles <= within) ?? ANY_TRANSIT;
}
