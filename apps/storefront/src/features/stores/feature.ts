import { createCartClient } from '@foolscap/cart/client';
import { createCatalogClient } from '@foolscap/catalog/client';
import { createStoresClient } from '@foolscap/stores/client';
import { writeYourStore, YOUR_STORE_COOKIE, YOUR_STORE_MAX_AGE } from '@foolscap/stores/model';
import {
  createPickupModule,
  createStoreChangeModule,
  createStorePageModule,
  createStoresModule,
} from '@foolscap/stores/state';
import { defineFeature } from '../define-feature.ts';
import { createStoreChangePorts } from './store-change-ports.ts';

/** Number of items listed by a store page's search. */
const MAX_ITEMS = 12;

/** Finding stores, store pages, changing a cart's store, and picking up an item. */
export const storesFeature = defineFeature({
  name: 'stores',
  modules: ({ http }) => {
    const client = createStoresClient(http);
    return {
      stores: createStoresModule({ client }),
      storePage: createStorePageModule({
        client,
        findItems: async (text, signal) => {
          const query = { q: text, size: String(MAX_ITEMS) };
          const { items } = await createCatalogClient(http).search(query, signal);
          return items.map(({ itemId, title, itemUrl, price }) => ({
            itemId,
            name: title,
            href: itemUrl,
            ...(price ? { price } : {}),
          }));
        },
      }),
      storeChange: createStoreChangeModule({
        client,
        ports: createStoreChangePorts(createCartClient(http), (value) => {
          document.cookie = `${YOUR_STORE_COOKIE}=${writeYourStore(value)}; Path=/; Max-Age=${YOUR_STORE_MAX_AGE}; SameSite=Lax`;
        }),
      }),
      pickup: createPickupModule({ client }),
    };
  },
});
