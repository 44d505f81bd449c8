// fake-clients.ts
import {
  buildCart,
  buildCoupon,
  createFakeCartClient,
  createFakeSavedItemsClient,
} from '@foolscap/cart/testing';
import { PRODUCTS } from './products.ts';
import type { Clients } from './store.ts';

/** Clients of a server in memory: an empty cart, a coupon, free items, and a desk with furniture services. */
export function createClients(): Clients {
  const client = createFakeCartClient({
    cart: buildCart({ items: [] }),
    soldItems: Object.fromEntries(
      PRODUCTS.map(({ itemId, name, imageUrl, price, services }) => [
        itemId,
        {
          product: { name, images: [imageUrl], itemUrl: '#products' },
          priceInfo: { finalPricePerUnit: price, uom: 'each' },
          ...(services && { furnSvcInfo: services }),
        },
      ]),
    ),
    coupons: [buildCoupon({ couponCode: 'TEN', description: '$10 off your order', amount: 10 })],
    freeItems: [
      {
        promotionId: 'sample',
        promotionName: 'Pick a paper sample',
        units: 1,
        minSubTotal: 20,
        items: ['Ivory', 'Pearl'].map((shade, place) => ({
          itemId: `sample-${place}`,
          name: `${shade} paper sample`,
          imageUrl: '/pictures/paper.svg',
          isSample: true,
        })),
      },
    ],
  });
  return { client, savedItemsClient: createFakeSavedItemsClient({ cart: client }) };
}
