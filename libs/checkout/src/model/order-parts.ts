import type { OrderStatus } from './codes.ts';

/** Progress of the delivered part of an order. */
export type DeliveryState = 'PLACED' | 'SHIPPED' | 'DELIVERED';
/** Progress of the part that is picked up in one store. */
export type PickupState = 'PLACED' | 'READY' | 'COLLECTED';

/**
 * Derives the status of a whole order from its parts. Parts that are ready for pickup take precedence, then shipped parts; an order is
 * complete once its last part has been delivered or picked up.
 * @param delivery absent if nothing is delivered
 * @param pickups one for each store
 */
export function getOrderStatus(
  delivery: DeliveryState | undefined,
  pickups: readonly PickupState[],
): Exclude<OrderStatus, 'CANCELED'> {
  const collected = pickups.every((state) => state === 'COLLECTED');
  if (collected && (delivery ?? 'DELIVERED') === 'DELIVERED')
    return delivery || !pickups.length ? 'DELIVERED' : 'COLLECTED';
  if (pickups.includes('READY')) return 'READY_FOR_PICKUP';
  if (delivery === 'SHIPPED') return 'SHIPPED';
  return delivery === 'DELIVERED' || pickups.includes('COLLECTED') ? 'PARTLY_DONE' : 'PLACED';
}
