import { DAY } from '@foolscap/core/clock';
import type { Failure } from '@foolscap/core/http';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { PlaceOrderBody } from '../contract/index.ts';
import { CHECKOUT_CODES } from '../model/codes.ts';

/** An order that was sent without a reply so far; kept through reloads. */
interface OpenOrder {
  cartId: string | undefined;
  key: string;
  body: PlaceOrderBody;
}

/** Keeps the idempotency key of an order through timeouts and reloads, as long as the server remembers it (24 h). */
export type OrderKeys = Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;

/**
 * Keeps the order that was sent without a reply. One key belongs to one cart and one frozen body: a retry after a timeout or a reload is
 * the same order, a changed total is another order.
 * @param name of the entry in the storage
 */
export const createOpenOrder = (keys: OrderKeys, newKey: () => string, name: string) => ({
  get: () => keys.get<OpenOrder>(name),
  /** A definite answer has arrived. */
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

/** Whether a refusal is definite: not without a status, not a 5xx (the server may still be working), and not "still running". */
export const isDefinite = ({ status, code }: Failure): boolean =>
  status !== undefined && status < 500 && code !== CHECKOUT_CODES.inProgress;
