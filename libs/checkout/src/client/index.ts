import type { HttpClient } from '@foolscap/core/http';
import type { Address, LevelOfService } from '@foolscap/core/vocabulary';
import type { CheckoutInfo, Order, OrderListItem, PickupPerson, PlaceOrderBody } from '../contract/index.ts';

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
  /** Newest first. */
  getOrders(): Promise<OrderListItem[]>;
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
    getOrders: async () =>
      (await http.send<{ orders: OrderListItem[] }>({ method: 'GET', path: '/orders' })).data.orders,
    getOrder: async (orderNumber) =>
      (
        await http.send<{ order: Order }>({
          method: 'GET',
          path: `/orders/${encodeURIComponent(orderNumber)}`,
        })
      ).data.order,
  };
}
