import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { CheckoutClient } from '../client/index.ts';
import type { CheckoutInfo, Order } from '../contract/index.ts';
import { CHECKOUT_CODES } from '../model/codes.ts';
import { buildCheckout, buildOrder } from './builders.ts';

export interface FakeCheckoutClient extends CheckoutClient {
  /** Calls received, in order; `signal` is that of a read. */
  readonly calls: { operation: keyof CheckoutClient; args: unknown[]; signal?: AbortSignal }[];
  readonly server: { info: CheckoutInfo; orders: Map<string, Order> };
  /** Makes the next call of this operation fail; with `carriedOut` the server still performs it. */
  failNext(operation: keyof CheckoutClient, failure?: Partial<Failure>, carriedOut?: boolean): void;
}

/** Creates an in-memory checkout server. As on the real server, one key creates one order. */
export function createFakeCheckoutClient({
  info = buildCheckout(),
  latency = () => Promise.resolve(),
}: { info?: CheckoutInfo; latency?: () => Promise<unknown> } = {}): FakeCheckoutClient {
  const server = { info, orders: new Map<string, Order>() };
  const calls: FakeCheckoutClient['calls'] = [];
  const faults: { operation: keyof CheckoutClient; failure: Failure; carriedOut: boolean }[] = [];

  async function answer<T>(
    operation: keyof CheckoutClient,
    args: unknown[],
    execute: () => T,
    signal?: AbortSignal,
  ): Promise<T> {
    calls.push({ operation, args, ...(signal ? { signal } : {}) });
    const place = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    let result: T | undefined;
    let refusal: unknown;
    try {
      if (!fault || fault.carriedOut) result = execute();
    } catch (error) {
      refusal = error;
    }
    await latency();
    if (fault) throw new HttpError(fault.failure);
    if (refusal) throw refusal;
    return result as T;
  }

  const refuse = (status: number, code: string, message: string, details = {}): never => {
    throw new HttpError({ status, code, message, details, retryable: false });
  };

  function getEntry(orderNumber: string): [key: string, order: Order] {
    const entry = [...server.orders].find(([, order]) => order.orderNumber === orderNumber);
    return entry ?? refuse(404, 'ORDER_NOT_FOUND', 'We couldn’t find this order.');
  }

  return {
    calls,
    server,
    failNext(operation, failure = {}, carriedOut = false) {
      faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
        carriedOut,
      });
    },
    getCheckout: (signal) => answer('getCheckout', [], () => server.info, signal),
    save: (change, key) =>
      answer('save', [change, key], () => {
        const { suggestedAddress, ...info } = server.info;
        server.info = {
          ...info,
          // A suggestion is for the address before the change.
          ...(suggestedAddress && !change.addresses ? { suggestedAddress } : {}),
          revision: server.info.revision + 1,
          ...(change.emailId1 ? { emailId1: change.emailId1 } : {}),
          ...(change.addresses?.[0]
            ? {
                shippingAddress: change.addresses[0] as CheckoutInfo['shippingAddress'],
                sections: server.info.sections.map((section) =>
                  section.type === 'ADDRESS' ? { ...section, done: true } : section,
                ),
              }
            : {}),
          deliveryMethods: server.info.deliveryMethods.map((method) => ({
            ...method,
            selected: method.levelOfService === (change.levelOfService ?? 'STANDARD'),
          })),
        };
      }),
    placeOrder: (body, key) =>
      answer('placeOrder', [body, key], () => {
        const earlier = server.orders.get(key);
        if (earlier) return earlier;
        const { totals } = server.info;
        if (body.expectedTotal !== totals.ordTotal)
          refuse(
            409,
            CHECKOUT_CODES.totalChanged,
            `The total is now $${totals.ordTotal.toFixed(2)}. Check it, then place your order.`,
            { ordTotal: totals.ordTotal },
          );
        const order = buildOrder({
          orderNumber: `97000${server.orders.size + 1}`,
          totals: { taxTotal: 0, ...totals },
        });
        server.orders.set(key, order);
        return order;
      }),
    getOrders: (query = {}, signal) =>
      answer(
        'getOrders',
        [query],
        () => {
          const orders = [...server.orders.values()]
            .filter(({ status, orderNumber }) => {
              return (!query.status || status === query.status) && orderNumber.includes(query.q ?? '');
            })
            .map(({ orderNumber, placedAt, status, totals }) => ({
              orderNumber,
              placedAt,
              status,
              ordTotal: totals.ordTotal,
              numberOfItems: totals.numberOfItems,
            }));
          return { orders, page: 1, pages: 1, total: orders.length, years: [2026] };
        },
        signal,
      ),
    openOrder: (orderNumber, token) =>
      answer('openOrder', [orderNumber, token], () => void getEntry(orderNumber)),
    findOrder: (order) =>
      answer('findOrder', [order], () => {
        const [, { orderNumber, emailId1 }] = getEntry(order.orderNumber.trim());
        if (emailId1.toLowerCase() !== order.email.trim().toLowerCase())
          refuse(404, CHECKOUT_CODES.orderNotFound, 'We couldn’t find this order.');
        return orderNumber;
      }),
    cancelOrder: (orderNumber, key) =>
      answer('cancelOrder', [orderNumber, key], () => {
        const [key, order] = getEntry(orderNumber);
        const { cancellableUntil: _, ...rest } = order;
        const canceled: Order = { ...rest, status: 'CANCELED', canceledAt: '2026-11-20T15:10:00.000Z' };
        server.orders.set(key, canceled);
        return canceled;
      }),
    getOrder: (orderNumber, signal) =>
      answer('getOrder', [orderNumber], () => getEntry(orderNumber)[1], signal),
  };
}
