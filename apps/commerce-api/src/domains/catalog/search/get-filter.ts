import type { SearchQuery } from '@foolscap/catalog/contract';
import { CATALOG_CODES, NEW_DAYS } from '@foolscap/catalog/model';
import { toMinorUnits } from '@foolscap/core/money';
import { badRequest, notFound } from '../../../kernel/http/api-error.ts';
import type { BrandList } from '../brands.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ProductFilter } from './product-filter.ts';
import { getWords } from './search-words.ts';

const DAY_MS = 24 * 3_600_000;

/** Lists the final word of each part of a name: `printers` and `machines` for "Printers & office machines". */
const getKinds = (name: string): string[] => name.split(/,|&/).flatMap((part) => getWords(part).slice(-1));

/** Lists the categories that a search offers as departments: those below the requested category, or the top ones. */
export const listDepartments = ({ category, ...query }: SearchQuery, tree: CategoryTree) =>
  query.onSale === 'true' ||
  query.saleEndsSoon === 'true' ||
  query.isNew === 'true' ||
  query.brandSlug !== undefined
    ? tree.list.filter(({ parentId }) => parentId === category)
    : [];

/** Returns the date from which products are new. Without a time, so that counts of a day share a cache entry. */
const getNewSince = (now: Date) => new Date(now.getTime() - NEW_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Returns the date after the sales that end within a week. Without a time, for the same reason. */
const getWeekEnd = (now: Date) => new Date(now.getTime() + 8 * DAY_MS).toISOString().slice(0, 10);

export interface FilterContext {
  tree: CategoryTree;
  /** Read for a query with the slug of a brand. */
  brands?: BrandList | undefined;
  /** Whether to find only items on a contract of the buyer. */
  onContract?: boolean;
  now: Date;
}

/** Converts a query's filters for the repository. Its text is interpreted separately. */
export function getFilter(
  query: SearchQuery,
  { tree, brands, onContract, now }: FilterContext,
): ProductFilter {
  const price = (value: string | undefined) => toMinorUnits(value === undefined ? undefined : Number(value));
  const minPrice = price(query.minPrice);
  const maxPrice = price(query.maxPrice);
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    throw badRequest('INVALID_REQUEST', 'minPrice must not be above maxPrice.', 'minPrice');
  if (query.pickup === 'true' && query.store === undefined)
    throw badRequest('INVALID_REQUEST', 'pickup needs a store.', 'store');
  const { category } = query;
  if (category !== undefined && !tree.find(category))
    throw notFound(CATALOG_CODES.categoryNotFound, 'We couldn’t find that category.');
  const brandNames = query.brandSlug === undefined ? undefined : (brands?.getNames(query.brandSlug) ?? []);
  if (brandNames && !brandNames.length)
    throw notFound(CATALOG_CODES.brandNotFound, 'We couldn’t find that brand.');
  const family = category === undefined ? undefined : tree.getFamily(category);
  const several = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());
  return {
    ...(family ? { categoryIds: family } : {}),
    // A category without subcategories has only one kind of product.
    ...(family && family.length > 1 ? { kinds: getKinds(tree.find(category!)!.name) } : {}),
    families: [...tree.mixed, ...listDepartments(query, tree).map(({ id }) => id)].flatMap((id) =>
      tree.getFamily(id).map((member) => [id, member] as const),
    ),
    brands: brandNames ?? several(query.brand),
    colors: several(query.color),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(query.rating === undefined ? {} : { rating: Number(query.rating) }),
    inStock: query.inStock === 'true',
    ...(query.store === undefined ? {} : { store: query.store }),
    pickup: query.pickup === 'true',
    ...(onContract ? { onContract } : {}),
    ...(query.onSale === 'true' ? { onSale: true } : {}),
    ...(query.saleEndsSoon === 'true' ? { saleEndsBefore: getWeekEnd(now) } : {}),
    ...(query.isNew === 'true' ? { newSince: getNewSince(now) } : {}),
  };
}
