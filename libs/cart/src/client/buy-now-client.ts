import type { HttpClient } from '@foolscap/core/http';
import type { AddItemsBody, CartData } from '../contract/index.ts';
import { DEFAULT_CART_ID } from '../model/codes.ts';

/** The calls of the buy-now cart, which do not affect the regular cart (decision-cart-options.9). Each rejects with HttpError. */
export interface BuyNowClient {
  /** Replaces the contents of the buy-now cart with these items. The reply has a result for each. */
  putInBuyNow(items: AddItemsBody['items'], key: string): Promise<CartData>;
  /** Sets the status of the buy-now cart to `proceedCheckout` (cart-7.25). */
  proceedWithBuyNow(key: string): Promise<CartData>;
}

export function createBuyNowClient(http: HttpClient): BuyNowClient {
  const path = `/checkout/${DEFAULT_CART_ID}`;
  return {
    putInBuyNow: async (items, idempotencyKey) =>
      (
        await http.send<CartData>({
          method: 'POST',
          path: `${path}/item`,
          query: { buyNow: 'true' },
          body: { items },
          idempotencyKey,
        })
      ).data,
    proceedWithBuyNow: async (idempotencyKey) =>
      (
        await http.send<CartData>({
          method: 'POST',
          path,
          override: 'PUT',
          query: { buyNow: 'true', actionType: 'MODIFY_CART' },
          body: { proceedCheckout: true },
          idempotencyKey,
        })
      ).data,
  };
}
