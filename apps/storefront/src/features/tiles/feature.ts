import { createCatalogClient } from '@foolscap/catalog/client';
import {
  createOffersClient,
  createProductTilesClient,
  createPunchoutClient,
  createSwatchesClient,
} from '@foolscap/tiles/client';
import {
  createItemTilesModule,
  createMboxOffersModule,
  createSwatchesModule,
  createTileDrawerModule,
} from '@foolscap/tiles/state';
import { defineFeature } from '../define-feature.ts';
import { reportTiles } from './report-tiles.ts';

/** State that product tiles read in addition to the page's data: tiles by item number, swatches, mbox offers, and the tiles' drawers. */
export const tilesFeature = defineFeature({
  name: 'tiles',
  modules: ({ http, report }) => {
    const catalog = createCatalogClient(http);
    return {
      itemTiles: createItemTilesModule({ client: createProductTilesClient(http) }),
      swatches: createSwatchesModule({ client: createSwatchesClient(http), report }),
      mboxOffers: createMboxOffersModule({ client: createOffersClient(http), report }),
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
  processes: reportTiles,
});
