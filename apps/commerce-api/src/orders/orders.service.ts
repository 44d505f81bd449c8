import type { Order } from '@foolscap/checkout/contract';
import { toDecimal } from '@foolscap/core/money';
import type { Caller } from '../account/caller.ts';
import type { ApiContext } from '../context.ts';
import { notFound } from '../http/api-error.ts';
import { orderData } from './order-reply.ts';
import { findOrder, listOrders } from './orders.repository.ts';

export interface OrderListing {
  orderNumber: string;
  placedAt: string;
  status: string;
  ordTotal: number;
  numberOfItems: number;
}

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Somebody's own orders. Anybody else's are like those that do not exist (decisions, "foreign ids"). */
export function createOrdersService({ database: { db } }: Pick<ApiContext, 'database'>) {
  return {
    async list(caller: Caller): Promise<OrderListing[]> {
      if (!caller.session) return [];
      const orders = await listOrders(db, caller.owner(caller.session));
      return orders.map((order) => ({
        orderNumber: order.order_number,
        placedAt: order.placed_at.toISOString(),
        status: order.status,
        ordTotal: toDecimal(order.ord_total_minor),
        numberOfItems: order.totals.numberOfItems,
      }));
    },

    async find(caller: Caller, orderNumber: string): Promise<Order> {
      const found = caller.session && (await findOrder(db, orderNumber, caller.owner(caller.session)));
      if (!found) throw notFound('ORDER_NOT_FOUND', 'We couldn’t find this order.');
      return orderData(found.order, found.lines);
    },
  };
}
