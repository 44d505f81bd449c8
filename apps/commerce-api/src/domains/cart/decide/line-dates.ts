import type { ShipTo } from '../../../kernel/geo/ship-to.ts';
import {
  ANY_TRANSIT,
  type DeliveryDates,
  getDeliveryDates,
  transitTo,
  getShippableFrom,
} from '../../delivery/index.ts';
import { isCollected, isPickup } from '../facts/cart-lines.repository.ts';
import type { LineRow, CartRow } from '../cart-types.ts';

/** The delivery windows of a line by the ways that it can be shipped; undefined where it cannot. */
export interface DatesByOption {
  toAddress: DeliveryDates | undefined;
  toStore: DeliveryDates | undefined;
}

export const datesByOption = (
  row: LineRow,
  shipTo: ShipTo,
  levelOfService: CartRow['level_of_service'],
  now: Date,
): DatesByOption => ({
  toAddress: addressDates(row, shipTo, levelOfService, now),
  toStore: shipToStoreDates(row, now),
});

/** The delivery window of the chosen option; undefined for pickup from the shelf and for downloads. */
export function chosenDates(row: LineRow, { toAddress, toStore }: DatesByOption): DeliveryDates | undefined {
  if (isPickup(row)) return undefined;
  return isCollected(row) ? toStore : toAddress;
}

/** Finds the delivery window of a line by its chosen delivery option. */
export const lineDates = (...args: Parameters<typeof datesByOption>): DeliveryDates | undefined =>
  chosenDates(args[0], datesByOption(...args));

function addressDates(
  row: LineRow,
  { state, point }: ShipTo,
  levelOfService: CartRow['level_of_service'],
  now: Date,
): DeliveryDates | undefined {
  if (row.product_type_name === 'ESD') return undefined;
  const transit = point ? transitTo(point, row.shelves, row.qty) : ANY_TRANSIT;
  return getDeliveryDates(getShippableFrom(row.sale_conditions, now), state, levelOfService, transit);
}

/** The window in which a line reaches its store if it is shipped there; undefined without a store. */
export function shipToStoreDates(row: LineRow, now: Date): DeliveryDates | undefined {
  if (!row.store) return undefined;
  return getDeliveryDates(
    getShippableFrom(row.sale_conditions, now),
    row.store.state,
    'STANDARD',
    transitTo(row.store, row.shelves, row.qty),
  );
}
