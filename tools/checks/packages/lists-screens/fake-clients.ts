// fake-clients.ts
import { createFakeListsClient } from '@foolscap/lists/testing';
import { PRODUCTS } from './products.ts';

/** The client of a server in memory: no lists yet, no organization to share them with, and the products of this application. */
export const createClient = () =>
  createFakeListsClient({
    now: () => new Date(),
    availableAccessLevel: ['PERSONAL'],
    catalog: Object.fromEntries(
      PRODUCTS.map(({ itemId, name, imageUrl, price, isOutOfStock = false }) => [
        itemId,
        {
          name,
          imageUrl,
          itemUrl: '#products',
          model: itemId,
          isOutOfStock,
          priceInfo: { finalPricePerUnit: price, savedPricePerUnit: price },
        },
      ]),
    ),
  });
