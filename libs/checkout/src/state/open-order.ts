import { DAY } from '@foolscap/core/clock';
import type { Failure } from '@foolscap/core/http';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { PlaceOrderBody } from '../contract/index.ts';
import { CHECKOUT_CODES } from '../model/codes.ts';

/** An order that was sent and has no reply yet; kept across reloads. */
interface OpenOrder {
  cartId: string | undefined;
  key: string;
  body: PlaceOrderBody;
}

/** Keeps an order's idempotency key through timeouts and reloads, for as long as the server remembers it (24 h). */
export type OrderKeys = Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;

/**
 * Keeps the order that was sent without a reply. A key belongs to one cart and one frozen body: a retry after a timeout or reload is the
 * same order, while a changed total is a different order.
 * @param name storage key
 */
export const createOpenOrder = (keys: OrderKeys, newKey: () => string, name: string) => ({
  get: () => keys.get<OpenOrder>(name),
  /** A definite reply has arrived. */
  close: () => keys.remove(name),
  /** @param cartId undefined once the cart is closed; the open order then keeps its key */
  keyFor(cartId: string | undefined, body: PlaceOrderBody): string {
    const left = keys.get<OpenOrder>(name);
    const isSame = JSON.stringify(left?.body) === JSON.stringify(body);
    if (left && isSame && (cartId ?? left.cartId) === left.cartId) return left.key;
    const key = newKey();
    keys.set(name, { cartId, key, body } satisfies OpenOrder, DAY);
    return key;
  },
});

/** Checks whether a rejection is definite: it has a status, is not a 5xx (the server may still be working), and is not "still running". */
export const isDefinite = ({ status, code }: Failure): boolean =>
  status !== undefined && status < 500 && code !== CHECKOUT_CODES.inProgress;
