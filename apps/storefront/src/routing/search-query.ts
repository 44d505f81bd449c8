import { searchParams } from '@foolscap/catalog/client';
import type { SearchQuery } from '@foolscap/catalog/contract';
import { readPrice, slugify, SORTS } from '@foolscap/catalog/model';
import type { Sort } from '@foolscap/catalog/model';

const STORE = /^\d{4}$/;
const PAGE = /^[1-9]\d{0,4}$/;

/** Replaces NUL characters, which databases reject. */
const withoutNul = (text: string) => text.replaceAll('\0', ' ').trim();

/** Parses the price bounds in the parameters; swaps them if they are in the wrong order. */
function prices(text: (name: string) => string): Pick<SearchQuery, 'minPrice' | 'maxPrice'> {
  const [min, max] = ['minPrice', 'maxPrice'].map((name) => readPrice(text(name)));
  const [from, to] = min && max && Number(min) > Number(max) ? [max, min] : [min, max];
  return {
    ...(from && { minPrice: from }),
    ...(to && { maxPrice: to }),
  };
}

/** Returns the path of a brand's page. */
export const getBrandPath = (brandName: string): string => `/brands/${slugify(brandName)}`;

/** Returns the category id of a path segment; an impossible id is shortened, so that no category is found. */
export const getCategory = (name: string | undefined): string => withoutNul(name ?? '').slice(0, 80) || '-';

/**
 * Parses a list's URL parameters to a query. Invalid values are ignored.
 *
 * @param chosen number of the shopper's store, for the pickup count; a store in the URL takes precedence
 */
export function getSearchQuery(search: URLSearchParams, chosen?: string): SearchQuery {
  const text = (name: string) => withoutNul(search.get(name) ?? '');
  const one = (name: string, fits: (value: string) => boolean = () => true) => {
    const value = text(name);
    return value && fits(value) ? { [name]: value } : {};
  };
  const several = (name: 'brand' | 'color') => {
    const values = search
      .getAll(name)
      .filter((value) => withoutNul(value) === value.trim() && value.trim() && value.length <= 80);
    return values.length ? { [name]: values.slice(0, 40) } : {};
  };
  const store = search.get('store') ?? '';
  const q = text('q').slice(0, 200);
  return {
    ...(q && { q }),
    ...one('page', (value) => PAGE.test(value) && value !== '1'),
    ...one('sort', (value) => SORTS.includes(value as Sort)),
    ...prices(text),
    ...one('inStock', (value) => value === 'true'),
    ...one('category', (value) => value.length <= 80),
    ...several('brand'),
    ...several('color'),
    ...one('rating', (value) => /^[1-5]$/.test(value)),
    ...(search.get('pickup') === 'true' && STORE.test(store)
      ? { pickup: 'true' as const, store }
      : chosen && STORE.test(chosen)
        ? { store: chosen }
        : {}),
  };
}

/** Converts a query to URL parameters. The store is included only with the pickup filter; otherwise it is the shopper's own. */
export const getAddress = ({ store, ...query }: SearchQuery): string =>
  searchParams(query.pickup && store ? { ...query, store } : query).toString();
