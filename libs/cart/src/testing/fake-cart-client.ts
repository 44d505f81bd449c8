import { HttpError, alwaysOnline } from '@foolscap/core/http';
import type { Connection, Failure } from '@foolscap/core/http';
import type { CartClient, CartReply } from '../client/cart-client.ts';
import type { CartInfo, CartItem } from '../contract/index.ts';
import { CART_CODES } from '../model/codes.ts';
import { buildCart, buildCartChange, buildCartItem } from './builders.ts';

export type FakeOperation = keyof CartClient;

export interface FakeCartClient extends CartClient {
  /** Calls received, in order. */
  readonly calls: { operation: FakeOperation; args: unknown[] }[];
  /** The cart as the fake server holds it. */
  readonly server: { cart: CartInfo };
  /** Makes the next call of this operation fail; with `carriedOut` the server still performs it, as when a reply is lost. */
  failNext(operation: FakeOperation, failure?: Partial<Failure>, carriedOut?: boolean): void;
}

const FAILURE: Failure = { code: 'NETWORK', retryable: true, message: 'Network Error' };

export interface FakeCartOptions {
  cart?: CartInfo;
  /** Delays each reply, so that tests and stories control when it arrives. */
  latency?: () => Promise<unknown>;
  /** While it is offline, no call reaches the server. */
  connection?: Connection;
  /** Changes the line of an add, for example to give it a limit message. */
  onAdd?: (line: CartItem) => CartItem;
}

/** Creates an in-memory cart server for saga tests, stories and applications' tests. */
export function createFakeCartClient({
  cart = buildCart(),
  latency = () => Promise.resolve(),
  connection = alwaysOnline,
  onAdd = (line) => line,
}: FakeCartOptions = {}): FakeCartClient {
  const server = { cart };
  const calls: FakeCartClient['calls'] = [];
  const faults = new Map<FakeOperation, { failure: Failure; carriedOut: boolean }[]>();
  const removed = new Map<string, CartItem>();
  const places = new Map(cart.items.map(({ cartItemId }, place) => [cartItemId, place]));
  let lineNumber = cart.items.length;

  /** Idempotency keys of finished calls: a repeat changes nothing and returns the current cart. */
  const keys = new Set<unknown>();

  async function answer<D extends CartReply['data']>(
    operation: FakeOperation,
    args: unknown[],
    change: () => D,
  ): Promise<CartReply<D>> {
    calls.push({ operation, args });
    if (!connection.isOnline()) throw new HttpError(FAILURE);
    const key = args[1];
    const carryOut = () => {
      if (key !== undefined && keys.has(key)) return { cartInfo: server.cart } as D;
      keys.add(key);
      return change();
    };
    const fault = faults.get(operation)?.shift();
    const data = fault && !fault.carriedOut ? undefined : carryOut();
    await latency();
    if (fault || !data) throw new HttpError(fault?.failure ?? FAILURE);
    return { data, sessionId: 'session-1' };
  }

  function change(lines: CartItem[]) {
    const cartInfo = buildCartChange(server.cart, lines);
    const { previousRevision: _, items: __, ...rest } = cartInfo;
    const byId = new Map(server.cart.items.map((line) => [line.cartItemId, line]));
    for (const line of lines) {
      if (line.status === 'DELETED') byId.delete(line.cartItemId);
      else byId.set(line.cartItemId, line);
    }
    // A restored line returns to its position.
    for (const id of byId.keys()) if (!places.has(id)) places.set(id, places.size);
    const items = [...byId.values()].sort((a, b) => places.get(a.cartItemId)! - places.get(b.cartItemId)!);
    server.cart = { ...server.cart, ...rest, items };
    return { cartInfo };
  }

  const withQuantity = (line: CartItem, qty: number): CartItem => ({
    ...line,
    qty,
    status: 'ACTIVE',
    priceInfo: {
      ...line.priceInfo,
      finalPrice: Number((line.priceInfo.finalPricePerUnit * qty).toFixed(2)),
      basePrice: Number((line.priceInfo.basePricePerUnit * qty).toFixed(2)),
    },
  });

  return {
    calls,
    server,
    failNext(operation, failure = {}, carriedOut = false) {
      const queue = faults.get(operation) ?? [];
      queue.push({ failure: { ...FAILURE, ...failure }, carriedOut });
      faults.set(operation, queue);
    },
    getCart: () => answer('getCart', [], () => ({ cartInfo: server.cart })),
    addItems: (body, key) =>
      answer('addItems', [body, key], () =>
        change(
          body.items.map(({ itemId, qty }) => {
            const present = server.cart.items.find((line) => line.itemId === itemId);
            if (present) return onAdd(withQuantity(present, present.qty + qty));
            lineNumber += 1;
            return onAdd(
              buildCartItem({ cartItemId: `line-${lineNumber}`, itemId, qty, actioned: 'ADD_ITEM' }),
            );
          }),
        ),
      ),
    updateItems: (items, key, revision) =>
      answer('updateItems', [items, key], () => {
        if (revision !== undefined && revision !== server.cart.revision)
          throw new HttpError({
            code: CART_CODES.revisionConflict,
            status: 409,
            retryable: false,
            message: '',
          });
        return change(
          items.flatMap(({ cartItemId, qty, deliveryType, pickupStoreNumber }) => {
            const line =
              server.cart.items.find((present) => present.cartItemId === cartItemId) ??
              removed.get(cartItemId!);
            if (!line) return [];
            const way = deliveryType && {
              selectedDeliveryOption: {
                ...line.selectedDeliveryOption,
                deliveryType,
                ...(pickupStoreNumber ? { pickupStoreNumber, pickupStoreName: 'Framingham' } : {}),
              },
            };
            return [{ ...withQuantity(line, qty), ...way, actioned: 'EDIT_ITEM' as const }];
          }),
        );
      }),
    removeItem: (cartItemId, key) =>
      answer('removeItem', [cartItemId, key], () => {
        const line = server.cart.items.find((present) => present.cartItemId === cartItemId);
        if (!line) return change([]);
        removed.set(cartItemId, line);
        return change([{ ...line, status: 'DELETED', actioned: 'DELETED_ITEM' }]);
      }),
    updateCart: (body, key) =>
      answer('updateCart', [body, key], () => ({
        cartInfo: { ...server.cart, addresses: body.addresses ?? server.cart.addresses },
      })),
  };
}
