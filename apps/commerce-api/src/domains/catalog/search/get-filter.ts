import type { SearchQuery } from '@foolscap/catalog/contract';
import { CATALOG_CODES } from '@foolscap/catalog/model';
import { toMinorUnits } from '@foolscap/core/money';
import { badRequest, notFound } from '../../../kernel/http/api-error.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ProductFilter } from './product-filter.ts';
import { getWords } from './search-words.ts';

/** Lists the final word of each part of a name: `printers` and `machines` for "Printers & office machines". */
const getKinds = (name: string): string[] => name.split(/,|&/).flatMap((part) => getWords(part).slice(-1));

/** Converts a query's filters for the repository. Its text is interpreted separately. */
export function getFilter(query: SearchQuery, tree: CategoryTree): ProductFilter {
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
  const family = category === undefined ? undefined : tree.getFamily(category);
  const several = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());
  return {
    ...(family ? { categoryIds: family } : {}),
    // A category without subcategories has only one kind of product.
    ...(family && family.length > 1 ? { kinds: getKinds(tree.find(category!)!.name) } : {}),
    families: tree.mixed.flatMap((id) => tree.getFamily(id).map((member) => [id, member] as const)),
    brands: several(query.brand),
    colors: several(query.color),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(query.rating === undefined ? {} : { rating: Number(query.rating) }),
    inStock: query.inStock === 'true',
    ...(query.store === undefined ? {} : { store: query.store }),
    pickup: query.pickup === 'true',
  };
}
