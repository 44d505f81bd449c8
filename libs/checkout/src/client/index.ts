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

/** What checkout writes onto the cart (cart 7, "Update cart"). */
export interface CheckoutChange {
  addresses?: Address[];
  levelOfService?: LevelOfService;
  emailId1?: string;
  pickupPerson?: PickupPerson;
}

/** The checkout's calls. Each rejects with HttpError. */
export interface CheckoutClient {
  getCheckout(): Promise<CheckoutInfo>;
  save(change: CheckoutChange, key: string): Promise<void>;
  /** The same key gives the same order, however often it is sent. */
  placeOrder(body: PlaceOrderBody, key: string): Promise<Order>;
  getOrder(orderNumber: string): Promise<Order>;
  /** A page of them, newest first. */
  getOrders(query?: OrdersQuery): Promise<OrdersData>;
  /** Takes an order back; done twice it is done once. */
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
