import type { Address } from '@foolscap/core/vocabulary';
import { deliveryDatesOf, type DeliveryDates } from '../delivery/delivery-dates.ts';
import { deliveryPlaceOf } from '../delivery/delivery-place.ts';
import { ANY_TRANSIT, transitTo } from '../delivery/transit.ts';
import type { Point } from '../stores/zip-places.ts';
import { isCollected, isPickup, type LineRow } from './cart-lines.repository.ts';
import type { CartRow } from './cart.repository.ts';

/** The destination of what is shipped, as far as it is known. */
export interface ShipTo {
  state: string;
  /** Absent for an address whose zip code is not in use. */
  point?: Point | undefined;
}

/** The destination that an address stands for. */
export const shipToOf = ({ state, zipCode }: Pick<Address, 'state' | 'zipCode'>): ShipTo => ({
  state,
  point: deliveryPlaceOf(zipCode),
});

type Shipped = Pick<LineRow, 'product_type_name' | 'shelves' | 'qty' | 'store'>;

/** The delivery window of a line if it is shipped to an address; undefined for a download. */
export function shippedDates(
  row: Shipped,
  { state, point }: ShipTo,
  levelOfService: CartRow['level_of_service'],
  now: Date,
): DeliveryDates | undefined {
  if (row.product_type_name === 'ESD') return undefined;
  const transit = point ? transitTo(point, row.shelves, row.qty) : ANY_TRANSIT;
  return deliveryDatesOf(now, state, levelOfService, transit);
}

/** The window in which a line reaches its store if it is shipped there; undefined without a store. */
export function shipToStoreDates(row: Shipped, now: Date): DeliveryDates | undefined {
  if (!row.store) return undefined;
  return deliveryDatesOf(now, row.store.state, 'STANDARD', transitTo(row.store, row.shelves, row.qty));
}

/** The delivery window of a line the way that it was chosen; undefined for what is picked up from a shelf or downloaded. */
export function lineDates(
  row: LineRow,
  shipTo: ShipTo,
  levelOfService: CartRow['level_of_service'],
  now: Date,
): DeliveryDates | undefined {
  if (isPickup(row)) return undefined;
  return isCollected(row) ? shipToStoreDates(row, now) : shippedDates(row, shipTo, levelOfService, now);
}
