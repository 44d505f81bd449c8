import type {
  Breadcrumb,
  CategoriesData,
  Category,
  ProductData,
  SearchData,
  SearchQuery,
  SuggestData,
} from '@foolscap/catalog/contract';
import { CATALOG_CODES, PAGE_SIZE } from '@foolscap/catalog/model';
import { toDecimal, toMinorUnits } from '@foolscap/core/money';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../context.ts';
import { hasTrigrams } from '../database/database.ts';
import { badRequest, notFound } from '../http/api-error.ts';
import { pictureUrl } from '../media/pictures.ts';
import {
  findProduct,
  listCategories,
  listRelated,
  searchProducts,
  suggestProducts,
  type CategoryRow,
  type Match,
  type ProductFilter,
  type ProductPage,
} from './catalog.repository.ts';
import { prefixQueryOf, wordsOf } from './search-words.ts';
import { tileOf } from './tile.ts';

const RELATED = 6;
const SUGGESTED_PRODUCTS = 6;
const SUGGESTED_CATEGORIES = 3;

const urlOf = (id: string) => `/c/${encodeURIComponent(id)}`;

/** The category and everything below it. */
function familyOf(categories: readonly CategoryRow[], id: string): string[] {
  const family = new Set([id]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const row of categories) if (row.parent_id && family.has(row.parent_id)) family.add(row.id);
  }
  return [...family];
}

function breadcrumbsOf(categories: readonly CategoryRow[], id: string): Breadcrumb[] {
  const trail: Breadcrumb[] = [];
  for (let row = categories.find((each) => each.id === id); row && trail.length < 10;) {
    trail.unshift({ id: row.id, name: row.name, url: urlOf(row.id) });
    const parentId = row.parent_id;
    row = parentId ? categories.find((each) => each.id === parentId) : undefined;
  }
  return trail;
}

export type CatalogService = ReturnType<typeof createCatalogService>;

