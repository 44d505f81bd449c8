import type { HttpClient } from '@foolscap/core/http';
import type { Address, LevelOfService } from '@foolscap/core/vocabulary';
import type {
  CheckoutInfo,
  Order,
  OrdersData,
  OrdersQuery,
  PickupPerson,
  PlaceOrderBody,
} from '../contract/index.ts';

/** The cart fields that checkout changes (cart-7). */
export interface CheckoutChange {
  addresses?: Address[];
  levelOfService?: LevelOfService;
  emailId1?: string;
  pickupPerson?: PickupPerson;
}

/** The checkout calls. Each rejects with HttpError. */
export interface CheckoutClient {
  getCheckout(): Promise<CheckoutInfo>;
  save(change: CheckoutChange, key: string): Promise<void>;
  /** Places an order. Repeating the call with the same key returns the same order. */
  placeOrder(body: PlaceOrderBody, key: string): Promise<Order>;
  getOrder(orderNumber: string): Promise<Order>;
  /** Reads a page of orders, newest first. */
  getOrders(query?: OrdersQuery): Promise<OrdersData>;
  /** Cancels an order. Idempotent. */
  cancelOrder(orderNumber: string): Promise<Order>;
}

export function createCheckoutClient(http: HttpClient): CheckoutClient {
  return {
    getCheckout: async () =>
      (await http.send<{ checkoutInfo: CheckoutInfo }>({ method: 'GET', path: '/checkout/precheckout' })).data
        .checkoutInfo,
    save: async (body, idempotencyKey) => {
      await http.send({
        method: 'POST',
        path: '/checkout/default',
        override: 'PUT',
        query: { actionType: 'MODIFY_CART' },
        body,
        idempotencyKey,
      });
    },
    placeOrder: async (body, idempotencyKey) =>
      (
        await http.send<{ order: Order }>({
          method: 'POST',
          path: '/checkout/default/order',
          body,
          idempotencyKey,
        })
      ).data.order,
    getOrders: async (query = {}) =>
      (await http.send<OrdersData>({ method: 'GET', path: '/orders', query })).data,
    cancelOrder: async (orderNumber) =>
      (
        await http.send<{ order: Order }>({
          method: 'POST',
          path: `/orders/${encodeURIComponent(orderNumber)}/cancel`,
        })
      ).data.order,
    getOrder: async (orderNumber) =>
      (
        await http.send<{ order: Order }>({
          method: 'GET',
          path: `/orders/${encodeURIComponent(orderNumber)}`,
        })
      ).data.order,
  };
}
