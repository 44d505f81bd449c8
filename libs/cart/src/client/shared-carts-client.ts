import type { HttpClient, HttpReply } from '@foolscap/core/http';
import { HEADERS } from '@foolscap/core/vocabulary';
import type {
  CartData,
  SharedCart,
  SharedCartData,
  SharedCartLink,
  SharedCartLinkData,
  SharedCartLinksData,
} from '../contract/index.ts';
import { DEFAULT_CART_ID } from '../model/codes.ts';
import type { CartReply } from './cart-client.ts';

/** The calls of shared carts (decision-shared-cart). Each rejects with HttpError. A change keeps its idempotency key in every retry. */
export interface SharedCartsClient {
  /** Reads a shared cart at the caller's own prices; 404 SHARED_CART_NOT_FOUND for an unknown, expired or revoked id. */
  getShared(shareId: string, signal?: AbortSignal): Promise<SharedCart>;
  /** Adds a copy of all lines of a shared cart to the cart. The reply has a result for each line. */
  addShared(shareId: string, key: string): Promise<CartReply>;
  /** Creates a link to a copy of the cart's lines, valid for 30 days. */
  shareCart(key: string): Promise<SharedCartLink>;
  /** Lists the caller's valid links, newest first. */
  listShares(signal?: AbortSignal): Promise<SharedCartLink[]>;
  /** Revokes one of the caller's links. */
  revokeShare(shareId: string, key: string): Promise<void>;
}

export function createSharedCartsClient(http: HttpClient): SharedCartsClient {
  const read = async <D>(path: string, signal?: AbortSignal): Promise<D> =>
    (await http.send<D>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data;
  const getReply = ({ data, headers }: HttpReply<CartData>): CartReply => ({
    data,
    sessionId: headers[HEADERS.sessionId],
  });
  return {
    getShared: async (shareId, signal) =>
      (await read<SharedCartData>(`/cart/shared/${encodeURIComponent(shareId)}`, signal)).sharedCart,
    addShared: async (shareId, idempotencyKey) =>
      getReply(
        await http.send<CartData>({
          method: 'POST',
          path: `/checkout/${DEFAULT_CART_ID}/item`,
          query: { sharedCart: shareId },
          body: { items: [] },
          idempotencyKey,
        }),
      ),
    shareCart: async (idempotencyKey) =>
      (
        await http.send<SharedCartLinkData>({
          method: 'POST',
          path: '/cart/shares',
          body: {},
          idempotencyKey,
        })
      ).data.sharedCart,
    listShares: async (signal) => (await read<SharedCartLinksData>('/cart/shares', signal)).sharedCarts,
    async revokeShare(shareId, idempotencyKey) {
      await http.send<object>({
        method: 'POST',
        path: `/cart/shares/${encodeURIComponent(shareId)}`,
        override: 'DELETE',
        body: {},
        idempotencyKey,
      });
    },
  };
}
