import { createCatalogClient } from '@foolscap/catalog/client';
import { createStoresClient } from '@foolscap/stores/client';
import { createStorePageModule } from '@foolscap/stores/state';
import { shopPart } from './shop-part.ts';

/** Items of a search of a store's stock. */
const MAX_ITEMS = 12;

/** The page of one store, with the search of its stock. */
export const storePagePart = shopPart({
  name: 'storePage',
  modules: ({ http }) => ({
    storePage: createStorePageModule({
      client: createStoresClient(http),
      findItems: async (text, signal) => {
        const { items } = await createCatalogClient(http).search(
          { q: text, size: String(MAX_ITEMS) },
          signal,
        );
        return items.map(({ itemId, title, itemUrl, price }) => ({
          itemId,
          name: title,
          href: itemUrl,
          ...(price ? { price } : {}),
        }));
      },
    }),
  }),
});
