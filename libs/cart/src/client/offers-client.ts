import type { HttpClient } from '@foolscap/core/http';
import type { CartInfo, WholeCartData } from '../contract/index.ts';

/** The items that the cart suggests: alternatives for its lines, and offers of its products. */
export type Offers = Required<Pick<CartInfo, 'relatedItems' | 'warrantyItems' | 'offeredItems'>>;

/** The call that reads suggested items (cart-7.21). Rejects with HttpError. */
export interface OffersClient {
  getOffers(signal?: AbortSignal): Promise<Offers>;
}

export const createOffersClient = (http: HttpClient): OffersClient => ({
  async getOffers(signal) {
    const { data } = await http.send<WholeCartData>({
      method: 'GET',
      path: '/checkout',
      query: { grindType: 'ALL', alt: true, wt: true },
      ...(signal ? { signal } : {}),
    });
    const { relatedItems = [], warrantyItems = [], offeredItems = [] } = data.cartInfo;
    return { relatedItems, warrantyItems, offeredItems };
  },
});