export function createCatalogService({ database: { db } }: Pick<ApiContext, 'database'>) {
  let trigrams: Promise<boolean> | undefined;

  /** The ways to look for words, from the most exact to the most forgiving. */
  async function matchesOf(query: string): Promise<Match[]> {
    const prefix = prefixQueryOf(query);
    if (!prefix) return [];
    const words = wordsOf(query);
    trigrams ??= hasTrigrams(db);
    return [
      { kind: 'TEXT', words: query },
      { kind: 'PREFIX', words: prefix },
      // Some of the words, when no product has all of them.
      ...(words.length > 1 ? [{ kind: 'ANY', words: words.join(' | ') } as const] : []),
      ...((await trigrams) ? [{ kind: 'SIMILAR', words: words.join(' ') } as const] : []),
    ];
  }

  return {
    async categories(): Promise<CategoriesData> {
      const rows = await listCategories(db);
      const counts = new Map(rows.map((row) => [row.id, row.own_count]));
      const categories = rows.map((row): Category => ({
        id: row.id,
        name: row.name,
        ...(row.parent_id ? { parentId: row.parent_id } : {}),
        description: row.description,
        image: pictureUrl(row.picture),
        url: urlOf(row.id),
        count: familyOf(rows, row.id).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
      }));
      return { categories };
    },

    async search(tenant: TenantId, query: SearchQuery): Promise<SearchData> {
      const text = (query.q ?? '').trim();
      const page = Number(query.page ?? 1);
      const size = Number(query.size ?? PAGE_SIZE);
      const minPrice = toMinorUnits(query.minPrice === undefined ? undefined : Number(query.minPrice));
      const maxPrice = toMinorUnits(query.maxPrice === undefined ? undefined : Number(query.maxPrice));
      if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
        throw badRequest('INVALID_REQUEST', 'minPrice must not be above maxPrice.', 'minPrice');
      }
      const brands = query.brand === undefined ? [] : [query.brand].flat();
      const rows = await listCategories(db);
      const category = rows.find((row) => row.id === query.category);
      if (query.category !== undefined && !category) {
        throw notFound(CATALOG_CODES.categoryNotFound, 'There is no such category.');
      }
      const sort = query.sort ?? (text ? 'relevance' : 'name');
      const filter: Omit<ProductFilter, 'match'> = {
        ...(category ? { categoryIds: familyOf(rows, category.id) } : {}),
        ...(brands.length ? { brands } : {}),
        ...(minPrice === undefined ? {} : { minPrice }),
        ...(maxPrice === undefined ? {} : { maxPrice }),
        ...(query.inStock === 'true' ? { inStock: true } : {}),
      };

      const matches: Match[] = text ? await matchesOf(text) : [{ kind: 'ALL' }];
      let found: ProductPage | undefined;
      let matchedBy: SearchData['matchedBy'] = 'TEXT';
      for (const match of matches) {
        found = await searchProducts(db, tenant, { ...filter, match }, sort, { page, size });
        matchedBy = match.kind === 'ALL' ? 'TEXT' : match.kind;
        // Facets may leave nothing of a good match; only words that match nothing at all are looked for more loosely.
        if (found.total > 0 || found.brands.length > 0 || found.minPrice !== null) break;
      }
      const total = found?.total ?? 0;
      return {
        query: text,
        matchedBy,
        sort,
        page,
        size,
        totalPages: Math.ceil(total / size),
        totalItems: total,
        items: (found?.rows ?? []).map(tileOf),
        facets: {
          brand: (found?.brands ?? []).map((brand) => ({ ...brand, selected: brands.includes(brand.value) })),
          inStock: [{ value: 'true', count: found?.inStockCount ?? 0, selected: query.inStock === 'true' }],
          category: (found?.categories ?? [])
            .map(({ value, count }) => ({
              value,
              count,
              name: rows.find((row) => row.id === value)?.name ?? value,
              selected: value === query.category,
            }))
            .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en')),
          ...(found && found.minPrice !== null && found.maxPrice !== null
            ? { price: { min: toDecimal(found.minPrice), max: toDecimal(found.maxPrice) } }
            : {}),
        },
        ...(category
          ? {
              category: {
                id: category.id,
                name: category.name,
                description: category.description,
                image: pictureUrl(category.picture),
              },
            }
          : {}),
        breadcrumbs: category ? breadcrumbsOf(rows, category.id) : [],
      };
    },

    async suggest(tenant: TenantId, query: string): Promise<SuggestData> {
      const text = query.trim();
      const words = wordsOf(text);
      if (!words.length) return { query: text, categories: [], products: [] };
      const categories = (await listCategories(db))
        .filter((row) => {
          const names = wordsOf(row.name);
          return words.every((word) => names.some((name) => name.startsWith(word)));
        })
        .slice(0, SUGGESTED_CATEGORIES)
        .map(({ id, name }) => ({ id, name, url: urlOf(id) }));
      let rows: Awaited<ReturnType<typeof suggestProducts>> = [];
      for (const match of (await matchesOf(text)).filter(({ kind }) => kind !== 'TEXT')) {
        rows = await suggestProducts(db, tenant, match, SUGGESTED_PRODUCTS);
        if (rows.length) break;
      }
      return {
        query: text,
        categories,
        products: rows
          .map(tileOf)
          .map(({ itemId, title, image, price, itemUrl }) => ({ itemId, title, image, price, itemUrl })),
      };
    },

    async product(tenant: TenantId, sku: string): Promise<ProductData> {
      const row = await findProduct(db, tenant, sku);
      if (!row) throw notFound(CATALOG_CODES.productNotFound, 'We no longer carry this item.');
      const [related, categories] = await Promise.all([
        listRelated(db, tenant, row, RELATED),
        listCategories(db),
      ]);
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
          breadcrumbs: breadcrumbsOf(categories, row.category_id),
          related: related.map(tileOf),
        },
      };
    },
  };
}
