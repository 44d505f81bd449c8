import type { HttpClient } from '@foolscap/core/http';
import type { Address, LevelOfService } from '@foolscap/core/vocabulary';
import type {
  CheckoutInfo,
  FindOrderBody,
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
  getCheckout(signal?: AbortSignal): Promise<CheckoutInfo>;
  save(change: CheckoutChange, key: string): Promise<void>;
  /** Places an order. Repeating the call with the same key returns the same order. */
  placeOrder(body: PlaceOrderBody, key: string): Promise<Order>;
  getOrder(orderNumber: string, signal?: AbortSignal): Promise<Order>;
  /** Reads a page of orders, newest first. */
  getOrders(query?: OrdersQuery, signal?: AbortSignal): Promise<OrdersData>;
  /** Opens a guest's order in this session with the link in a mail. */
  openOrder(orderNumber: string, token: string): Promise<void>;
  /** Opens a guest's order in this session by its number and email address. @returns its number */
  findOrder(order: FindOrderBody): Promise<string>;
  /** Cancels an order, once per key. */
  cancelOrder(orderNumber: string, key: string): Promise<Order>;
}

export function createCheckoutClient(http: HttpClient): CheckoutClient {
  const read = async <T>(path: string, signal?: AbortSignal, query?: OrdersQuery) =>
    (
      await http.send<T>({
        method: 'GET',
        path,
        ...(query ? { query } : {}),
        ...(signal ? { signal } : {}),
      })
    ).data;
  return {
    getCheckout: async (signal) =>
      (await read<{ checkoutInfo: CheckoutInfo }>('/checkout/precheckout', signal)).checkoutInfo,
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
    getOrders: (query = {}, signal) => read<OrdersData>('/orders', signal, query),
    cancelOrder: async (orderNumber, key) =>
      (
        await http.send<{ order: Order }>({
          method: 'POST',
          idempotencyKey: key,
          path: `/orders/${encodeURIComponent(orderNumber)}/cancel`,
        })
      ).data.order,
    openOrder: async (orderNumber, token) => {
      await http.send({
        method: 'POST',
        path: `/orders/${encodeURIComponent(orderNumber)}/open`,
        body: { token },
      });
    },
    findOrder: async (body) =>
      (await http.send<{ orderNumber: string }>({ method: 'POST', path: '/orders/find', body })).data
        .orderNumber,
    getOrder: async (orderNumber, signal) =>
      (await read<{ order: Order }>(`/orders/${encodeURIComponent(orderNumber)}`, signal)).order,
  };
}
