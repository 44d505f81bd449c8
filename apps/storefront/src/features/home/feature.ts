import { createCatalogClient } from '@foolscap/catalog/client';
import type { SearchQuery } from '@foolscap/catalog/contract';
import { createHomeClient } from '@foolscap/content/client';
import { createHomeModule, type HomeRow } from '@foolscap/content/state';
import { createProductTilesClient } from '@foolscap/tiles/client';
import { defineFeature } from '../define-feature.ts';

/** Returns the search for the products of a row. */
function getQuery(row: HomeRow): SearchQuery {
  if (row.kind === 'deals') return { onSale: 'true', inStock: 'true', sort: 'saving', size: '8' };
  if (row.kind === 'newArrivals') return { sort: 'newest', inStock: 'true', size: '12' };
  return { category: row.category ?? '', inStock: 'true', sort: 'popular', size: '8' };
}

/** The sections of the home page, with the products of its rows. */
export const homeFeature = defineFeature({
  name: 'home',
  modules: ({ http }) => {
    const catalog = createCatalogClient(http);
    const tiles = createProductTilesClient(http);
    return {
      home: createHomeModule({
        client: createHomeClient(http),
        readRow: async (row, signal) =>
          row.kind === 'seasonal' && row.skus
            ? tiles.readTiles(row.skus, signal)
            : (await catalog.search(getQuery(row), signal)).items,
      }),
    };
  },
});
