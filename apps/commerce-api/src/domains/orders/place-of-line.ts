import { isCollected } from '../delivery/index.ts';
import type { OrderLineRow, OrderRow } from './orders.repository.ts';

/**
 * Returns the part of an order that a line is shipped or handed out with: its store, otherwise delivery, or the first store of an order that is
 * not delivered. Empty for delivery, and for an order of downloads.
 */
export function getPlaceOfLine(
  { shipping_address, pickups }: Pick<OrderRow, 'shipping_address' | 'pickups'>,
  line: Pick<OrderLineRow, 'delivery_type' | 'pickup_store'>,
): string {
  if (isCollected(line) && pickups.some(({ storeNumber }) => storeNumber === line.pickup_store))
    return line.pickup_store;
  return shipping_address ? '' : (pickups[0]?.storeNumber ?? '');
}
