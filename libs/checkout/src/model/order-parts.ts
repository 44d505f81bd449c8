import type { OrderStatus } from './codes.ts';

/** How far the delivered part of an order is. */
export type DeliveryState = 'PLACED' | 'SHIPPED' | 'DELIVERED';
/** How far the part is that is collected in one store. */
export type PickupState = 'PLACED' | 'READY' | 'COLLECTED';

/**
 * The status of a whole order, from how far its parts are. What waits for the shopper comes first, then what is on its way; an order is
 * done when its last part is handed over.
 * @param delivery absent where nothing is delivered
 * @param pickups one for each store
 */
export function orderStatusOf(
  delivery: DeliveryState | undefined,
  pickups: readonly PickupState[],
): Exclude<OrderStatus, 'CANCELLED'> {
  const collected = pickups.every((state) => state === 'COLLECTED');
  if (collected && (delivery ?? 'DELIVERED') === 'DELIVERED')
    return delivery || !pickups.length ? 'DELIVERED' : 'COLLECTED';
  if (pickups.includes('READY')) return 'READY_FOR_PICKUP';
  if (delivery === 'SHIPPED') return 'SHIPPED';
  return delivery === 'DELIVERED' || pickups.includes('COLLECTED') ? 'PARTLY_DONE' : 'PLACED';
}
