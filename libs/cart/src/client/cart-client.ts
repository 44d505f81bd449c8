import { HEADERS } from '@foolscap/core/vocabulary';
import type { HttpReply, HttpClient } from '@foolscap/core/http';
import type {
  AddItemsBody,
  CartData,
  UpdateCartBody,
  UpdateItemsBody,
  WholeCartData,
} from '../contract/index.ts';
import { DEFAULT_CART_ID } from '../model/codes.ts';

/** A cart reply with the id of its session epoch (decision-session-header). */
export interface CartReply<D extends CartData = CartData> {
  data: D;
  sessionId: string | undefined;
}

/** The cart calls (cart-7). Each rejects with HttpError. A change keeps its idempotency key in every retry. */
export interface CartClient {
  getCart(): Promise<CartReply<WholeCartData>>;
  addItems(body: AddItemsBody, key: string): Promise<CartReply>;
  /** @param revision cart revision that the change is based on; 409 CART_REVISION_CONFLICT if the cart is newer */
  updateItems(items: UpdateItemsBody['items'], key: string, revision?: number): Promise<CartReply>;
  removeItem(cartItemId: string, key: string): Promise<CartReply>;
  updateCart(body: UpdateCartBody, key: string): Promise<CartReply>;
}

const getReply = <D extends CartData>({ data, headers }: HttpReply<D>): CartReply<D> => ({
  data,
  sessionId: headers[HEADERS.sessionId],
});

export function createCartClient(http: HttpClient): CartClient {
  const item = `/checkout/${DEFAULT_CART_ID}/item`;
  return {
    getCart: async () =>
      getReply(
        await http.send<WholeCartData>({ method: 'GET', path: '/checkout', query: { grindType: 'ALL' } }),
      ),
    addItems: async (body, idempotencyKey) =>
      getReply(await http.send<CartData>({ method: 'POST', path: item, body, idempotencyKey })),
    updateItems: async (items, idempotencyKey, revision) =>
      getReply(
        await http.send<CartData>({
          method: 'POST',
          path: item,
          override: 'PUT',
          body: {
            cartId: DEFAULT_CART_ID,
            ...(revision === undefined ? {} : { revision }),
            items: items.map((line) => ({ ...line, actioned: 'EDIT_ITEM' })),
          },
          idempotencyKey,
        }),
      ),
    removeItem: async (cartItemId, idempotencyKey) =>
      getReply(
        await http.send<CartData>({
          method: 'POST',
          path: `${item}/${encodeURIComponent(cartItemId)}`,
          override: 'DELETE',
          body: { cartId: DEFAULT_CART_ID, cartItemId },
          idempotencyKey,
        }),
      ),
    updateCart: async (body, idempotencyKey) =>
      getReply(
        await http.send<CartData>({
          method: 'POST',
          path: `/checkout/${DEFAULT_CART_ID}`,
          override: 'PUT',
          query: { actionType: 'MODIFY_CART' },
          body,
          idempotencyKey,
        }),
      ),
  };
}
