import { getOrderStatus, type DeliveryState, type PickupState } from './order-parts.ts';

it.each<[DeliveryState | undefined, PickupState[], string]>([
  ['PLACED', [], 'PLACED'],
  ['SHIPPED', [], 'SHIPPED'],
  ['DELIVERED', [], 'DELIVERED'],
  [undefined, ['PLACED'], 'PLACED'],
  [undefined, ['READY'], 'READY_FOR_PICKUP'],
  [undefined, ['COLLECTED'], 'COLLECTED'],
  [undefined, ['COLLECTED', 'PLACED'], 'PARTLY_DONE'],
  [undefined, ['COLLECTED', 'READY'], 'READY_FOR_PICKUP'],
  ['PLACED', ['READY'], 'READY_FOR_PICKUP'],
  ['SHIPPED', ['READY'], 'READY_FOR_PICKUP'],
  ['SHIPPED', ['PLACED'], 'SHIPPED'],
  ['SHIPPED', ['COLLECTED'], 'SHIPPED'],
  ['PLACED', ['COLLECTED'], 'PARTLY_DONE'],
  ['DELIVERED', ['PLACED'], 'PARTLY_DONE'],
  ['DELIVERED', ['COLLECTED'], 'DELIVERED'],
])('delivery %s and pickups %j make an order %s', (delivery, pickups, status) => {
  expect(getOrderStatus(delivery, pickups)).toBe(status);
});
