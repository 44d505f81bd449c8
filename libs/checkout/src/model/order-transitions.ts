import type { OrderStatus } from './codes.ts';

/** The allowed status changes of an order. Statuses without any are final. The database enforces the same table (`order_transitions`). */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PLACED: ['READY_FOR_PICKUP', 'SHIPPED', 'CANCELED'],
  PENDING_APPROVAL: ['RELEASED', 'DECLINED', 'CANCELED'],
  RELEASED: ['READY_FOR_PICKUP', 'SHIPPED', 'CANCELED'],
  READY_FOR_PICKUP: ['SHIPPED', 'PARTLY_DONE', 'DELIVERED', 'COLLECTED'],
  SHIPPED: ['READY_FOR_PICKUP', 'PARTLY_DONE', 'DELIVERED'],
  PARTLY_DONE: ['READY_FOR_PICKUP', 'SHIPPED'],
  DELIVERED: [],
  COLLECTED: [],
  CANCELED: [],
  DECLINED: [],
};

export const canChangeStatus = (from: OrderStatus, to: OrderStatus): boolean =>
  ORDER_TRANSITIONS[from].includes(to);

/** Returns the statuses that an order can change to `status` from. */
export const statusesBefore = (status: OrderStatus): OrderStatus[] =>
  (Object.keys(ORDER_TRANSITIONS) as OrderStatus[]).filter((from) => canChangeStatus(from, status));
