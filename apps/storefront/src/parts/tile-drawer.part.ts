import { createCatalogClient } from '@foolscap/catalog/client';
import { createProductTilesClient, createPunchoutClient } from '@foolscap/tiles/client';
import { createTileDrawerModule } from '@foolscap/tiles/state';
import { shopPart } from './shop-part.ts';

/** The drawers that tiles open, with details from the product's page. */
export const tileDrawerPart = shopPart({
  name: 'tile-drawer',
  modules: ({ http }) => {
    const catalog = createCatalogClient(http);
    return {
      tileDrawer: createTileDrawerModule({
        client: createProductTilesClient(http),
        punchout: createPunchoutClient(http),
        leave: (url) => location.assign(url),
        readDetails: async (itemId, signal) => {
          const { bullets, compatible } = (await catalog.product(itemId, signal)).product;
          return { bullets, compatible };
        },
      }),
    };
  },
});
