import type {
  CategoriesData,
  ProductData,
  SearchData,
  SearchQuery,
  SuggestData,
} from '@foolscap/catalog/contract';
import { CATALOG_CODES } from '@foolscap/catalog/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../context.ts';
import { notFound } from '../http/api-error.ts';
import { findProduct, listCategories, listRelated } from './catalog.repository.ts';
import { categoryTree, type CategoryTree } from './category-tree.ts';
import { createRemembered } from './remembered.ts';
import { createSearchService } from './search/search.service.ts';
import { tileOf } from './tile.ts';

const RELATED = 6;

export type CatalogService = ReturnType<typeof createCatalogService>;

export function createCatalogService({
  database: { db },
  settings: { catalogueCacheSeconds },
}: Pick<ApiContext, 'database' | 'settings'>) {
  const trees = createRemembered<CategoryTree>(catalogueCacheSeconds, 1);
  const search = createSearchService({ db, cacheSeconds: catalogueCacheSeconds });
  const tree = () => trees.get('categories', async () => categoryTree(await listCategories(db)));

  return {
    async categories(): Promise<CategoriesData> {
      return { categories: (await tree()).list };
    },

    async search(tenant: TenantId, query: SearchQuery): Promise<SearchData> {
      return search.search(tenant, query, await tree());
    },

    async suggest(tenant: TenantId, query: string): Promise<SuggestData> {
      return search.suggest(tenant, query, await tree());
    },

    async product(tenant: TenantId, sku: string): Promise<ProductData> {
      const row = await findProduct(db, tenant, sku);
      if (!row) throw notFound(CATALOG_CODES.productNotFound, 'We no longer carry this item.');
      const [related, categories] = await Promise.all([listRelated(db, tenant, row, RELATED), tree()]);
      const tile = tileOf(row);
      return {
        product: {
          ...tile,
          description: row.description,
          bullets: row.bullets,
          attributes: row.attributes,
          images: [tile.image],
          ...(row.product_type_name ? { productTypeName: row.product_type_name } : {}),
          oversized: row.oversized,
          availableQuantity: row.available,
          breadcrumbs: categories.breadcrumbsOf(row.category_id),
          related: related.map(tileOf),
        },
      };
    },
  };
}
